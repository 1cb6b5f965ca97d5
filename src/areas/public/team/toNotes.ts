import { publicTeamTexts as texts } from '../../../i18n/publicTeam.ts';
import { toFrenchDate } from '../../../lib/dates.ts';
import type { Meeting, TeamRef } from './fromPool.ts';

/** Teams of a meeting that play no more. */
const absentOf = ({ home, away }: Meeting): readonly TeamRef[] =>
  [home, away].filter((team) => team !== null).filter(({ absence }) => absence !== null);

/** It will not be played. */
export const isOff = (meeting: Meeting): boolean =>
  toScore(meeting) === null && (meeting.isCancelled || absentOf(meeting).length > 0);

/** The score, or that there will be none; null as long as it is to be played. */
export const toOutcome = (meeting: Meeting): string | null =>
  toScore(meeting) ?? (isOff(meeting) ? texts.off : null);

/** `10 – 4`; null as long as there is no score that may be shown. */
export const toScore = ({ score, isCancelled }: Meeting): string | null =>
  score === null || isCancelled ? null : `${score[0]}\u00a0–\u00a0${score[1]}`;

/** The remarks on a meeting beside its score. */
export const toNotes = (meeting: Meeting, usualDate: string | null = null): readonly string[] => {
  const { forfeit, penalty, date, isProvisional } = meeting;
  const isPlayed = toScore(meeting) !== null;
  const absent = absentOf(meeting);
  const faults = [
    faultOf(meeting, forfeit, texts.forfeitOf, texts.doubleForfeit),
    faultOf(meeting, penalty, texts.penaltyOf, texts.doublePenalty),
    ...absent.map(({ name, absence }) => absence && `${texts.absencesOf[absence]} ${name}`),
  ];
  return [
    usualDate !== null && date !== null && date !== usualDate
      ? `${isPlayed ? texts.playedOn : texts.planned} ${toFrenchDate(date)}`
      : null,
    ...faults,
    isPlayed && absent.length > 0 ? texts.removed : null,
    isOff(meeting) ? null : stateOf(meeting, faults),
    isPlayed && isProvisional ? texts.unvalidated : null,
  ].filter((note) => note !== null);
};

const faultOf = (
  { home, away }: Meeting,
  side: Meeting['forfeit'],
  ofOne: string,
  ofBoth: string,
): string | null => {
  if (side === null) return null;
  if (side === 'both') return ofBoth;
  return `${ofOne} ${(side === 'home' ? home : away)?.name ?? ''}`.trim();
};

/** The state in words, where there are some for it and none of the faults says the same. */
const stateOf = ({ status }: Meeting, faults: readonly (string | null)[]): string | null => {
  if (status === null || !Object.hasOwn(texts.states, status)) return null;
  const text = texts.states[status as keyof typeof texts.states];
  return faults.some((fault) => fault?.includes(text.toLocaleLowerCase('fr'))) ? null : text;
};

/** Ranks as they are read; `3 =` where several share one, a dash where nothing is decided. */
export const toRanks = (ranks: readonly (number | null)[]): readonly string[] =>
  ranks.map((rank) => {
    if (rank === null) return '–';
    return ranks.filter((other) => other === rank).length > 1 ? `${rank}\u00a0=` : String(rank);
  });
