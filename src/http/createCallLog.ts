/** One exchange with the API, without personal data. */
export interface Call {
  readonly method: string;
  /** `/people/{id}`: neither numbers, names nor values of a query. */
  readonly template: string;
  /** Null when no answer came. */
  readonly status: number | null;
  readonly durationMs: number;
  /** When it ended, in milliseconds since the epoch. */
  readonly at: number;
}

/** The latest exchanges, for the report of a failure. */
export interface CallLog {
  /** `path` is the part after the API prefix. */
  readonly add: (call: Omit<Call, 'template'> & { readonly path: string }) => void;
  /** The last `count` that had ended at a time, oldest first. */
  readonly before: (at: number, count: number) => readonly Call[];
}

const KEPT = 100;

export const createCallLog = (): CallLog => {
  let calls: readonly Call[] = [];
  return {
    add: ({ path, ...call }) => {
      calls = [...calls, { ...call, template: toTemplate(path) }].slice(-KEPT);
    },
    before: (time, count) => calls.filter(({ at }) => at <= time).slice(-count),
  };
};

/** Words that the API itself puts behind a collection; anything else may be a name or a key. */
const OPERATIONS: ReadonlySet<string> = new Set(['mapping', 'search', 'refresh', 'consultation', 'confirm']);

/** `/files/12/certificat-dupont.pdf` gives `/files/{id}/{...}`. */
const toTemplate = (path: string): string =>
  path
    .split('/')
    .map((step, index) => {
      if (/^\d+$/.test(step)) return '{id}';
      return step === '' || OPERATIONS.has(step) || (index === 1 && /^[a-z_]+$/.test(step)) ? step : '{...}';
    })
    .join('/');
