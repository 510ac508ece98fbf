/* Nothing: the library is loaded before a program's own (LD_PRELOAD), and takes the place of some functions. */
