/** What no screen may show, by kind. */
const LEAKS = {
  value: /\b(?:undefined|NaN|null|Infinity|true|false)\b|\[object \w+\]|Invalid Date/,
  /** `resources.people.name`, `ra.page.list`, `lists.pageSize`; neither `www.exemple.fr` nor `jean.petit@exemple.fr`, cut short or not. */
  key: /^[a-z][A-Za-z]*(?:\.[a-z][A-Za-z_]*)+$(?<!\.(?:fr|org|com|net|eu|csv|pdf|txt|xlsx|png|jpe?g))|(?<![\w@/.-])(?:(?:ra|resources)\.[a-z]\w*|(?!www\.)[a-z][A-Za-z]*(?:\.[a-z][A-Za-z_]*){2,}|[a-z]+\.[a-z]+[A-Z]\w*)(?!\.?[\w@/-]|\.{3})/,
  iri: /(?<![\w.])\/api\/[\w-]+/,
  date: /(?<![\w-])\d{4}-\d{2}-\d{2}(?:T[\d:.]+\S*)?(?![\w-])/,
  /** One sentence of the specification's is in English. */
  english:
    /^(?!Impossible to get the current season$).*\b(?:the|this|that|should|must|please|failed|denied|required|loading|cancel|delete|cannot|your|been|unexpected|allowed|expired|forbidden|unauthorized|gateway|not found|no results?|is not|server error)\b/i,
} as const;

export type LeakKind = keyof typeof LEAKS;

export type Leak = {
  readonly kind: LeakKind;
  /** The line that has it, shortened. */
  readonly text: string;
};

/** The link to share is shown whole. */
const ADDRESS = /https?:\/\/\S+/g;

/** What leaks into these lines of a screen. */
export const findLeaks = (lines: readonly string[]): Leak[] =>
  lines.flatMap((line) =>
    Object.entries(LEAKS)
      .filter(([, pattern]) => pattern.test(line.replace(ADDRESS, '')))
      .map(([kind]) => ({ kind: kind as LeakKind, text: line.slice(0, 160) })),
  );
