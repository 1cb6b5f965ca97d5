import { describe, expect, it } from 'vitest';
import { toFormValues } from '../../../src/schema/formValues.ts';
import { isBlankObject, keptRows } from '../../../src/schema/blank.ts';
import { isSentAlike, isUntouched, toPatch, toPayload } from '../../../src/schema/payload.ts';
import { describeField, describeFields } from '../../support/describeFields.ts';

type RawField = Readonly<Record<string, unknown>>;

const sent = (raw: RawField, value: unknown): unknown => toPayload([describeField(raw)], { value }).value;

describe('toPayload', () => {
  it('keeps described and writable fields only (R5.29)', () => {
    const fields = describeFields({ name: {}, identifier: { readOnly: true } });
    const record = { '@id': '/api/clubs/1', id: 1, name: 'TT', identifier: '7', foo: 1, '@permissions': {} };
    expect(toPayload(fields, record)).toEqual({ name: 'TT' });
  });

  it('sends every described field, for a PUT replaces', () => {
    expect(toPayload(describeFields({ a: {}, b: { type: 'int' }, c: { type: 'bool' } }), {})).toEqual({
      a: null,
      b: null,
      c: false,
    });
  });

  it.each([
    ['string', '', null],
    ['string', 'Marie', 'Marie'],
    ['int', '12', 12],
    ['int', '', null],
    ['int', 0, 0],
    ['float', '12.50', 12.5],
    ['bool', null, false],
    ['bool', undefined, false],
    ['bool', true, true],
    ['date', '2026-03-05', '2026-03-05T00:00:00'],
    ['date', '2026-03-05T00:00:00+01:00', '2026-03-05T00:00:00'],
    ['date', '', null],
    ['datetime', '2026-03-05T09:05', '2026-03-05T09:05:00'],
    ['datetime', '2026-03-05T08:05:07Z', '2026-03-05T09:05:07'],
    ['json', { a: [1] }, { a: [1] }],
  ])('of a field of type %s sends %j as %j (R5.25, R5.26, R5.28, R5.31, R9.19)', (type, value, wire) => {
    expect(sent({ type }, value)).toEqual(wire);
  });

  it.each([
    ['/api/people/34', '/api/people/34'],
    [{ '@id': '/api/people/34', familyName: 'Dupont' }, '/api/people/34'],
    [null, null],
    ['', null],
  ])('sends the relation %j as %j (R5.30, R3.138)', (value, wire) => {
    expect(sent({ type: 'person', path: 'people' }, value)).toBe(wire);
  });

  it('sends a list of relations as a list of addresses (R5.30)', () => {
    const many = { type: 'person', path: 'people', multiple: true };
    expect(sent(many, ['/api/people/1', { '@id': '/api/people/2' }])).toEqual([
      '/api/people/1',
      '/api/people/2',
    ]);
    expect(sent(many, { 0: '/api/people/1', 2: '/api/people/3' })).toEqual([
      '/api/people/1',
      '/api/people/3',
    ]);
    expect(sent(many, null)).toEqual([]);
  });

  it('sends text composed, and one line of it with one plain blank between words', () => {
    const fields = describeFields({ name: {}, note: { type: 'text' } });
    expect(toPayload(fields, { name: ' Ve\u0301ro\u00a0 Le\tRoux ', note: ' e\u0301\n  b ' })).toEqual({
      name: 'Véro Le Roux',
      note: ' é\n  b ',
    });
    // Blanks alone are a value to NotNull (R5.35).
    expect(sent({}, '  ')).toBe('  ');
  });

  it('sends no empty entry of a list', () => {
    const entries = { type: 'contact', multiple: true, embedded: true, fields: { telephone: {} } };
    expect(sent(entries, [{ telephone: '01' }, { telephone: '' }, null])).toEqual([{ telephone: '01' }]);
    expect(sent({ type: 'array' }, ['a', '', null])).toEqual(['a']);
  });

  const address = { type: 'address', embedded: true, fields: { street: {}, main: { type: 'bool' } } };
  it.each([
    '/api/addresses/5',
    'https://api.example.org/api/addresses/5',
    '//api.example.org/api/addresses/5',
  ])('keeps the identity %s of an embedded object, so that the server updates it', (iri) => {
    expect(sent(address, { '@id': iri, street: 'rue Haute', main: null, foo: 1 })).toEqual({
      '@id': iri,
      street: 'rue Haute',
      main: false,
    });
  });

  describe('an embedded object whose parts have defaults, its address generated anew with every answer', () => {
    const fields = describeFields({
      engine: {
        type: 'engine',
        embedded: true,
        jsonTypes: ['object'],
        fields: {
          power: { type: 'int', default: 70, jsonTypes: ['integer'] },
          volume: { type: 'float', default: 1.2, jsonTypes: ['number'] },
        },
      },
    });
    const engine = (parts: object, id = 'a') => ({
      engine: { '@id': `/api/.well-known/genid/${id}`, power: 90, volume: 1.2, ...parts },
    });

    it('is sent whole when a part is set to its default', () => {
      expect(toPatch(fields, engine({ power: 70 }), engine({}, 'b'))).toEqual({
        engine: { power: 70, volume: 1.2 },
      });
    });

    it('says which of its parts was emptied, where the rest equals the defaults', () => {
      const original = engine({ power: 70 }, 'b');
      expect(toPatch(fields, engine({ power: null }), original)).toEqual({
        engine: { power: null, volume: 1.2 },
      });
      const alike = fields.map((field) =>
        isSentAlike(field, engine({ power: null }).engine, original.engine),
      );
      expect(alike).toEqual([false]);
    });

    it('says that all of its parts were emptied, for it is never null itself', () => {
      expect(toPatch(fields, engine({ power: null, volume: null }), engine({}, 'b'))).toEqual({
        engine: { power: null, volume: null },
      });
    });

    it('is left to the server in a new record that holds the defaults alone', () => {
      expect(toPayload(fields, { engine: { power: 70, volume: 1.2 } })).toEqual({});
      expect(toPayload(fields, { engine: { power: 71, volume: 1.2 } })).toEqual({
        engine: { power: 71, volume: 1.2 },
      });
    });

    it('is not sent when nobody has changed it', () => {
      expect(toPatch(fields, engine({ power: 70 }), engine({ power: 70 }, 'b'))).toEqual({});
    });
  });

  it.each(['/.well-known/genid/4fb', '/api/.well-known/genid/4fb', '_:b0'])(
    'sends back no generated identity such as %s',
    (iri) => {
      expect(sent(address, { '@id': iri, street: 'rue Haute' })).toEqual({
        street: 'rue Haute',
        main: false,
      });
    },
  );

  it('sends an embedded object into which nobody typed as absent', () => {
    expect(sent(address, { street: '', main: false })).toBeNull();
    expect(sent(address, undefined)).toBeNull();
    expect(sent(address, { street: null, main: true })).toEqual({ street: null, main: true });
  });

  it('sends a required embedded object even when each of its fields is empty', () => {
    const required = { ...address, constraints: [{ name: 'NotNull' }] };
    expect(sent(required, null)).toEqual({ street: null, main: false });
  });

  it('never sends what is on the prototype of the record', () => {
    const inherited = Object.create({ name: 'Marie' }) as RawField;
    expect(toPayload(describeFields({ name: {} }), inherited)).toEqual({ name: null });
  });
});

