const WIRE =
  /^(?:\d{4}-\d{2}-\d{2}[T ])?([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;

/** `20:45` out of `1970-01-01T20:45:00+01:00`, `20:45:00` or `20:45`: the clock as written; null otherwise. */
export const toClock = (value: unknown): string | null => {
  const parts = typeof value === 'string' ? WIRE.exec(value) : null;
  return parts ? `${parts[1]}:${parts[2]}` : null;
};

/** `1970-01-01T20:45:00`, the wire form of `20:45`. */
export const fromClock = (clock: string): string => `1970-01-01T${clock}:00`;
