import { tournamentPageTexts } from './detail.texts.ts';
import { toFrenchDate, toWallDateTime } from '../../../lib/dates.ts';
import { formatCents } from '../../../lib/money.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import type { TournamentPrize, TournamentTable } from './parseTournament.ts';

/** `28/10/2026, 23:59` of an instant. */
export const toDayAndMinute = (instant: string | null): string => {
  const [date, time] = toWallDateTime(instant).split('T');
  return date && time ? `${toFrenchDate(date)}, ${time}` : PLACEHOLDER;
};

/** `500 à 899`, `jusqu’à 899`, `à partir de 1500`, `Toutes séries`, with gender and double. */
export const toLimits = ({ pointsMin, pointsMax, gender, isDouble }: TournamentTable): string => {
  const { allPoints, upTo, atLeast, and, women, men, double } = tournamentPageTexts;
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
    : `${maxPlayers}, ${waitingList} ${tournamentPageTexts.waiting}`;
};

/** `1 : 60,00 €` */
export const toPrize = ({ rank, amount, gift }: TournamentPrize): string =>
  `${tournamentPageTexts.rank} ${rank}\u00a0: ${[amount === null ? null : formatCents(amount), gift]
    .filter((part) => part !== null)
    .join(', ')}`;

/** `A (500-799)` */
export const toTableName = ({ code, name }: TournamentTable): string =>
  name === null || name === code ? code : `${code} (${name})`;

export const toDescription = ({ description, format, bestOf }: TournamentTable): string => {
  const { bestOf: best, sets } = tournamentPageTexts;
  const parts = [description, format, bestOf === null ? null : `${best} ${bestOf} ${sets}`];
  return parts.filter((part) => part !== null).join(', ') || PLACEHOLDER;
};
