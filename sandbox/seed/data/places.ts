export type Position = readonly [latitude: number, longitude: number];
export type Town = readonly [name: string, postalCode: string];

/** @throws Error on a list of any other length, as all of them here */
const toPair = <T>([first, second, ...more]: readonly T[]): readonly [T, T] => {
  if (first === undefined || second === undefined || more.length > 0) throw new Error('A pair has two parts');
  return [first, second];
};

/** The place and the towns of a line of data, checked to be pairs. */
export const toPlaces = ({
  position,
  towns,
}: {
  readonly position: readonly number[];
  readonly towns: readonly (readonly string[])[];
}): { readonly position: Position; readonly towns: readonly Town[] } => ({
  position: toPair(position),
  towns: towns.map(toPair),
});
