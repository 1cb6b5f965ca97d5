import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../src/data/documentOf.ts';

const answer = (text: string, status = 200) => ({
  status,
  headers: new Headers(),
  text,
  body: text === '' ? null : (JSON.parse(text) as unknown),
});

describe('the document of an answer', () => {
  it('is what a record or a list says of itself', () => {
    expect(documentOf(answer('{"@id":"/api/people/1"}'), 'GET')).toEqual({ '@id': '/api/people/1' });
  });

  it('may be missing after a write, which 202 and 204 answer with nothing', () => {
    expect(documentOf(answer('', 204), 'PUT')).toEqual({});
    expect(documentOf(answer('', 202), 'POST')).toEqual({});
    expect(documentOf(answer('{}'), 'PUT')).toEqual({});
  });

  it.each(['null', '[]', '"OK"', '42', 'true'])(
    'is not %s, which leaves open whether a write was done',
    (text) => {
      expect(() => documentOf(answer(text), 'PUT')).toThrow(
        expect.objectContaining({ kind: 'server', unknownOutcome: true }),
      );
    },
  );

  it.each([
    ['', 204],
    ['{}', 200],
    ['[]', 200],
    ['null', 200],
  ] as const)('is no empty form: %j with status %i is an error of a read', (text, status) => {
    expect(() => documentOf(answer(text, status), 'GET')).toThrow(
      expect.objectContaining({ kind: 'server', unknownOutcome: false }),
    );
  });
});
