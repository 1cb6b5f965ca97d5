import { tournamentTexts } from '../../../i18n/publicTournaments.ts';
import { toFrenchDate, toWallDateTime } from '../../../lib/dates.ts';
import { formatCents } from '../../../lib/money.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import type { Tournament, TournamentPrize, TournamentTable } from './parseTournament.ts';

export const toTypeName = (type: string): string =>
  Object.hasOwn(tournamentTexts.types, type)
    ? tournamentTexts.types[type as keyof typeof tournamentTexts.types]
    : type;

/** `1 tournoi`, `27 tournois` */
export const toCount = (count: number): string =>
  count === 1 ? tournamentTexts.one : `${count} ${tournamentTexts.several}`;

/** `31/10/2026`, or `31/10/2026 – 01/11/2026`. */
export const toDates = ({ startDate, endDate }: Tournament): string =>
  startDate === endDate ? toFrenchDate(startDate) : `${toFrenchDate(startDate)} – ${toFrenchDate(endDate)}`;

/** `28/10/2026, 23:59` of an instant. */
export const toDayAndMinute = (instant: string | null): string => {
  const [date, time] = toWallDateTime(instant).split('T');
  return date && time ? `${toFrenchDate(date)}, ${time}` : PLACEHOLDER;
};

export const toAmount = (cents: number | null): string => (cents === null ? PLACEHOLDER : formatCents(cents));

/** Hall, street and town, those that are known. */
export const toAddress = ({ hall, street, postalCode, town }: Tournament): readonly string[] =>
  [hall, street, [postalCode, town].filter(Boolean).join(' ')].flatMap((line) => line || []);

/** `Gymnase Aubry, 77360 Vaires-sur-Marne`. */
export const toPlace = (tournament: Tournament): string =>
  toAddress({ ...tournament, street: null }).join(', ') || PLACEHOLDER;

/** `500 à 899`, `jusqu’à 899`, `à partir de 1500`, `Toutes séries`, with gender and double. */
export const toLimits = ({ pointsMin, pointsMax, gender, isDouble }: TournamentTable): string => {
  const { allPoints, upTo, atLeast, and, women, men, double } = tournamentTexts;
  const points =
    pointsMin !== null && pointsMax !== null
      ? `${pointsMin} ${and} ${pointsMax}`
      : pointsMax !== null
        ? `${upTo} ${pointsMax}`
        : pointsMin !== null
          ? `${atLeast} ${pointsMin}`
          : allPoints;
  const sex = gender === 'F' ? women : gender === 'M' ? men : null;
  return [points, sex, isDouble ? double : null].filter((part) => part !== null).join(', ');
};

/** `48, 8 sur liste d’attente`. */
export const toPlaces = ({ maxPlayers, waitingList }: TournamentTable): string => {
  if (maxPlayers === null) return PLACEHOLDER;
  return waitingList === null
    ? String(maxPlayers)
    : `${maxPlayers}, ${waitingList} ${tournamentTexts.waiting}`;
};

/** Remaining places of some tables together: `91`, `Complet`, `Inscriptions closes`; a dash where unknown. */
export const toRemaining = (
  tables: readonly TournamentTable[],
  { deadline }: Tournament,
  nowMs = Date.now(),
): string => {
  if (deadline !== null && Date.parse(deadline) < nowMs) return tournamentTexts.closed;
  const told = tables.map(({ remainingPlaces }) => remainingPlaces).filter((places) => places !== null);
  const sum = told.reduce((one, other) => one + other, 0);
  if (sum > 0) return String(sum);
  // A table of unknown places may have some.
  return told.length === 0 || told.length < tables.length ? PLACEHOLDER : tournamentTexts.full;
};

/** `1 : 60,00 €` */
export const toPrize = ({ rank, amount, gift }: TournamentPrize): string =>
  `${tournamentTexts.rank} ${rank}\u00a0: ${[amount === null ? null : formatCents(amount), gift]
    .filter((part) => part !== null)
    .join(', ')}`;

/** `A (500-799)` */
export const toTableName = ({ code, name }: TournamentTable): string =>
  name === null || name === code ? code : `${code} (${name})`;

export const toDescription = ({ description, format, bestOf }: TournamentTable): string => {
  const { bestOf: best, sets } = tournamentTexts;
  const parts = [description, format, bestOf === null ? null : `${best} ${bestOf} ${sets}`];
  return parts.filter((part) => part !== null).join(', ') || PLACEHOLDER;
};
