import { publicTeamTexts as texts } from './texts.ts';
import { toFrenchDate } from '../../../lib/dates.ts';
import type { Tone } from '../../../lib/tone.ts';
import { stateTone } from '../../../schema/stateTone.ts';
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
  const { date } = meeting;
  const isPlayed = toScore(meeting) !== null;
  return [
    usualDate !== null && date !== null && date !== usualDate
      ? `${isPlayed ? texts.playedOn : texts.planned} ${toFrenchDate(date)}`
      : null,
    ...faultsOf(meeting),
    isPlayed && absentOf(meeting).length > 0 ? texts.removed : null,
  ].filter((note) => note !== null);
};

/** A state of a meeting by its word, with the tone that it has in the club area too. */
export interface MeetingState {
  readonly word: string;
  readonly tone: Tone;
}

/** The states that say more than the score does, where none of the remarks says the same. */
export const toStates = (meeting: Meeting): readonly MeetingState[] => [
  ...(isOff(meeting) ? [] : namedState(meeting)),
  ...(toScore(meeting) !== null && meeting.isProvisional
    ? [{ word: texts.unvalidated, tone: 'warning' } as const]
    : []),
];

const faultsOf = (meeting: Meeting): readonly string[] =>
  [
    faultOf(meeting, meeting.forfeit, texts.forfeitOf, texts.doubleForfeit),
    faultOf(meeting, meeting.penalty, texts.penaltyOf, texts.doublePenalty),
    ...absentOf(meeting).map(({ name, absence }) => absence && `${texts.absencesOf[absence]} ${name}`),
  ].filter((fault) => fault !== null);

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

const namedState = (meeting: Meeting): readonly MeetingState[] => {
  const { status } = meeting;
  if (status === null || !Object.hasOwn(texts.states, status)) return [];
  const word = texts.states[status as keyof typeof texts.states];
  const isSaid = faultsOf(meeting).some((fault) => fault.includes(word.toLocaleLowerCase('fr')));
  return isSaid ? [] : [{ word, tone: stateTone(status) }];
};

/** Ranks as they are read; `3 =` where several share one, a dash where nothing is decided. */
export const toRanks = (ranks: readonly (number | null)[]): readonly string[] =>
  ranks.map((rank) => {
    if (rank === null) return '–';
    return ranks.filter((other) => other === rank).length > 1 ? `${rank}\u00a0=` : String(rank);
  });
