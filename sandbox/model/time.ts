/** Zone in which the federation writes its dates and times. */
const ZONE = 'Europe/Paris';

const offsets = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, timeZoneName: 'longOffset' });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** By hours since 1970: from then on the clocks of the zone were changed at full hours alone. */
const known = new Map<number, number>();
const MAX_KNOWN = 10_000;

/** Minutes that the zone is ahead of UTC at an instant, seconds of the local mean time before 1911 left out. */
const offsetMinutes = (instant: Date): number => {
  const hour = Math.floor(instant.getTime() / HOUR_MS);
  const found = known.get(hour) ?? readOffset(instant);
  if (hour >= 0) {
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(hour, found);
  }
  return found;
};

const readOffset = (instant: Date): number => {
  const name = offsets.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /^GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
};

const suffix = (minutes: number): string => {
  const size = Math.abs(minutes);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
};

/** An instant with the offset of the zone: `2026-07-04T10:10:49+02:00`. */
export const toZoned = (instant: Date): string => {
  const minutes = offsetMinutes(instant);
  const shifted = new Date(instant.getTime() + minutes * MINUTE_MS);
  return `${shifted.toISOString().slice(0, 19)}${suffix(minutes)}`;
};

/** The instant at which the clocks of the zone show a local date and time (`2026-07-01T20:45:00`). */
export const fromLocal = (local: string): Date => {
  const asUtc = new Date(`${local}Z`);
  const guess = new Date(asUtc.getTime() - offsetMinutes(asUtc) * MINUTE_MS);
  return new Date(asUtc.getTime() - offsetMinutes(guess) * MINUTE_MS);
};

/** Today's date in the zone: `2026-11-21`. */
export const today = (clock: () => Date): string => toZoned(clock()).slice(0, 10);
