import { describe, expect, it } from 'vitest';
import { emptyMap, toFormPath, valueAt } from '../../../src/lib/paths.ts';

describe('valueAt', () => {
  const record = { person: { familyName: 'Dupont', licence: null }, points: 0, list: [{ a: 1 }] };
  it.each([
    ['points', 0],
    ['person.familyName', 'Dupont'],
    ['list.0.a', 1],
    ['person.licence', null],
    ['person.licence.identifier', undefined],
    ['person.absent.deep', undefined],
    ['points.toFixed', undefined],
    ['constructor', undefined],
    ['person.__proto__', undefined],
    ['__proto__.toString', undefined],
    ['', undefined],
  ])('reads %j as %j', (path, value) => {
    expect(valueAt(record, path)).toBe(value);
  });

  it.each([null, undefined, 3, 'text'])('reads nothing from %j', (nothing) => {
    expect(valueAt(nothing, 'a')).toBeUndefined();
  });
});

describe('toFormPath', () => {
  it.each([
    ['name', 'name'],
    ['mainAddress.postalCode', 'mainAddress.postalCode'],
    ['contactPoints[0].telephone', 'contactPoints.0.telephone'],
    ['a[1][2].b[c]', 'a.1.2.b.c'],
    ['', ''],
  ])('writes %s as %s', (propertyPath, path) => {
    expect(toFormPath(propertyPath)).toBe(path);
  });
});

describe('emptyMap', () => {
  it('takes any key of a server without touching a prototype', () => {
    const map = emptyMap<string>();
    map.__proto__ = 'text';
    expect(Object.keys(map)).toEqual(['__proto__']);
    expect(map.constructor).toBeUndefined();
  });
});
