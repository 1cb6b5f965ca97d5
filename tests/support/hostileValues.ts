import fc from 'fast-check';

/** A value that goes wrong somewhere, as written in an address, percent-encoding included, and in a body of JSON. */
export interface HostileValue {
  readonly address: string;
  readonly json: string;
}

/** The same values on every machine. */
export const hostileValues = (count: number, seed: number): readonly HostileValue[] =>
  fc.sample(anyHostile, { numRuns: count, seed });

/** Ends of pairs, NUL, what nobody sees, what turns the direction, letters made of several signs, wildcards and quotes. */
const SIGNS = [
  '\u0000 \ud800 \udc00 \u00ad \u200b \u200c \u200d \u2060 \u180e \u3164 \ufeff \ufe0f \u202e \u200f \u2066 \u007f \u0085 \u2028',
  String.raw`% _ \ ' " $ $1 ? : ; & = + # / . * ( ) [ ] { } < > | ^ ~ - -- , ` + '`',
  '💥 👩\u200d👩\u200d👧 🇫🇷 e\u0301 ſ ß İ ı ﬁ а о Ａ 名 ع א a Z 0 7',
].flatMap((line) => line.split(' '));

const NUMBERS =
  '0 -0 1 -1 1.5 1e309 -1e309 1e-400 1e21 2147483647 2147483648 -2147483649 9007199254740993 99999999999999999999 0.1e1 12345678901234567890.123456789';

/** Numbers and other words that some parser takes for a value. */
const WORDS =
  `${NUMBERS} NaN Infinity -Infinity null undefined true false on nil 0x10 1_000 +1 01 1e3 .5 5. ١٢
  2026-02-30 0000-00-00 9999-12-31T23:59:59-14:00 10000-01-01 -000001-01-01 275760-09-13T00:00:00Z 2026-11-27T24:00:00
  24:00 23:59:60 1970-01-01T25:61:61+99:99 infinity epoch now 500..1 .. 1..2..3 1..1e309
  __proto__ constructor toString hasOwnProperty /api/people/1 /api/people/99999999999 /api/nowhere/1 /api/files/1
  //evil.test/api/people/1 http://[::1 ../../etc/passwd ..%2f..%2fetc%2fpasswd file:///etc/passwd a@b ;drop asc DESC
  data:application/pdf;base64,AAAA \${jndi:x} {{7*7}} <script>`
    .split(/\s+/)
    .filter((word) => word !== '');

/** As no encoding writes it: no UTF-8, half a sign, an encoded end of a pair, an escaped bracket. */
const BROKEN = ['%', '%z', '%zz', '%ff', '%c3', '%c3%28', '%ed%a0%80', '%f8%88', '%00', '%u0000', '%5b%5d'];

const toText = (text: string): HostileValue => ({
  // An address holds no half of a pair.
  address: encodeURIComponent(Buffer.from(text).toString()),
  json: JSON.stringify(text),
});

const toJson = (json: string): HostileValue => ({ address: encodeURIComponent(json), json });

const anyText = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('', ' ', ...WORDS) },
  {
    weight: 7,
    arbitrary: fc
      .array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 12 })
      .map((all) => all.join('')),
  },
  { weight: 3, arbitrary: fc.string({ maxLength: 40, unit: 'binary' }) },
  // In the length of a field, and past it.
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('a', 'é', '💥', '9', '[', '\u200d'), fc.integer({ min: 90, max: 1000 }))
      .map(([sign, count]) => sign.repeat(count)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('a ', '% ', '-\t', 'é\u00a0'), fc.integer({ min: 9, max: 300 }))
      .map(([word, count]) => word.repeat(count)),
  },
);

const nested = (open: string, close: string) =>
  fc.constantFrom(1, 5, 31, 33, 200).map((levels) => open.repeat(levels) + close.repeat(levels));

const anyHostile: fc.Arbitrary<HostileValue> = fc.oneof(
  { weight: 14, arbitrary: anyText.map(toText) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom('a', ...BROKEN), { minLength: 1, maxLength: 4 })
      .map((all) => ({ address: all.join(''), json: JSON.stringify(all.join('')) })),
  },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS.split(' '), 'null', 'true', 'false').map(toJson) },
  { weight: 2, arbitrary: fc.array(anyText, { maxLength: 3 }).map((all) => toJson(JSON.stringify(all))) },
  {
    weight: 1,
    arbitrary: fc
      .dictionary(fc.oneof(anyText, fc.constantFrom('@id', 'id', 'gt', 'between')), anyText, { maxKeys: 3 })
      .map((all) => toJson(JSON.stringify(all))),
  },
  {
    weight: 1,
    arbitrary: fc
      .oneof(nested('[', ']'), nested('{"a":', '}'))
      .map((json) => toJson(json.replace(':}', ':1}'))),
  },
);
