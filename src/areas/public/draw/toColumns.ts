import type { Bracket, BracketMatch } from './fromBrackets.ts';

/** Rounds with every place from top to bottom, null where no match is. */
interface Columns {
  /** Whether each place is fed by two of the column before, so that lines can lead from one to the other. */
  readonly isTree: boolean;
  readonly columns: readonly Column[];
}

interface Column {
  readonly name: string;
  readonly slots: readonly (BracketMatch | null)[];
}

const MOST_SLOTS = 512;

/**
 * Places the matches of a bracket, from the last round backwards: at the place of their link, else at the first free
 * one. Rounds that do not halve are side by side, without lines.
 */
export const toColumns = ({ rounds }: Bracket): Columns => {
  const finals = rounds.at(-1)?.matches.length ?? 0;
  const sizes = rounds.map((_round, index) => finals * 2 ** (rounds.length - 1 - index));
  if (
    (sizes[0] ?? 0) > MOST_SLOTS ||
    rounds.some(({ matches }, index) => matches.length > (sizes[index] ?? 0))
  )
    return { isTree: false, columns: rounds.map(({ name, matches }) => ({ name, slots: matches })) };
  const columns: Column[] = [];
  let after: ReadonlyMap<number, number> = new Map();
  for (const [index, { name, matches }] of [...rounds.entries()].toReversed()) {
    const slots: (BracketMatch | null)[] = Array.from({ length: sizes[index] ?? 0 }, () => null);
    const places = new Map<number, number>();
    const put = (at: number, place: number): void => {
      slots[place] = matches[at] ?? null;
      places.set(at, place);
    };
    for (const [at, { next }] of matches.entries()) {
      const target = next ? after.get(next.match) : undefined;
      if (next && target !== undefined) put(at, 2 * target + (next.side === 'home' ? 0 : 1));
    }
    for (const at of matches.keys()) if (!places.has(at)) put(at, slots.indexOf(null));
    columns.unshift({ name, slots });
    after = places;
  }
  return { isTree: rounds.length > 1, columns };
};

/** The most matches of a round that fit one under the other on a sheet of paper. */
const MATCHES_A_PAGE = 16;

/**
 * The pages of a printed draw: its parts from top to bottom, then the last rounds. A draw of up to 32 lines is one
 * page.
 */
export const toPages = ({ isTree, columns }: Columns): readonly (readonly Column[])[] => {
  const first = columns[0]?.slots.length ?? 0;
  if (!isTree || first <= MATCHES_A_PAGE) return [columns];
  const parts = Math.ceil(first / MATCHES_A_PAGE);
  const early = columns.filter(({ slots }) => slots.length >= parts);
  const pages = Array.from({ length: parts }, (_, part) =>
    early.map(({ name, slots }) => {
      const share = slots.length / parts;
      return { name, slots: slots.slice(part * share, (part + 1) * share) };
    }),
  );
  return [...pages, columns.slice(early.length)].filter((page) => page.length > 0);
};
