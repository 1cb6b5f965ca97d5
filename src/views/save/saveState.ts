import type { RaRecord } from 'react-admin';
import type { RecordVersion } from '../../data/hydra.ts';
import { apiErrorOf } from '../../http/ApiError.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { toFormValues } from '../../schema/formValues.ts';
import { toPayload } from '../../schema/payload.ts';
import type { Json } from '../../schema/read.ts';
import {
  compareVersions,
  withTheirs,
  type Comparison,
  type Conflict,
  withOwnSend,
} from './compareVersions.ts';
import { ignoredFields } from './ignoredFields.ts';

type Fields = readonly FieldDescription[];

/** The course of a form's save: `idle -> checking -> (conflict ->) sending -> saved` or `failed`. */
export type SaveState =
  | { readonly kind: 'idle'; readonly unanswered: Json | null }
  /** An existing record is read again; after an unanswered create its record is looked for. */
  | { readonly kind: 'checking'; readonly job: Job }
  /** Both sides changed a field: the user chooses. */
  | {
      readonly kind: 'conflict';
      readonly job: Job;
      readonly version: RecordVersion;
      readonly comparison: Comparison;
    }
  | {
      readonly kind: 'sending';
      readonly job: Job;
      /** Null for a new record. */
      readonly version: RecordVersion | null;
      readonly ifMatch: string | null;
      /** Share of new files that has gone out, 0 to 1; null without files. */
      readonly share: number | null;
    }
  | {
      readonly kind: 'saved';
      readonly record: RaRecord;
      readonly values: Json;
      /** Of each comparison, the fields that the other side alone had changed. */
      readonly taken: readonly Fields[];
      /** Edited fields that the server accepted and left as they were. */
      readonly ignored: Fields;
      /** An earlier send had been carried out, its answer lost: nothing was sent. */
      readonly isFound: boolean;
    }
  | {
      readonly kind: 'failed';
      readonly failure: unknown;
      readonly values: Json;
      readonly unanswered: Json | null;
    };

/** What is being saved, and what is known from earlier attempts. */
export interface Job {
  readonly fields: Fields;
  readonly values: Json;
  /** Values of a send that may have been carried out; null when there is none. */
  readonly unanswered: Json | null;
  /** The last version that the server refused to replace, and its answer. */
  readonly refused: { readonly mark: string; readonly failure: unknown } | null;
  readonly taken: readonly Fields[];
  /** Sends so far. */
  readonly sends: number;
}

export type SaveEvent =
  | { readonly kind: 'submitted'; readonly fields: Fields; readonly values: Json }
  /** The record as the server has it now. `base`: what the form started from when it was requested. */
  | { readonly kind: 'read'; readonly version: RecordVersion; readonly base: Json }
  | { readonly kind: 'noTwin' }
  | { readonly kind: 'twinFound'; readonly record: RaRecord }
  /** The conflicts in which the other side's value was chosen. */
  | { readonly kind: 'chosen'; readonly theirs: readonly Conflict[] }
  | { readonly kind: 'wentBack' }
  | { readonly kind: 'progressed'; readonly share: number }
  | { readonly kind: 'accepted'; readonly record: RaRecord }
  | { readonly kind: 'failed'; readonly failure: unknown };

/** Times that a record may change between its comparison and its write. */
const SENDS = 5;

type StateOf<Kind extends SaveState['kind']> = Extract<SaveState, { kind: Kind }>;
type EventOf<Kind extends SaveEvent['kind']> = Extract<SaveEvent, { kind: Kind }>;
type Ended = StateOf<'idle' | 'saved' | 'failed'>;

type Transitions = {
  readonly [State in SaveState['kind']]: {
    readonly [Event in SaveEvent['kind']]?: (state: StateOf<State>, event: EventOf<Event>) => SaveState;
  };
};

const ENDED = { submitted: (state: Ended, event: EventOf<'submitted'>) => begun(state, event) };

const TRANSITIONS: Transitions = {
  idle: ENDED,
  saved: ENDED,
  failed: ENDED,
  checking: {
    read: ({ job }, event) => compared(job, event),
    noTwin: ({ job }) => sending(job, null, null),
    twinFound: ({ job }, { record }) => saved(job, record, true),
    failed: ({ job }, { failure }) => failed(job, failure),
  },
  conflict: {
    chosen: ({ job, version, comparison }, { theirs }) =>
      joined({ ...job, values: withTheirs(comparison.merged, theirs) }, version),
    wentBack: ({ job }) => ({ kind: 'idle', unanswered: job.unanswered }),
  },
  sending: {
    progressed: (state, { share }) => ({ ...state, share }),
    accepted: ({ job, version }, { record }) => ({
      ...saved(job, record, false),
      ignored: ignoredFields(job.fields, job.values, version?.data ?? {}, record),
    }),
    failed: (state, { failure }) => refused(state, failure),
  },
};

