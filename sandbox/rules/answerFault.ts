/** An entry of an answer with its question. */
export interface Answered extends Record<string, unknown> {
  readonly label: string;
  readonly type: string;
  readonly required: boolean | null;
  readonly choices: readonly string[] | null;
  /** As text: `12`, `2026-10-01`, `Oui`, the choice itself, several choices on lines of their own. */
  readonly value: string | null;
  /** Documents joined. */
  readonly files: number;
}

/** The fault of an answer that was given, in a sentence; null where it suits its question. */
export const faultOf = ({ type, value, choices }: Answered): string | null => {
  const given = value?.trim() ?? '';
  const rule = Object.hasOwn(RULES, type) ? RULES[type] : undefined;
  return given === '' || !rule || rule.fits(given, choices ?? []) ? null : rule.fault;
};

interface Rule {
  readonly fits: (value: string, choices: readonly string[]) => boolean;
  readonly fault: string;
}

const RULES: Readonly<Record<string, Rule>> = {
  int: { fits: (value) => /^-?\d{1,15}$/.test(value), fault: 'Indiquez un nombre entier.' },
  date: { fits: (value) => isDay(value), fault: 'Indiquez une date.' },
  bool: { fits: (value) => value === 'Oui' || value === 'Non', fault: 'Répondez par oui ou par non.' },
  choice: {
    fits: (value, choices) => choices.includes(value),
    fault: 'Choisissez une des réponses proposées.',
  },
  multi: {
    fits: (value, choices) => value.split('\n').every((line) => choices.includes(line)),
    fault: 'Choisissez parmi les réponses proposées.',
  },
};

const isDay = (value: string): boolean => {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(value) ?? [];
  return day !== undefined && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
};
