/**
 * Seeds of a knockout by line, the best as far from one another as can be: 1 8 5 4 3 6 7 2 of eight. Each seed of half the
 * size becomes a pair with its opponent, the better one above in every other pair (federal rules of play).
 */
export const toDrawOrder = (size: number): number[] => {
  let order = [1];
  while (order.length < size) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed, line) => (line % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed]));
  }
  return order;
};
