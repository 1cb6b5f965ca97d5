// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { fit } from '../../../../src/views/table/SchemaTable.tsx';

/** A table of 950 pixels, or of 700 once its names are cut, which jsdom does not lay out. */
const open = () => {
  const frame = document.createElement('div');
  const table = document.createElement('table');
  const room = { width: 1100 };
  vi.spyOn(frame, 'clientWidth', 'get').mockImplementation(() => room.width);
  vi.spyOn(table, 'offsetWidth', 'get').mockImplementation(() =>
    frame.hasAttribute('data-tight') ? 700 : 950,
  );
  const marksAt = (width: number): readonly string[] => {
    room.width = width;
    fit(frame, table);
    return frame.getAttributeNames();
  };
  return { marksAt };
};

it('cuts names only where long texts have given way and it is not enough, and no longer than that', () => {
  const { marksAt } = open();
  expect(marksAt(1100)).toEqual([]);
  expect(marksAt(900)).toEqual(['data-tight']);
  expect(marksAt(950)).toEqual([]);
});

it('lets the frame scroll by itself where nothing can be cut any more', () => {
  const { marksAt } = open();
  expect(marksAt(320)).toEqual(['data-wide']);
  expect(marksAt(800)).toEqual(['data-tight']);
});
