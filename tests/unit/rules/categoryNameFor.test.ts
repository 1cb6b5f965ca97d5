import { expect, it } from 'vitest';
import { categoryNameFor } from '../../../src/rules/ageCategory.ts';

it.each([
  ['Poussin', 'Poussine'],
  ['Benjamin 1', 'Benjamine 1'],
  ['Minime 2', 'Minime fille 2'],
  ['Cadet 2', 'Cadette 2'],
  ['Junior 3', 'Junior fille 3'],
  ['Senior', 'Dame'],
  ['Vétéran 40', 'Vétérane 40'],
])('%s is %s of girls and women alone', (name, feminine) => {
  expect(categoryNameFor(name, 'F')).toBe(feminine);
  expect(categoryNameFor(name, 'M')).toBe(name);
  expect(categoryNameFor(name, undefined)).toBe(name);
});

it('leaves what another server calls a category as it is', () => {
  expect(categoryNameFor('Cadettes', 'F')).toBe('Cadettes');
  expect(categoryNameFor('', 'F')).toBe('');
});
