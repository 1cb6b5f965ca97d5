import { describe, expect, it } from 'vitest';
import { describedBy } from '../../../../src/schema/hydra/classes.ts';
import { nodesOf } from '../../../../src/schema/hydra/readHydra.ts';
import { entrypointOf } from '../../../../src/schema/openapi/entrypointOf.ts';
import type { Json } from '../../../../src/schema/read.ts';
import { readFixture, readOpenApi } from '../../../support/readFixture.ts';

const members = { type: 'array', items: { $ref: '#/components/schemas/Thing' } };
const answerOf = (schema: Json, type = 'application/ld+json') => ({
  200: { content: { [type]: { schema } } },
});
const listOf = (tag: string, key = 'member') => ({
  get: { tags: [tag], responses: answerOf({ properties: { [key]: members } }) },
});

describe('entrypointOf', () => {
  it.each(['3.0', '3.1', '3.2'])('has the collection of an OpenAPI %s document of a server', (version) => {
    expect(entrypointOf(readOpenApi(version))).toEqual({ samples: '/api/samples' });
  });

  it('names a collection after the class of its records, a further one of the class after its path', () => {
    const paths = {
      '/api/shelves': listOf('Shelf', 'hydra:member'),
      '/books': listOf('Book'),
      '/api/books/lent': listOf('Book'),
      '/api/caf%C3%A9s': listOf('Café'),
    };
    expect(entrypointOf({ paths })).toEqual({
      shelf: '/api/shelves',
      book: '/api/books',
      lent: '/api/books/lent',
      'caf%C3%A9s': '/api/caf%C3%A9s',
    });
  });

  it.each<[string, Json]>([
    ['the records of another', { '/api/books/{id}/loans': listOf('Loan') }],
    ['a path that is only written to', { '/api/login': { post: listOf('Login').get } }],
    [
      'one record',
      { '/api/me': { get: { responses: answerOf({ properties: { member: { type: 'boolean' } } }) } } },
    ],
    ['a list in plain JSON', { '/api/books': { get: { responses: answerOf(members, 'application/json') } } }],
    ['no operation', { '/api/books': null }],
  ])('takes %s for no collection', (_, paths) => {
    expect(entrypointOf({ paths })).toEqual({});
  });

  it.each([null, undefined, [], 'text', { paths: [] }])('reads %j as none', (document) => {
    expect(entrypointOf(document)).toEqual({});
  });
});

describe('the documentation of a server without entrypoint', () => {
  it('leads to the same collections by the titles of its classes', () => {
    const documentation = readFixture('documentation/member-assertion') as Json;
    const entrypoint = { club: '/api/clubs', sample: '/api/samples' };
    const classes = nodesOf(documentation['hydra:supportedClass'] ?? documentation.supportedClass);
    const without = { supportedClass: classes.filter((one) => one['@id'] !== '#Entrypoint') };
    const related = (from: Json) =>
      describedBy({ entrypoint, documentation: from }, '/samples')?.property('club')?.related?.path;
    expect(related(without)).toBe('/clubs');
    expect(related(without)).toBe(related(documentation));
  });
});