describe('toPayload, times', () => {
  it.each([
    ['20:45', '1970-01-01T20:45:00'],
    ['20:45:30', '1970-01-01T20:45:30'],
    ['1970-01-01T20:45:30+01:00', '1970-01-01T20:45:30'],
    ['', null],
    ['midi', 'midi'],
  ])('sends the time %j as %j, the clock as it is written', (value, wire) => {
    expect(sent({ type: 'time' }, value)).toBe(wire);
  });
});

describe('toPayload, rows', () => {
  const rows = {
    type: 'row',
    mapping: { type: 4 },
    fields: {
      amount: { type: 'int' },
      paid: { type: 'bool' },
      country: { default: 'FR' },
      person: { type: 'person', path: 'people' },
      total: { type: 'int', readOnly: true },
      lines: { embedded: true, multiple: true, fields: { text: {} } },
    },
  };

  it('keeps their order and cleans each as a record of its own (R5.25, R5.26, R5.29, R5.30, R5.31)', () => {
    const value = [
      { '@id': '/api/rows/2', amount: '3', paid: null, person: { '@id': '/api/people/1', x: 1 }, total: 9 },
      { '@id': '/api/rows/1', amount: '', paid: true, foo: 1, lines: [{ text: 'b' }, { text: 'a' }] },
    ];
    expect(sent(rows, value)).toEqual([
      { '@id': '/api/rows/2', amount: 3, paid: false, country: null, person: '/api/people/1', lines: [] },
      {
        '@id': '/api/rows/1',
        amount: null,
        paid: true,
        country: null,
        person: null,
        lines: [{ text: 'b' }, { text: 'a' }],
      },
    ]);
  });

  it('leaves out what was added and not filled in, and keeps what the server knows', () => {
    const value = [
      { amount: null, paid: false },
      { '@id': '/api/rows/1', amount: null },
      { country: 'FR' },
      null,
      { '@id': '_:b0', amount: null },
      '/api/rows/3',
    ];
    expect(sent(rows, value)).toMatchObject([
      { '@id': '/api/rows/1', amount: null },
      { country: 'FR' },
      '/api/rows/3',
    ]);
    expect(keptRows(describeField(rows), value)).toEqual([1, 2, 5]);
  });

  it('reads a list that PHP wrote as an object', () => {
    expect(sent(rows, { 0: { amount: 1 }, 2: { amount: 2 } })).toMatchObject([{ amount: 1 }, { amount: 2 }]);
    expect(sent(rows, null)).toEqual([]);
  });
});

