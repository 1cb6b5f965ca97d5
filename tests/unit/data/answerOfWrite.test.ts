import { describe, expect, it } from 'vitest';
import { isOfShape, namesRecord, noteOf, withBlanks, withNote } from '../../../src/data/answerOfWrite.ts';

describe('the answer to a write', () => {
  it.each([
    [{ '@id': '/api/people/1' }, true],
    [{ '@id': '/api/.well-known/genid/8a1' }, false],
    [{ '@id': '_:b0' }, false],
    [{ '@id': '/other/people/1' }, false],
    [{ ok: true }, false],
    [{}, false],
  ])('%j names a record that can be opened: %s', (body, names) => {
    expect(namesRecord(body, '/api')).toBe(names);
  });

  it.each([
    ['a value of its own', { name: 'a' }, { name: 'b' }, true],
    ['more than was read', { name: 'a' }, { name: 'b', code: 1 }, true],
    ['a value where none was', { club: null }, { club: { '@id': '/api/clubs/1' } }, true],
    ['nothing where a value was', { club: '/api/clubs/1' }, { club: null }, true],
    ['a field less', { name: 'a', code: 1 }, { name: 'a' }, false],
    ['an address for an object', { club: { '@id': '/api/clubs/1' } }, { club: '/api/clubs/1' }, false],
    ['an object for an address', { club: '/api/clubs/1' }, { club: { '@id': '/api/clubs/1' } }, false],
    ['an embedded field less', { home: { town: 'Meaux' } }, { home: {} }, false],
    ['addresses for rows', { rows: [{ town: 'Meaux' }] }, { rows: ['/api/rows/1'] }, false],
    ['an emptied list', { rows: [{ town: 'Meaux' }] }, { rows: [] }, true],
    ['an object for a list', { rows: [] }, { rows: { 2: 'a' } }, false],
  ])('with %s has the shape that was read: %#', (_what, read, answered, isAlike) => {
    expect(isOfShape(read, answered)).toBe(isAlike);
  });

  it('carries its note past every copy, but into no JSON', () => {
    const noted = { ...withNote({ id: 1 }, 'accepted') };
    expect(noteOf(noted)).toBe('accepted');
    expect(JSON.stringify(noted)).toBe('{"id":1}');
    expect(noteOf({ id: 1 })).toBeNull();
  });

  it('empties what the server leaves out once it is null', () => {
    expect(withBlanks({ name: 'a', code: 'b' }, { name: 'c' })).toEqual({ name: 'c', code: null });
  });
});
