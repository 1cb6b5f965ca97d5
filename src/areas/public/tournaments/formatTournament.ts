import { tournamentTexts } from './texts.ts';
import { toFrenchDate } from '../../../lib/dates.ts';
import { formatCents } from '../../../lib/money.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import type { Tournament, TournamentTable } from './parseTournament.ts';

/** `1 tournoi`, `27 tournois` */
export const toCount = (count: number): string =>
  count === 1 ? tournamentTexts.one : `${count} ${tournamentTexts.several}`;

/** `31/10/2026`, or `31/10/2026 – 01/11/2026`. */
export const toDates = ({ startDate, endDate }: Tournament): string =>
  startDate === endDate ? toFrenchDate(startDate) : `${toFrenchDate(startDate)} – ${toFrenchDate(endDate)}`;

export const toAmount = (cents: number | null): string => (cents === null ? PLACEHOLDER : formatCents(cents));

/** Hall, street and town, those that are known. */
export const toAddress = ({ hall, street, postalCode, town }: Tournament): readonly string[] =>
  [hall, street, [postalCode, town].filter(Boolean).join(' ')].flatMap((line) => line || []);

/** Remaining places of some tables together: `91`, `Complet`, `Inscriptions closes`; a dash where unknown. */
export const toRemaining = (
  tables: readonly TournamentTable[],
  { deadline }: Tournament,
  nowMs = Date.now(),
): string => {
  if (deadline !== null && Date.parse(deadline) < nowMs) return tournamentTexts.closed;
  const known = tables.map(({ remainingPlaces }) => remainingPlaces).filter((places) => places !== null);
  const sum = known.reduce((one, other) => one + other, 0);
  if (sum > 0) return String(sum);
  // A table of unknown places may have some.
  return known.length === 0 || known.length < tables.length ? PLACEHOLDER : tournamentTexts.full;
};
