/** The middle of the values; of an even number, the upper one of the two in the middle. */
export const median = (values: readonly number[]): number => {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new RangeError('No value has no median');
  return middle;
};
