import type { MutationLine } from './mutationLine.ts';

/** Facts that decide how a player changes clubs. Types and motives are codes, days are `yyyy-MM-dd`. */
interface ChangeFacts {
  /** Types of the licences of the season of the change. */
  readonly types: readonly string[];
  /** Types of the licences of the season before. */
  readonly formerTypes: readonly string[];
  /** Whether the player ever had a licence. */
  readonly isKnown: boolean;
  /** The latest licence is one of the requesting club. */
  readonly isOwn: boolean;
  /** Another change has been requested and is not decided. */
  readonly isChanging: boolean;
  /** The day of the request. */
  readonly day: string;
  /** Null for none. */
  readonly motive: string | null;
  /** The player is on a list of the professional championships. */
  readonly proListed: boolean;
  /** The table of the season. */
  readonly lines: readonly MutationLine[];
}

/** The procedure to follow, and why. */
export type Procedure =
  | { readonly kind: 'licence' | 'own' | 'pending' | 'professionals' }
  | { readonly kind: 'transfer'; readonly why: 'leisure' | 'absent' }
  | { readonly kind: 'ordinary' | 'needsMotive'; readonly until: string }
  /** Until null: on any day. */
  | { readonly kind: 'exceptional'; readonly until: string | null }
  | { readonly kind: 'closed'; readonly periods: readonly Period[] };

/** Competition, and the officer who plays the same contests. */
const COMPETES: ReadonlySet<string> = new Set(['T', 'A']);
const AT_ANY_TIME = 'CREATION';
const PROFESSIONALS_ONLY = 'JOKER';

/**
 * The procedure of a change of club, by the rules of the federation (administrative rules II.2, as published by the
 * committees): who never had a licence needs none; who had no competition licence in this season or the last one is
 * transferred, free of charge; a competitor moves by an ordinary mutation between the dates of the season (professionals
 * have longer), outside them by an exceptional one with a motive. A club just founded takes players on any day; a medical
 * replacement is for the professional lists alone.
 */
export const changeProcedure = (facts: ChangeFacts): Procedure => {
  if (!facts.isKnown) return { kind: 'licence' };
  if (facts.isChanging) return { kind: 'pending' };
  if (facts.isOwn) return { kind: 'own' };
  const recent = [...facts.types, ...facts.formerTypes];
  if (!recent.some((type) => COMPETES.has(type)))
    return { kind: 'transfer', why: recent.length > 0 ? 'leisure' : 'absent' };
  return mutationOf(facts);
};

const mutationOf = ({ day, motive, proListed, lines }: ChangeFacts): Procedure => {
  const all = mutationPeriods(lines.filter((line) => line.motive === null || line.motive === motive));
  const open = all.filter(
    (period) => (!period.proListed || proListed) && period.from <= day && day <= period.to,
  );
  const lastDayOf = (type: Period['type']): string | null =>
    open
      .filter((period) => period.type === type)
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? null;
  const [ordinary, exceptional] = [lastDayOf('ordinary'), lastDayOf('exceptional')];
  if (ordinary !== null) return { kind: 'ordinary', until: ordinary };
  if (motive === AT_ANY_TIME) return { kind: 'exceptional', until: null };
  if (exceptional === null) return { kind: 'closed', periods: all };
  if (motive === null) return { kind: 'needsMotive', until: exceptional };
  if (motive === PROFESSIONALS_ONLY && !proListed) return { kind: 'professionals' };
  return { kind: 'exceptional', until: exceptional };
};

/** Days on which mutations of a kind may be requested, both included, `yyyy-MM-dd`. */
interface Period {
  readonly type: MutationLine['type'];
  readonly proListed: boolean;
  readonly from: string;
  readonly to: string;
}

/** The periods of a season's table, ordinary ones first: each from its earliest to its latest day. */
const mutationPeriods = (lines: readonly MutationLine[]): readonly Period[] => {
  const found = new Map<string, Period>();
  for (const { type, proListed, startDate: from, endDate: to } of lines) {
    const key = `${type === 'ordinary' ? 0 : 1} ${proListed}`;
    const known = found.get(key) ?? { type, proListed, from, to };
    found.set(key, {
      ...known,
      from: known.from < from ? known.from : from,
      to: known.to > to ? known.to : to,
    });
  }
  return [...found.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, period]) => period);
};

interface Clubs {
  readonly isNumbered: boolean;
  readonly isOfSameCommittee: boolean;
  readonly isOfSameLeague: boolean;
}

/** The body that decides about a mutation: the lowest one above both clubs; numbered players are the federation's own. */
export const competentLevel = ({
  isNumbered,
  isOfSameCommittee,
  isOfSameLeague,
}: Clubs): 'committee' | 'league' | 'federation' => {
  if (isNumbered) return 'federation';
  if (isOfSameCommittee) return 'committee';
  return isOfSameLeague ? 'league' : 'federation';
};
