import { publicTeamTexts as texts } from '../../../i18n/publicTeam.ts';
import { toFrenchDate } from '../../../lib/dates.ts';
import type { Meeting } from './Pool.ts';

/** `10 - 4`; null as long as there is no score that may be shown. */
export const toScore = ({ score, status }: Meeting): string | null =>
  score === null || status === 'cancelled' ? null : `${score[0]} - ${score[1]}`;

/** States whose score no official has confirmed yet; on servers that tell no state, every score counts. */
const OPEN: ReadonlySet<string> = new Set(['entered', 'confirmed', 'disputed', 'inProgress']);

/** What is to be said of a meeting beside its score. */
export const toNotes = (meeting: Meeting, usualDate: string | null = null): readonly string[] => {
  const { status, forfeit, penalty, date } = meeting;
  const isPlayed = toScore(meeting) !== null;
  return [
    usualDate !== null && date !== null && date !== usualDate
      ? `${isPlayed ? texts.playedOn : texts.planned} ${toFrenchDate(date)}`
      : null,
    faultOf(meeting, forfeit, texts.forfeitOf, texts.doubleForfeit),
    faultOf(meeting, penalty, texts.penaltyOf, texts.doublePenalty),
    status !== null && Object.hasOwn(texts.states, status) && !(status === 'forfeit' && forfeit !== null)
      ? texts.states[status as keyof typeof texts.states]
      : null,
    isPlayed && status !== null && OPEN.has(status) ? texts.unvalidated : null,
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
