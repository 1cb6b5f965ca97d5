import { ENDING_WORDS, STATE_WORDS } from '../i18n/stateWords.ts';
import type { Tone } from '../lib/tone.ts';
import type { FieldDescription } from './description.ts';

/** Codes of states by what they mean to the reader: something is done, is under way, waits for somebody, went wrong, is over. */
const CODES: Readonly<Record<Tone, string>> = {
  success:
    'accepted active approved confirmed converted engaged final granted invoiced modified open paid played present published registered used validated',
  info: 'acceptedByOpponent available current drawn entered favorable federalReview inProgress issued leagueReview planned qualified running scheduled submitted upcoming',
  warning:
    'appealed disputed full incomplete pending postponed suspended toComplete toRenew waitingInstance waitingLeftClub waitingList waitingMedical waitingPayment waitingPlayer',
  error: 'expired failed forfeit forfeited generalForfeit late refused refusedByOpponent rejected unexcused',
  neutral:
    'abandoned absent archived cancelled ceded closed declined draft ended excused finished movedOut refunded withdrawn',
};

/** Codes of states that undo what a record is for, besides those that went wrong. */
const ENDS: ReadonlySet<string> = new Set(
  'abandoned archived cancelled ceded declined deleted withdrawn'.split(' '),
);

const TONES: ReadonlyMap<string, Tone> = new Map(
  Object.entries(CODES).flatMap(([tone, codes]) =>
    codes.split(' ').map((code) => [code, tone as Tone] as const),
  ),
);

/** Whether a field is the state of its record. */
export const isState = ({ name, choices, multiple }: FieldDescription): boolean =>
  /^(state|status|\w+(State|Status))$/.test(name) && choices !== null && !multiple;

/** By its code, else by its word: a server may count its states or name them itself. Neutral where neither says anything. */
export const stateTone = (code: unknown, word?: string): Tone =>
  TONES.get(String(code)) ?? toneOfWord(word ?? '') ?? 'neutral';

/** Whether a state is a refusal, a withdrawal or another end that undoes what the record is for. */
export const isUndoing = (code: unknown, word: string): boolean =>
  TONES.has(String(code))
    ? ENDS.has(String(code)) || stateTone(code) === 'error'
    : ENDING_WORDS.test(word) || stateTone(code, word) === 'error';

const toneOfWord = (word: string): Tone | undefined =>
  (Object.keys(STATE_WORDS) as Tone[]).find((tone) => STATE_WORDS[tone].test(word.trim()));
