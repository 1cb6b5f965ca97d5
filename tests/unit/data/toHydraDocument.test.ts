import { describe, expect, it } from 'vitest';
import {
  canCreateOf,
  documentOf,
  pageOf,
  toHydraDocument,
  withAddresses,
} from '../../../src/data/toHydraDocument.ts';

describe('toHydraDocument', () => {
  const people = [{ '@id': '/api/people/1' }];

  it('reads a body with prefixes and one without alike', () => {
    const read = { '@id': '/api/people', member: people, totalItems: 1, view: { '@id': '/v', next: '/n' } };
    const view = { '@id': '/v', 'hydra:next': '/n' };
    const prefixed = {
      '@id': '/api/people',
      'hydra:member': people,
      'hydra:totalItems': 1,
      'hydra:view': view,
    };
    expect(toHydraDocument(prefixed)).toEqual(read);
    expect(toHydraDocument(read)).toEqual(read);
  });

  it.each([
    [{ 'hydra:totalItems': 0, totalItems: 9 }, 0],
    [{ totalItems: 9, 'hydra:totalItems': 0 }, 0],
    [{ 'hydra:totalItems': '61' }, 61],
    [{ totalItems: null }, undefined],
    [{ totalItems: {} }, undefined],
    [{}, undefined],
  ])('reads the total of %j as %j', (body, total) => {
    expect(toHydraDocument(body).totalItems).toBe(total);
  });

  it.each([
    [['/api/people/1', { '@id': '/api/people/2' }, null, 3]],
    [{ 0: '/api/people/1', 4: { '@id': '/api/people/2' } }],
  ])('makes a list of objects of %j', (member) => {
    expect(toHydraDocument({ 'hydra:member': member }).member).toEqual([
      { '@id': '/api/people/1' },
      { '@id': '/api/people/2' },
    ]);
  });

  it.each(['/api/people/3', { '@id': '/api/people/3' }, null])(
    'leaves the field `member` of a record as it is: %j',
    (member) => {
      expect(toHydraDocument({ '@id': '/api/committee_members/1', member }).member).toEqual(member);
    },
  );

  it.each([null, undefined, 3, 'x', []])('makes an empty document of %j', (body) => {
    expect(toHydraDocument(body)).toEqual({});
  });
});

describe('canCreateOf', () => {
  it.each([
    [{ permissions: { canCreate: true } }, true],
    [{ '@permissions': { canCreate: true } }, true],
    [{ 'hydra:permissions': { canCreate: true } }, true],
    [{ permissions: { canCreate: false } }, false],
    [{ '@permissions': { canCreate: false } }, false],
    [{ 'hydra:permissions': { canCreate: false } }, false],
    [{ permissions: { canCreate: false }, 'hydra:permissions': { canCreate: true } }, false],
    [{ permissions: null, '@permissions': { canCreate: false } }, false],
    [{ permissions: [] }, true],
    [{ permissions: {} }, true],
    [{}, true],
    [null, true],
  ])('of %j is %s: only what says no forbids (R3.185)', (body, canCreate) => {
    expect(canCreateOf(body)).toBe(canCreate);
  });
});

it.each([
  [{ page: 2, view: { '@id': '/api/people?page=3' } }, 2],
  [{ page: '2' }, 2],
  [{ view: { '@id': '/api/people?itemsPerPage=25&page=3' } }, 3],
  [{ view: { '@id': '/api/people?subpage=3' } }, null],
  [{ page: 0 }, null],
  [{ page: 1.5 }, null],
  [{ page: '/api/pages/2' }, null],
  [{}, null],
])('knows from %j that its page is %s (R7.27)', (document, page) => {
  expect(pageOf(document)).toBe(page);
});

const answer = (text: string, status = 200) => ({
  status,
  headers: new Headers(),
  text,
  body: text === '' ? null : (JSON.parse(text) as unknown),
});

const request = (method: string, path = '/api/people/1') => ({ method, path });