describe('isBlankObject', () => {
  it('counts a default value as untouched', () => {
    const fields = describeFields({ country: { default: 'FR' }, town: {} });
    expect(isBlankObject({ country: 'FR', town: '' }, fields)).toBe(true);
    expect(isBlankObject({ country: 'BE' }, fields)).toBe(false);
  });

  it('looks into nested objects', () => {
    const fields = describeFields({ inner: { embedded: true, fields: { a: {} } } });
    expect(isBlankObject({ inner: { a: null } }, fields)).toBe(true);
    expect(isBlankObject({ inner: { a: 'x' } }, fields)).toBe(false);
  });
});

describe('toPayload of a record that the server sent', () => {
  const kept = (raw: RawField, received: unknown): unknown =>
    toPayload([describeField(raw)], toFormValues([describeField(raw)], { value: received }), {
      value: received,
    }).value;
  const address = { type: 'address', embedded: true, fields: { street: {}, main: { type: 'bool' } } };
  const rows = { ...address, multiple: true };

  it.each([
    ['an embedded object sent as its address', address, '/api/addresses/7'],
    [
      'an embedded list that holds addresses',
      rows,
      ['/api/addresses/1', { '@id': '/api/addresses/2', street: 'a' }],
    ],
    ['a birthday in a summer that Berlin had not', { type: 'date' }, '1976-09-01T00:00:00+02:00'],
    ['a moment of a server in UTC', { type: 'datetime' }, '2026-07-01T20:00:00+00:00'],
    ['a decimal', { type: 'decimal' }, '507.01'],
    ['a whole number sent as text', { type: 'bigint' }, '9007199254740993'],
    ['an empty list of no known type', { type: 'json' }, []],
    ['a value that the choices do not hold', { choices: ['a', 'b'] }, 'c'],
    ['an empty text', {}, ''],
  ])('keeps %s', (_, raw, received) => {
    expect(kept(raw, received)).toEqual(received);
  });

  it('sends what was typed in the form that the server sent it in', () => {
    const typed = (raw: RawField, received: unknown, value: unknown): unknown =>
      toPayload([describeField(raw)], { value }, { value: received }).value;
    expect(typed({ type: 'decimal' }, '507.01', '507.02')).toBe('507.02');
    expect(typed({ type: 'decimal' }, null, 1e-7)).toBe('0.0000001');
    expect(typed({ type: 'bigint' }, '12', 13)).toBe('13');
    expect(typed({ type: 'int' }, 12, '13')).toBe(13);
  });

  it.each([
    ['date', '2026-07-01', '2026-07-14T00:00:00', '2026-07-14'],
    ['datetime', '2026-07-01', '2026-07-14T00:00:00', '2026-07-14'],
    ['datetime', '12:30:45', '1970-01-01T14:00:00', '14:00:00'],
    ['datetime', '12:30', '1970-01-01T14:00:00', '14:00'],
  ])('sends in a %s that was received as %s the value %s as %s', (type, received, value, wire) => {
    const fields = [describeField({ type, isDayOrMoment: type === 'datetime' })];
    expect(toPayload(fields, { value }, { value: received }).value).toBe(wire);
  });

  it.each([
    ['2026-07-01T20:00:00+00:00', '2026-07-14T20:30:00', '2026-07-14T18:30:00'],
    ['2026-07-01T20:00:00Z', '2026-01-14T20:30:00', '2026-01-14T19:30:00'],
    ['2026-07-01T20:00:00-04:00', '2026-07-14T20:30:00', '2026-07-14T14:30:00'],
    ['2026-07-01T20:00:00+02:00', '2026-07-14T20:30:00', '2026-07-14T20:30:00'],
    ['2026-07-01T20:00:00', '2026-07-14T20:30:00', '2026-07-14T20:30:00'],
    // In formats of their own, which read nothing else.
    ['2026-07-01T20:00:00.000000+00:00', '2026-07-14T20:30:00', '2026-07-14T18:30:00.000000+00:00'],
    ['2026-07-01T20:00:00.000+0200', '2026-01-14T20:30:00', '2026-01-14T20:30:00.000+0100'],
    [null, '2026-07-14T20:30:00', '2026-07-14T20:30:00'],
  ])(
    'sends to a server that sent the moment %s the moment %s as its own clock shows it, %s',
    (received, value, wire) => {
      expect(toPayload([describeField({ type: 'datetime' })], { value }, { value: received }).value).toBe(
        wire,
      );
    },
  );

  it.each([
    [{ type: 'date' }, '2026-07-01', '2026-07-14'],
    [{ type: 'date' }, '2026-07-01T00:00:00+02:00', '2026-07-14T00:00:00'],
    [{ type: 'datetime', isDayOrMoment: true }, '2026-07-01', '2026-07-14'],
    [{ type: 'datetime', isDayOrMoment: true }, '2026-07-01T00:00:00+02:00', '2026-07-14T00:00:00'],
  ])('sends a day of %j as the server wrote it: %s', (raw, received, wire) => {
    const value = '2026-07-14T00:00:00';
    expect(toPayload([describeField(raw)], { value }, { value: received }).value).toBe(wire);
  });

  it('takes a duration for the same in whichever form the server writes it, and sends it as it came', () => {
    const field = describeField({ constraints: ['Duration'] });
    const received = 'P0Y0M0DT1H30M0S';
    expect(isUntouched(field, 'PT1H30M', received)).toBe(true);
    expect(toPayload([field], { value: 'PT1H30M' }, { value: received }).value).toBe(received);
    expect(toPayload([field], { value: 'PT90M' }, { value: received }).value).toBe('PT90M');
    // A record that a send without answer has made is known by it.
    expect(toPayload([field], { value: received }).value).toBe('PT1H30M');
    expect(toPayload([field], { value: '1 h 30' }, { value: '1 h' }).value).toBe('1 h 30');
  });

  it.each([undefined, null])('sends a day where %s was received bare, as any server reads it', (received) => {
    const field = describeField({ type: 'datetime', isDayOrMoment: true });
    const original = received === undefined ? null : { value: received };
    expect(toPayload([field], { value: '2026-07-14T00:00:00' }, original).value).toBe('2026-07-14');
  });

  it('keeps what an edited object without identity holds beside its fields, and of one with identity sends its fields', () => {
    const edit = (received: RawField): unknown =>
      toPayload([describeField(address)], { value: { ...received, street: 'b' } }, { value: received }).value;
    expect(edit({ street: 'a', main: null, floor: 3 })).toEqual({ floor: 3, street: 'b', main: false });
    expect(edit({ '@id': '/api/addresses/1', street: 'a', floor: 3 })).toEqual({
      '@id': '/api/addresses/1',
      street: 'b',
    });
  });

  it('keeps the rows of a list beside the edited one as they came', () => {
    const received = [
      '/api/addresses/1',
      { '@id': '/api/addresses/2', '@type': 'Address', street: 'a', main: true },
    ];
    const value = [...received, { street: 'c', main: false }];
    expect(toPayload([describeField(rows)], { value }, { value: received })).toEqual({
      value: [...received, { street: 'c', main: false }],
    });
  });

  it('names the rows of a patch that nobody has changed by their address', () => {
    const received = [1, 2].map((id) => ({
      '@id': `/api/addresses/${id}`,
      '@type': 'Address',
      street: 'a',
      main: true,
    }));
    const changed = { ...received[1], street: 'b' };
    expect(toPatch([describeField(rows)], { value: [received[0], changed] }, { value: received })).toEqual({
      value: ['/api/addresses/1', { '@id': '/api/addresses/2', street: 'b', main: true }],
    });
  });
});
