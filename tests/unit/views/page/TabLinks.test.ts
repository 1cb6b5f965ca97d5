import { expect, it } from 'vitest';
import { splitTabs } from '../../../../src/views/page/TabLinks.tsx';

const split = (count: number, current: number) => {
  const links = Array.from({ length: count }, (_, index) => ({
    to: String(index + 1),
    label: '',
    isCurrent: index + 1 === current,
  }));
  return splitTabs(links).map((part) => part.map(({ to }) => to).join(' '));
};

it('puts the tabs beyond the seventh under a button, and the one that is open into the row', () => {
  expect(split(7, 7)).toEqual(['1 2 3 4 5 6 7', '']);
  expect(split(10, 2)).toEqual(['1 2 3 4 5 6 7', '8 9 10']);
  expect(split(10, 9)).toEqual(['1 2 3 4 5 6 9', '7 8 10']);
});
