import { expect, it } from 'vitest';
import { splitColumns } from '../../../../src/views/show/splitColumns.ts';

it.each([
  [[5], 1],
  [[11, 6, 6, 10, 5], 2],
  [[3, 3, 20], 2],
  [[20, 3, 3], 1],
  [[4, 4], 1],
])(
  'puts sections of the heights %j into two columns of about one height, in their order',
  (heights, left) => {
    expect(splitColumns(heights)).toBe(left);
  },
);
