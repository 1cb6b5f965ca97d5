import { idOf } from '../lib/iri.ts';
import { parseInstant } from '../lib/dates.ts';
import type { Season } from './season.ts';

/**
 * True when an answer's headers tell of another current season than the one held, or of a later change of it.
 * `id` may be an integer or an IRI; absent headers tell nothing.
 */
export const isOutdatedSeason = (held: Season | null, id: string | null, update: string | null): boolean => {
  if (held === null) return false;
  const current = idOf(id);
  if (current !== null && current !== held.id) return true;
  const changed = parseInstant(update);
  const known = parseInstant(held.dateModified);
  return changed !== null && known !== null && changed > known;
};