describe('the document of an answer', () => {
  it('is what a record or a list says of itself', () => {
    expect(documentOf(answer('{"@id":"/api/people/1"}'), request('GET'))).toEqual({ '@id': '/api/people/1' });
  });

  it('may be missing after a write, which 202 and 204 answer with nothing', () => {
    expect(documentOf(answer('', 204), request('PUT'))).toEqual({});
    expect(documentOf(answer('', 202), request('POST', '/api/people'))).toEqual({});
    expect(documentOf(answer('{"status":"queued"}', 202), request('PUT'))).toEqual({});
  });

  it.each([
    ['PUT', '/api/people/1', '/api/people/1'],
    ['PUT', '/api/people/1', 'https://api.example.org/api/people/1'],
    ['PATCH', '/api/organizations/4', '/api/clubs/4'],
    ['PUT', '/api/slugs/%C3%A9t%C3%A9', '/api/slugs/été'],
    ['DELETE', '/api/people/1', '/api/people/1'],
    ['POST', '/api/people', '/api/people/9'],
    ['POST', '/api/people', '/api/.well-known/genid/8a1'],
    ['PUT', '/api/people/1', '_:b0'],
  ])('of a %s to %s may be the record %s', (method, path, iri) => {
    const body = { '@id': iri, '@type': 'Person' };
    expect(documentOf(answer(JSON.stringify(body)), request(method, path))).toEqual(body);
  });

  it.each([
    ['PUT', '/api/people/1', '{"@id":"/api/people/2"}', 200],
    ['PATCH', '/api/people/1', '{"@id":"/api/people"}', 200],
    ['DELETE', '/api/people/1', '{"@id":"/api/people/2"}', 200],
    ['POST', '/api/people', '{"@id":"/api/people"}', 201],
    ['POST', '/api/people', '{"@id":"/api/clubs/1"}', 201],
    ['PUT', '/api/people/1', '{"@id":"/api/people/2"}', 202],
    ['PUT', '/api/people/1', '{"error":"Database is down"}', 200],
    ['POST', '/api/people', '{"error":"Database is down"}', 201],
    ['DELETE', '/api/people/1', '{"error":"Database is down"}', 200],
    ['PUT', '/api/people/1', '{"id":1,"familyName":"Dupont"}', 200],
    ['PUT', '/api/people/1', '{}', 200],
    ['PUT', '/api/people/1', 'null', 200],
    ['PUT', '/api/people/1', '[]', 200],
    ['PUT', '/api/people/1', '"OK"', 200],
    ['PUT', '/api/people/1', '42', 200],
    ['PUT', '/api/people/1', 'true', 200],
  ])('of a %s to %s is never %s, which leaves open whether it was done', (method, path, text, status) => {
    expect(() => documentOf(answer(text, status), request(method, path))).toThrow(
      expect.objectContaining({ kind: 'server', unknownOutcome: true }),
    );
  });

  it.each([
    ['', 204],
    ['{}', 200],
    ['[]', 200],
    ['null', 200],
  ] as const)('is no empty form: %j with status %i is an error of a read', (text, status) => {
    expect(() => documentOf(answer(text, status), request('GET'))).toThrow(
      expect.objectContaining({ kind: 'server', unknownOutcome: false }),
    );
  });
});

describe('records that are answered as results of another class', () => {
  const GENERATED = '/api/.well-known/genid/8a1';
  const addressed = (method: string, path: string, body: Record<string, unknown>) =>
    withAddresses(body, request(method, path));

  it.each([
    ['GET', '/api/orders/7', '/api/orders/7'],
    ['PATCH', '/api/orders/7', '/api/orders/7'],
    ['POST', '/api/orders', '/api/orders/7'],
  ])('are known after a %s to %s as %s', (method, path, iri) => {
    expect(addressed(method, path, { '@id': GENERATED, id: 7 })).toEqual({ '@id': iri, id: 7 });
  });

  it('are known in a list by their identifier, and those without one as they came', () => {
    const member = [{ '@id': GENERATED, id: 'a b' }, { '@id': GENERATED }, { '@id': '/api/orders/3', id: 3 }];
    const { member: rows } = addressed('GET', '/api/orders', { '@id': '/api/orders', member });
    expect(rows).toEqual([{ '@id': '/api/orders/a%20b', id: 'a b' }, ...member.slice(1)]);
  });
});
