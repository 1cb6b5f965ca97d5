import fc from 'fast-check';

/** A field as a server describes it, with a value that it sends and what somebody may type into it. */
export interface Received {
  readonly raw: Readonly<Record<string, unknown>>;
  /** Undefined where the server leaves the field out. */
  readonly received: unknown;
  readonly typed: unknown;
}

const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const offset = fc.constantFrom('+00:00', '+01:00', '+02:00', '+04:00', '-04:00', 'Z', '');
const clock = fc.constantFrom('00:00:00', '20:45:30', '23:59:59', '02:30:00.123456');
const moment = fc.tuple(day, clock, offset).map(([date, time, zone]) => `${date}T${time}${zone}`);
const midnight = fc.tuple(day, offset).map(([date, zone]) => `${date}T00:00:00${zone}`);
const text = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('', ' ', 'Été', '12', 'inconnu'));
const decimal = fc
  .tuple(fc.integer({ min: -999, max: 999 }), fc.constantFrom('', '.5', '.50', '.123456789012345678'))
  .map(([whole, part]) => `${whole}${part}`);
const json = fc.jsonValue({ maxDepth: 2 });

const iriIn = (collection: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('', 'https://api.example.org', '//api.example.org'),
      fc.integer({ min: 1, max: 40 }),
    )
    .map(([origin, id]) => `${origin}/api/${collection}/${id}`);
const related = fc.oneof(
  iriIn('people'),
  iriIn('people').map((iri) => ({ '@id': iri, '@type': 'Person', familyName: 'DUPONT' })),
);
/** PHP writes a list with holes as an object with number keys. */
const listOf = (entry: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.array(entry, { maxLength: 4 }), fc.boolean())
    .map(([list, hasHoles]) =>
      hasHoles && list.length > 0
        ? Object.fromEntries(list.map((one, index) => [String(index * 2 + 1), one]))
        : list,
    );

const of = (
  raw: Readonly<Record<string, unknown>>,
  received: fc.Arbitrary<unknown>,
  typed: fc.Arbitrary<unknown>,
): fc.Arbitrary<Received> => fc.record({ raw: fc.constant(raw), received, typed });

const choices = ['M', 'F'];
const plain = fc.oneof(
  of({ type: 'string' }, text, text),
  of({ type: 'text' }, text, text),
  of({ type: 'int' }, fc.oneof(fc.integer(), fc.integer().map(String)), fc.integer()),
  of({ type: 'bigint' }, fc.bigInt().map(String), fc.integer()),
  of({ type: 'float' }, fc.oneof(fc.integer(), decimal), fc.integer()),
  of({ type: 'decimal' }, decimal, decimal),
  of({ type: 'bool' }, fc.boolean(), fc.boolean()),
  of({ type: 'date_immutable' }, fc.oneof(midnight, day), day),
  of(
    { type: 'datetime' },
    moment,
    day.map((date) => `${date}T09:05:00`),
  ),
  of(
    { type: 'time' },
    offset.map((zone) => `1970-01-01T20:45:00${zone}`),
    fc.constant('1970-01-01T21:00:00'),
  ),
  of({ type: 'string', choices }, fc.constantFrom('M', 'F', 'X'), fc.constantFrom(...choices)),
  of({ type: 'json' }, json, json),
  of({ type: 'array' }, listOf(fc.oneof(text, fc.integer(), fc.constant(null))), fc.array(text)),
  of({ type: 'unheard-of' }, json, text),
  of({ type: 'person' }, related, iriIn('people')),
  of({ type: 'person', multiple: true }, listOf(related), fc.array(iriIn('people'), { maxLength: 3 })),
  of(
    { type: 'file' },
    fc.oneof(
      iriIn('files').map((iri) => ({
        '@id': iri,
        originalFilename: 'a.pdf',
        url: '/a.pdf',
        base64File: null,
      })),
      fc.constant({ originalFilename: 'b.pdf', url: '/b.pdf', public: true }),
    ),
    fc.constant({ originalFilename: 'c.pdf', base64File: 'data:application/pdf;base64,JVBERg==' }),
  ),
);

/** Left out or null now and then, whatever the field is. */
const orNothing = (field: fc.Arbitrary<Received>): fc.Arbitrary<Received> =>
  fc
    .tuple(field, fc.constantFrom('received', 'received', 'received', 'received', 'null', 'absent'))
    .map(([one, how]) =>
      how === 'received' ? one : { ...one, received: how === 'null' ? null : undefined },
    );

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const recordOf = (field: fc.Arbitrary<Received>): fc.Arbitrary<Readonly<Record<string, Received>>> =>
  fc
    .array(field, { minLength: 2, maxLength: names.length })
    .map((fields) => Object.fromEntries(fields.map((one, index) => [names[index] ?? '', one])));

export const rawOf = (record: Readonly<Record<string, Received>>): Record<string, Received['raw']> =>
  Object.fromEntries(Object.entries(record).map(([name, { raw }]) => [name, raw]));

export const receivedOf = (record: Readonly<Record<string, Received>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, { received }]) =>
      received === undefined ? [] : [[name, received]],
    ),
  );

const identity = fc.oneof(
  iriIn('things').map((iri) => ({ '@id': iri, '@type': 'Thing', id: 3 })),
  fc.constant({ '@id': '/api/.well-known/genid/4fb', '@type': 'Thing' }),
  fc.constant({ undescribed: 'kept' }),
);

/** An object, or a list of objects, edited in place; the server may send any of them as its address alone. */
const nested = (field: fc.Arbitrary<Received>): fc.Arbitrary<Received> =>
  fc
    .record({
      inner: recordOf(field),
      who: identity,
      iri: iriIn('things'),
      how: fc.constantFrom('object', 'object', 'iri', 'empty', 'rows', 'rows', 'mixed', 'iris'),
    })
    .map(({ inner, who, iri, how }) => {
      const raw = { type: 'thing', embedded: true, fields: rawOf(inner), multiple: MANY.has(how) };
      const object = { ...who, ...receivedOf(inner) };
      const received = {
        object,
        iri,
        empty: [],
        rows: [object],
        mixed: [iri, object],
        iris: [iri, `${iri}1`],
      }[how];
      const [name = '', { typed } = { typed: null }] = Object.entries(inner)[0] ?? [];
      const change = { [name]: typed };
      return { raw, received, typed: MANY.has(how) ? [{ ...object, ...change }] : { ...object, ...change } };
    });

const MANY: ReadonlySet<string> = new Set(['rows', 'mixed', 'iris']);

/** A record of a few fields of every shape that Doctrine and the serializer give. */
export const receivedRecord = recordOf(
  orNothing(fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: nested(orNothing(plain)) })),
);
