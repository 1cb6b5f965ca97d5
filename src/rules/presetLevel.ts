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
export const presetLevel = (code: string, action: string): number | null =>
  Object.hasOwn(PRESETS, code) ? (PRESETS[code]?.(action) ?? null) : null;
