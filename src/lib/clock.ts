const WIRE =
  /^(?:\d{4}-\d{2}-\d{2}[T ])?([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;

/** `20:45` out of `1970-01-01T20:45:00+01:00`, `20:45:00` or `20:45`: the clock as written; null otherwise. */
export const toClock = (value: unknown): string | null => {
  const parts = typeof value === 'string' ? WIRE.exec(value) : null;
  return parts ? `${parts[1]}:${parts[2]}` : null;
};

/** The same with its seconds where there are some: `20:45:30`. */
export const toFullClock = (value: unknown): string | null => {
  const parts = typeof value === 'string' ? WIRE.exec(value) : null;
  return parts ? `${parts[1]}:${parts[2]}${(parts[3] ?? '').replace(/^:00(?:\.0+)?$/, '')}` : null;
};

/** `1970-01-01T20:45:00`, the wire form of `20:45` or `20:45:30`. */
export const fromClock = (clock: string): string => `1970-01-01T${clock}${clock.length === 5 ? ':00' : ''}`;

/** True for a clock alone, or as PHP writes one that has no day. Midnight is that of the day as well. */
export const isBareClock = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^(?:1970-01-01T(?!00:00(?::00)?(?:\D|$)))?\d\d:/.test(value) &&
  toClock(value) !== null;
