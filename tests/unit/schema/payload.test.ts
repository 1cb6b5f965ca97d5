import { describe, expect, it } from 'vitest';
import { isBlankObject, toPayload } from '../../../src/schema/payload.ts';
import { describeField, describeFields } from '../../support/describeFields.ts';

type RawField = Readonly<Record<string, unknown>>;

const sent = (raw: RawField, value: unknown): unknown => toPayload([describeField(raw)], { value }).value;

describe('toPayload', () => {
  it('keeps described and writable fields only (R5.29)', () => {
    const fields = describeFields({ name: {}, identifier: { readOnly: true } });
    const record = { '@id': '/api/clubs/1', id: 1, name: 'TT', identifier: '7', foo: 1, '@permissions': {} };
    expect(toPayload(fields, record)).toEqual({ name: 'TT' });
  });

  it('sends every described field, for a PUT replaces (contract 1.4)', () => {
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
  ])('sends the relation %j as %j (R5.30)', (value, wire) => {
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

  it('never sends what stands on the prototype of the record', () => {
    expect(toPayload(describeFields({ toString: {} }), {})).toEqual({ toString: null });
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
