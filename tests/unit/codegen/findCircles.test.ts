import { expect, test } from 'vitest';
import { findCircles } from '../../../codegen/findCircles.ts';

const bundleOf = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(imports).map(([fileName, files]) => [fileName, { fileName, imports: files }]),
  );

test('names each circle of files once, in order of their names', () => {
  const bundle = bundleOf({
    'start.js': ['list.js', 'form.js'],
    'list.js': ['form.js'],
    'form.js': ['picker.js', 'outside.js'],
    'picker.js': ['dialog.js'],
    'dialog.js': ['form.js'],
    'one.js': ['two.js'],
    'two.js': ['one.js'],
  });
  expect(findCircles(bundle)).toEqual([
    ['dialog.js', 'form.js', 'picker.js'],
    ['one.js', 'two.js'],
  ]);
});

test('finds none where two files import the same third', () => {
  expect(
    findCircles(bundleOf({ 'a.js': ['b.js', 'c.js'], 'b.js': ['d.js'], 'c.js': ['d.js'], 'd.js': [] })),
  ).toEqual([]);
});
