/**
 * Number of first entries that go into the left one of two columns, so that the higher column is as low as can be.
 * The order stays: on a phone the columns are below one another.
 */
export const splitColumns = (heights: readonly number[]): number => {
  const total = sum(heights);
  const highest = heights.map((_, index) => {
    const left = sum(heights.slice(0, index + 1));
    return Math.max(left, total - left);
  });
  return highest.indexOf(Math.min(...highest)) + 1;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
