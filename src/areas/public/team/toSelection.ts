import type { SelectOption } from '../../../ui/NativeSelect.tsx';
import type { fromDivision } from './fromDivision.ts';

export interface SeasonOption extends SelectOption {
  readonly isCurrent: boolean;
}

export interface DivisionOption {
  readonly id: number;
  readonly name: string;
  readonly phase: number;
  readonly contest: number;
  readonly contestName: string;
}

export const LEVELS = ['season', 'organization', 'contest', 'phase', 'division', 'pool'] as const;
type Level = (typeof LEVELS)[number];

/** Season and organization of the URL, the current season by default; a link to a pool alone has those of the pool. */
export const toScope = (
  params: URLSearchParams,
  seasons: readonly SeasonOption[],
  place: PoolPlace | null,
) => {
  const current = seasons.find(({ isCurrent }) => isCurrent) ?? seasons[0];
  return {
    season: numberOf(params, 'season') ?? place?.season ?? (current ? Number(current.value) : null),
    organization: numberOf(params, 'organization') ?? place?.organization ?? null,
  };
};

/** Contests, phases and divisions of an organization, each narrowed by the choice before; a single one is taken by itself. */
export const narrow = (
  params: URLSearchParams,
  divisions: readonly DivisionOption[],
  place: PoolPlace | null,
  phaseName: (phase: number) => string,
) => {
  const contests = unique(divisions.map(({ contest, contestName }) => [contest, contestName]));
  const contest = pick(numberOf(params, 'contest') ?? place?.contest ?? null, contests);
  const ofContest = divisions.filter((division) => division.contest === contest);
  const phases = unique(ofContest.map(({ phase }) => [phase, phaseName(phase)])).toSorted(
    (one, other) => Number(one.value) - Number(other.value),
  );
  const phase = pick(numberOf(params, 'phase') ?? place?.phase ?? null, phases);
  const ofPhase = ofContest.filter((division) => division.phase === phase);
  const shown = unique(ofPhase.map(({ id, name }) => [id, name]));
  const division = pick(numberOf(params, 'division') ?? place?.division ?? null, shown);
  return {
    chosen: { contest, phase, division },
    options: { contest: contests, phase: phases, division: shown },
  };
};

const unique = (entries: readonly (readonly [number, string])[]): SelectOption[] =>
  [...new Map(entries)].map(([value, label]) => ({ value: String(value), label }));

/** The requested option if it exists; without a request, the only option. */
export const pick = (requested: number | null, options: readonly SelectOption[]): number | null => {
  if (requested !== null) return isOffered(requested, options) ? requested : null;
  return options.length === 1 ? Number(options[0]?.value) : null;
};

const isOffered = (requested: number | null, options: readonly SelectOption[]): boolean =>
  options.some(({ value }) => value === String(requested));

/** The first level whose choice in the address is not on offer; a level without options is not read yet. */
export const findUnknown = (
  params: URLSearchParams,
  options: Readonly<Partial<Record<Level, readonly SelectOption[]>>>,
): Level | null =>
  LEVELS.find((level) => {
    const own = options[level];
    return params.get(level) && own !== undefined && !isOffered(numberOf(params, level), own);
  }) ?? null;

/** What is to be chosen next; `owner` where the address begins below the organization, without which nothing of it is read. */
export const findOpen = (
  params: URLSearchParams,
  chosen: Readonly<Record<Level, number | null>>,
): Level | 'owner' => {
  const level = LEVELS.find((one) => chosen[one] === null) ?? 'pool';
  const isBelow = ['contest', 'phase', 'division'].some((name) => params.get(name));
  return level === 'organization' && isBelow ? 'owner' : level;
};

export const numberOf = (params: URLSearchParams, name: string): number | null => {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
};

type PoolPlace = ReturnType<typeof fromDivision>;
