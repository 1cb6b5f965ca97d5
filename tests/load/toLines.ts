import type { Sample } from './drive.ts';

export interface Load {
  readonly database: string;
  readonly clients: number;
  readonly seconds: number;
  readonly samples: readonly Sample[];
  /** Resident memory in megabytes. */
  readonly memory: { readonly before: number; readonly end: number; readonly later: number };
}

/** A load in plain lines: all of it, its memory, its kinds of requests. */
export const toLines = ({ database, clients, seconds, samples, memory }: Load): readonly string[] => [
  `${database}, ${clients} clients, ${seconds} s: ${(samples.length / seconds).toFixed(0)} requests/s, ${toTimes(samples)}, ${toErrors(samples)}`,
  `  memory: ${memory.before.toFixed(0)} MB before, ${memory.end.toFixed(0)} MB at the end, ${memory.later.toFixed(0)} MB after 30 s`,
  ...[...new Set(samples.map(({ kind }) => kind))].toSorted().map((kind) => {
    const own = samples.filter((sample) => sample.kind === kind);
    return `  ${kind}: ${own.length} requests, ${toTimes(own)}`;
  }),
];

const toTimes = (samples: readonly Sample[]): string => {
  const times = samples.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share: number): string =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
};

const toErrors = (samples: readonly Sample[]): string => {
  const counts = new Map<number, number>();
  for (const { status } of samples)
    if (status <= 0 || status >= 400) counts.set(status, (counts.get(status) ?? 0) + 1);
  if (counts.size === 0) return 'no error';
  return `errors: ${[...counts].map(([status, count]) => `${count} x ${NAMES.get(status) ?? status}`).join(', ')}`;
};

const NAMES: ReadonlyMap<number, string> = new Map([
  [0, 'no answer'],
  [-1, 'errors of GraphQL'],
]);
