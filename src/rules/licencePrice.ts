/** A line of a club's prices: for one age category, or for all where it names none. */
export interface PriceLine {
  readonly type: string;
  readonly category: string | null;
  /** Cents. */
  readonly amount: number;
}

/** Price in cents of a licence of a type for a person of an age category: the line of the category goes first. */
export const licencePrice = (
  lines: readonly PriceLine[],
  type: string,
  category: string | null,
): number | null => {
  const fitting = lines.filter((line) => line.type === type);
  const own = category === null ? undefined : fitting.find((line) => line.category === category);
  return (own ?? fitting.find((line) => line.category === null))?.amount ?? null;
};
