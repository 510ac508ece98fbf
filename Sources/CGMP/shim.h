#include <gmp.h>

// GMP defines these as macros, which Swift does not see.
static inline int rational_sign(mpq_srcptr value) { return mpq_sgn(value); }

/// Sets `result` to value × 10^places, rounded to the nearest whole number, a half to the even one.
static inline void rational_round(mpz_ptr result, mpq_srcptr value, unsigned long places) {
    mpz_t remainder;
    mpz_init(remainder);
    mpz_ui_pow_ui(result, 10, places);
    mpz_mul(result, result, mpq_numref(value));
    mpz_fdiv_qr(result, remainder, result, mpq_denref(value));
    mpz_mul_2exp(remainder, remainder, 1);
    int half = mpz_cmp(remainder, mpq_denref(value));
    if (half > 0 || (half == 0 && mpz_odd_p(result))) mpz_add_ui(result, result, 1);
    mpz_clear(remainder);
}

/// Sets `result`, which is new, to numerator ÷ 10^places.
static inline void rational_set_decimal(mpq_ptr result, const char *numerator, unsigned long places) {
    mpz_set_str(mpq_numref(result), numerator, 10);
    mpz_ui_pow_ui(mpq_denref(result), 10, places);
    mpq_canonicalize(result);
}

/// Sets `result`, which is new, to value rounded to `places` digits after the point, a half to the even neighbour.
static inline void rational_set_rounded(mpq_ptr result, mpq_srcptr value, unsigned long places) {
    rational_round(mpq_numref(result), value, places);
    mpz_ui_pow_ui(mpq_denref(result), 10, places);
    mpq_canonicalize(result);
}

/// How many bits the denominator has.
static inline size_t rational_denominator_bits(mpq_srcptr value) {
    return mpz_sizeinbase(mpq_denref(value), 2);
}
