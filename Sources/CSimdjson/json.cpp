#include "fxterm_json.h"

// Swift sees no C++. The library's on-demand reader goes over the body once, and each value is put down in
// a row that Swift walks as plain C. Its other reader refuses a whole body for one number that is too large.
#include <algorithm>
#include <simdjson.h>
#include <vector>

using namespace simdjson;

struct fxterm_json {
    // Holds the texts, without their escapes.
    ondemand::parser parser;
    std::vector<fxterm_json_value> values;
};

namespace {

// Feeds nest ten deep at most; the stack bears far more than this.
constexpr int deepest = 64;
// Ten thousand stocks of twenty named fields are half of it.
constexpr size_t most = 1 << 20;

fxterm_json_value made(fxterm_json_kind kind) { return {kind, 1, 0, {}}; }

fxterm_json_value made(std::string_view text)
{
    auto value = made(fxterm_json_text);
    value.count = uint32_t(text.size());
    value.text = text.data();
    return value;
}

// Puts down `value` and all inside it; false if the body is broken.
bool read(std::vector<fxterm_json_value> &values, ondemand::value value, int depth)
{
    ondemand::json_type type;
    if (depth > deepest || values.size() >= most || value.type().get(type)) return false;
    switch (type) {
    case ondemand::json_type::null: {
        bool is_null;
        if (value.is_null().get(is_null) || !is_null) return false;
        values.push_back(made(fxterm_json_unusable));
        return true;
    }
    case ondemand::json_type::boolean: {
        bool is_true;
        if (value.get_bool().get(is_true)) return false;
        values.push_back(made(fxterm_json_unusable));
        return true;
    }
    case ondemand::json_type::number: {
        // 1e999 is one bad figure, and its neighbours are not.
        auto number = made(fxterm_json_number);
        if (value.get_double().get(number.number)) number.kind = fxterm_json_unusable;
        values.push_back(number);
        return true;
    }
    case ondemand::json_type::string: {
        // So is half of a surrogate pair.
        std::string_view text;
        values.push_back(value.get_string().get(text) ? made(fxterm_json_unusable) : made(text));
        return true;
    }
    case ondemand::json_type::array: {
        auto place = values.size();
        values.push_back(made(fxterm_json_list));
        ondemand::array array;
        if (value.get_array().get(array)) return false;
        uint32_t count = 0;
        for (auto element : array) {
            ondemand::value inner;
            if (element.get(inner) || !read(values, inner, depth + 1)) return false;
            count++;
        }
        values[place].count = count;
        values[place].span = uint32_t(values.size() - place);
        return true;
    }
    case ondemand::json_type::object: {
        auto place = values.size();
        values.push_back(made(fxterm_json_object));
        ondemand::object object;
        if (value.get_object().get(object)) return false;
        uint32_t count = 0;
        for (auto member : object) {
            std::string_view name;
            ondemand::value inner;
            if (member.unescaped_key().get(name) || member.value().get(inner)) return false;
            values.push_back(made(name));
            if (!read(values, inner, depth + 1)) return false;
            count++;
        }
        values[place].count = count;
        values[place].span = uint32_t(values.size() - place);
        return true;
    }
    }
    return false;
}

} // namespace

fxterm_json *fxterm_json_read(const uint8_t *bytes, size_t count)
{
    std::string_view text(reinterpret_cast<const char *>(bytes), count);
    // Some gateways put a byte order mark in front, which this version of the library does not know.
    if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
    // The library reads some bytes beyond the end.
    padded_string body(text);
    auto json = new fxterm_json();
    // A value in eight bytes is dense; more than that has the row moved.
    json->values.reserve(std::min(count / 8 + 16, most));
    ondemand::document document;
    ondemand::value root;
    if (json->parser.iterate(body).get(document) || document.get_value().get(root)
        || !read(json->values, root, 0) || !document.current_location().error()) {
        delete json;
        return nullptr;
    }
    return json;
}

const fxterm_json_value *fxterm_json_root(const fxterm_json *json) { return json->values.data(); }

void fxterm_json_free(fxterm_json *json) { delete json; }