/** What an event leads to; one that does not fit the state leads nowhere. */
export const nextState = (state: SaveState, event: SaveEvent): SaveState => {
  const transition = TRANSITIONS[state.kind][event.kind] as
    ((from: SaveState, by: SaveEvent) => SaveState) | undefined;
  return transition?.(state, event) ?? state;
};

export const isUnderWay = ({ kind }: SaveState): boolean =>
  kind === 'checking' || kind === 'conflict' || kind === 'sending';

/** The way broke before the server had everything: the same can be sent again. */
export const isBroken = (state: SaveState): boolean => {
  const error = state.kind === 'failed' ? apiErrorOf(state.failure) : null;
  return error?.kind === 'network' && !error.unknownOutcome;
};

const begun = (state: Ended, { fields, values }: EventOf<'submitted'>): SaveState => ({
  kind: 'checking',
  job: {
    fields,
    values,
    unanswered: state.kind === 'saved' ? null : state.unanswered,
    refused: null,
    taken: [],
    sends: 0,
  },
});

const compared = (job: Job, { version, base }: EventOf<'read'>): SaveState => {
  const found = { base, mine: job.values, theirs: toFormValues(job.fields, version.data) };
  const comparison = compareVersions(
    job.fields,
    job.unanswered ? withOwnSend(job.fields, job.unanswered, found) : found,
  );
  const { conflicts, merged, taken } = comparison;
  const next = { ...job, taken: taken.length > 0 ? [...job.taken, taken] : job.taken };
  return conflicts.length > 0
    ? { kind: 'conflict', job: next, version, comparison }
    : joined({ ...next, values: merged }, version);
};

/** Both versions are in one, and each conflict is decided. */
const joined = (job: Job, version: RecordVersion): SaveState => {
  const { fields, values, refused: last } = job;
  const stored = toPayload(fields, toFormValues(fields, version.data));
  // A browser sends a call once more by itself when its connection breaks: of the two the tag refuses one.
  if (job.unanswered && JSON.stringify(toPayload(fields, values)) === JSON.stringify(stored))
    return saved(job, version.data, true);
  const isUnchanged = last?.mark === markOf(version);
  const isTagRefused = apiErrorOf(last?.failure)?.status === 412;
  // Refused although nothing has changed: it was not about the version, or the server never matches its tags.
  if (last && isUnchanged && !(isTagRefused && version.etag !== null)) return failed(job, last.failure);
  return sending(job, version, isUnchanged ? null : version.etag);
};

/** What an answer other than success leads to. */
const refused = ({ job, version }: StateOf<'sending'>, failure: unknown): SaveState => {
  const error = apiErrorOf(failure);
  const sends = job.sends + 1;
  // 409, 412: the record has changed since it was read. It is read and compared again.
  if (version && error?.kind === 'conflict' && sends < SENDS) {
    const last = { mark: markOf(version), failure };
    return { kind: 'checking', job: { ...job, refused: last, unanswered: job.values, sends } };
  }
  // No answer, or 5xx (a server may stumble over its answer alone): the write may be done, and the next save looks
  // for it first. All else (400, 401, 403, 404, 422, 429 …) was not written: its message is shown.
  const mayBeDone = error !== null && (error.unknownOutcome || (error.status ?? 0) >= 500);
  return failed(mayBeDone ? { ...job, unanswered: job.values } : job, failure);
};

const sending = (job: Job, version: RecordVersion | null, ifMatch: string | null): SaveState => ({
  kind: 'sending',
  job,
  version,
  ifMatch,
  share: null,
});

const saved = ({ values, taken }: Job, record: RaRecord, isFound: boolean): SaveState => ({
  kind: 'saved',
  record,
  values,
  taken: isFound ? [] : taken,
  ignored: [],
  isFound,
});

const failed = ({ values, unanswered }: Job, failure: unknown): SaveState => ({
  kind: 'failed',
  failure,
  values,
  unanswered,
});

const markOf = ({ etag, data }: RecordVersion): string => etag ?? String(data['dateModified']);
