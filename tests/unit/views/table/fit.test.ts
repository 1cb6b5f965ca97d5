// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { fit } from '../../../../src/views/table/useFrame.ts';

/** A table of ten columns of long values in a frame of 950 pixels, which jsdom does not lay out. */
const open = () => {
  const frame = document.createElement('div');
  const table = document.createElement('table');
  const room = { width: 950 };
  vi.spyOn(frame, 'clientWidth', 'get').mockImplementation(() => room.width);
  vi.spyOn(table, 'offsetWidth', 'get').mockImplementation(
    () => Number.parseFloat(frame.style.getPropertyValue('--cell') || '13') * 100,
  );
  return { frame, table, room };
};

it('cuts values as little as the frame asks for, and no longer than it does', () => {
  const { frame, table, room } = open();
  fit(frame, table);
  expect(frame.style.getPropertyValue('--cell')).toBe('9rem');
  expect(frame).not.toHaveAttribute('data-wide');
  room.width = 1366;
  fit(frame, table);
  expect(frame.style.getPropertyValue('--cell')).toBe('');
});

it('lets the frame scroll by itself where nothing can be cut any more', () => {
  const { frame, table, room } = open();
  room.width = 320;
  fit(frame, table);
  expect(frame).toHaveAttribute('data-wide');
  room.width = 950;
  fit(frame, table);
  expect(frame).not.toHaveAttribute('data-wide');
});
