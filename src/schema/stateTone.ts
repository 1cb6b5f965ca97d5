import type { Tone } from '../lib/tone.ts';
import type { FieldDescription } from './description.ts';

/** Names that fields of states have. */
const STATE_FIELDS: ReadonlySet<string> = new Set(['state', 'status']);

/** Codes of states by what they ask of the reader: something is done, is under way, waits for somebody, went wrong. */
const CODES: Readonly<Record<Exclude<Tone, 'neutral'>, string>> = {
  success:
    'accepted active approved confirmed engaged final granted open paid published registered validated',
  info: 'current drawn entered federalReview inProgress issued leagueReview planned running scheduled submitted upcoming',
  warning:
    'appealed disputed incomplete pending postponed suspended toComplete toRenew waitingInstance waitingLeftClub waitingMedical waitingPayment waitingPlayer',
  error: 'expired failed forfeit generalForfeit late refused',
};

const TONES: ReadonlyMap<string, Tone> = new Map(
  Object.entries(CODES).flatMap(([tone, codes]) =>
    codes.split(' ').map((code) => [code, tone as Tone] as const),
  ),
);

/** Whether a field tells the state of its record. */
export const isState = ({ name, choices, multiple }: FieldDescription): boolean =>
  STATE_FIELDS.has(name) && choices !== null && !multiple;

/** Neutral for a code that nobody has classed: a server may have states of its own. */
export const stateTone = (code: unknown): Tone => TONES.get(String(code)) ?? 'neutral';
