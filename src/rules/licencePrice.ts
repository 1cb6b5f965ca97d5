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

/**
 * First-contact types, never renewed as such: discovery, event and licence without a club. Their holders choose
 * another.
 */
const FIRST_CONTACT: ReadonlySet<string> = new Set(['I', 'E', 'L']);

/** The code of the type of licence that is carried over to the next season; null where one has to be chosen. */
export const renewableType = (code: string | null | undefined): string | null =>
  code && !FIRST_CONTACT.has(code) ? code : null;
