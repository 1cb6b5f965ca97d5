import { formatDate } from '../../lib/dates.ts';

export type Matrix = Readonly<Record<string, number>>;

/** Rights of an account in the club, with their period. */
interface Rights {
  readonly matrix: Matrix;
  /** `2026-03-05`; empty where it has no such end. */
  readonly startDate: string;
  readonly endDate: string;
  /** IRI of the usual profile. */
  readonly preset: string | null;
}

export interface Entry extends Rights {
  readonly iri: string;
  readonly name: string;
  readonly username: string | null;
  /** Null before the first; undefined where the reader may not see the account. */
  readonly lastLogin: string | null | undefined;
  /** The names of the functions that its person had in the club, once all of them are over. */
  readonly endedFunctions: readonly string[];
  readonly isOwn: boolean;
  readonly canUpdate: boolean;
  /** The invitation that its account waits for; null once it is open. */
  readonly invitation: Invitation | null;
}

export interface Invitation {
  readonly state: 'sent' | 'expired' | 'bounced';
  readonly email: string;
  /** `2026-03-05`; empty where the server does not say. */
  readonly until: string;
}

/** Changed fields of an entry. */
export type Change = Partial<Rights>;

export type Changes = Readonly<Record<string, Change>>;

/** Whether the reader may change it: nobody changes his own rights. */
export const isOpen = ({ canUpdate, isOwn }: Entry): boolean => canUpdate && !isOwn;

export const LEVELS = [0, 1, 2, 3] as const;

export const levelIn = (matrix: Matrix, action: string): number =>
  Object.hasOwn(matrix, action) ? (matrix[action] ?? 0) : 0;

/** A preset limited to the reader's own rights. */
export const toPresetMatrix = (code: string, actions: readonly string[], own: Matrix): Matrix =>
  Object.fromEntries(
    actions.map((action) => [action, Math.min(presetLevel(code, action) ?? 0, levelIn(own, action))]),
  );

/** The rights with the changes applied. */
export const withChange = (entry: Rights, change: Change = {}): Rights => ({
  matrix: { ...entry.matrix, ...change.matrix },
  startDate: change.startDate ?? entry.startDate,
  endDate: change.endDate ?? entry.endDate,
  preset: change.preset === undefined ? entry.preset : change.preset,
});

/** Adds a change to those before; a value set back is unchanged. Null without any change left. */
export const addChange = (entry: Rights, before: Change | undefined, change: Change): Change | null => {
  const after = withChange(withChange(entry, before), change);
  const matrix = Object.fromEntries(
    Object.entries(after.matrix).filter(([action, level]) => level !== levelIn(entry.matrix, action)),
  );
  const left: Change = {
    ...(Object.keys(matrix).length > 0 ? { matrix } : {}),
    ...(after.startDate === entry.startDate ? {} : { startDate: after.startDate }),
    ...(after.endDate === entry.endDate ? {} : { endDate: after.endDate }),
    ...(after.preset === entry.preset ? {} : { preset: after.preset }),
  };
  return Object.keys(left).length > 0 ? left : null;
};

/** False for a start or an end that was typed and is no date. */
export const isDay = (day: string): boolean => day === '' || formatDate(day) !== null;

export const isActive = ({ startDate, endDate }: Rights, today: string): boolean =>
  (startDate === '' || startDate <= today) && (endDate === '' || endDate >= today);

/** Rights count to their last day, so that those withdrawn today ended yesterday. */
export const toWithdrawal = ({ startDate }: Rights, today: string): Change => {
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  return { endDate: yesterday, ...(startDate > yesterday ? { startDate: yesterday } : {}) };
};

const DAY_MS = 86_400_000;

/** So long without a login, rights are worth a look. */
const OLD_DAYS = 180;

export type Staleness = 'never' | 'long' | 'function';

/** Why rights that count today may no longer be needed. */
export const reasonsToReview = (entry: Entry, today: string): readonly Staleness[] => {
  if (!isActive(entry, today) || entry.isOwn) return [];
  const since = (day: string): number => (Date.parse(today) - Date.parse(day)) / DAY_MS;
  const isNew = entry.startDate !== '' && since(entry.startDate) < OLD_DAYS;
  return [
    ...(entry.lastLogin === null && !isNew ? (['never'] as const) : []),
    ...(typeof entry.lastLogin === 'string' && since(entry.lastLogin) > OLD_DAYS ? (['long'] as const) : []),
    ...(entry.endedFunctions.length > 0 ? (['function'] as const) : []),
  ];
};

/** Actions grouped by module (before the dot), in the given order. */
export const toGroups = (actions: readonly string[]): readonly (readonly [string, readonly string[]])[] => {
  const groups = new Map<string, string[]>();
  for (const action of actions) {
    const [name = ''] = action.split('.');
    groups.set(name, [...(groups.get(name) ?? []), action]);
  }
  return [...groups];
};

/** Level of an action in each of the usual profiles, by its code; 0 where a profile says nothing of it. */
const PRESETS: Readonly<Record<string, (action: string) => number>> = {
  PRESIDENT: () => 3,
  SECRETAIRE: (action) => (/^(?:licences|club)\./.test(action) ? 2 : 0),
  TRESORIER: (action) => (/^club\.(?:accountancy|payments)$/.test(action) ? 3 : 0),
  CORRESPONDANT: (action) => (action.startsWith('contests.') ? 2 : 0),
  CAPITAINE: (action) => (action === 'contests.results' ? 2 : 0),
  CONSULTATION: () => 1,
};

/** The level that a profile gives for an action; null for a profile that is not known here. */
const presetLevel = (code: string, action: string): number | null =>
  Object.hasOwn(PRESETS, code) ? (PRESETS[code]?.(action) ?? null) : null;
