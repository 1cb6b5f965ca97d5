import fc from 'fast-check';
import type { RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/http/ApiError.ts';
import { createFormBase } from '../../../../src/views/save/createFormBase.ts';
import { nextState, type SaveEvent, type SaveState } from '../../../../src/views/save/saveState.ts';
import { describeFields } from '../../../support/describeFields.ts';

const NAMES = ['name', 'code', 'notes'] as const;
type Name = (typeof NAMES)[number];
type Values = Record<Name, string>;

const fields = describeFields({
  name: { type: 'string' },
  code: { type: 'string' },
  notes: { type: 'string' },
});
const stored: Values = { name: 'A', code: 'B', notes: 'C' };
const IDLE: SaveState = { kind: 'idle', unanswered: null };

const refusal = (details: Partial<ConstructorParameters<typeof ApiError>[0]>): SaveEvent => ({
  kind: 'failed',
  failure: new ApiError({ kind: 'server', message: 'refused', ...details }),
});
const versionOf = (values: Values, etag: string | null = '"1"') => ({
  data: { id: '/api/things/1', ...values } as RaRecord,
  etag,
});
const submitted = (values: Values): SaveEvent => ({ kind: 'submitted', fields, values });
const read = (values: Values, etag: string | null = '"1"'): SaveEvent => ({
  kind: 'read',
  version: versionOf(values, etag),
  base: stored,
});
const follow = (...events: readonly SaveEvent[]): SaveState => events.reduce(nextState, IDLE);

const typed = { ...stored, name: 'Mine' };
const begun = [submitted(typed), read(stored)] as const;

describe('an answer to a send', () => {
  it.each([
    ['200', { kind: 'accepted', record: { id: '/api/things/1' } }, 'saved', false],
    ['400', refusal({ kind: 'client', status: 400 }), 'failed', false],
    ['401', refusal({ kind: 'authentication', status: 401 }), 'failed', false],
    ['403', refusal({ kind: 'forbidden', status: 403 }), 'failed', false],
    ['404', refusal({ kind: 'notFound', status: 404 }), 'failed', false],
    ['409', refusal({ kind: 'conflict', status: 409 }), 'checking', true],
    ['412', refusal({ kind: 'conflict', status: 412 }), 'checking', true],
    ['422', refusal({ kind: 'validation', status: 422 }), 'failed', false],
    ['429', refusal({ kind: 'rateLimit', status: 429 }), 'failed', false],
    ['500', refusal({ status: 500 }), 'failed', true],
    ['none, before all was sent', refusal({ kind: 'network' }), 'failed', false],
    ['none, after all was sent', refusal({ kind: 'network', unknownOutcome: true }), 'failed', true],
  ] satisfies readonly [string, SaveEvent, SaveState['kind'], boolean][])(
    'leads on: %s',
    (_, answer, kind, isUnanswered) => {
      const state = follow(...begun, answer);
      expect(state.kind).toBe(kind);
      const known = 'job' in state ? state.job : state;
      expect('unanswered' in known && known.unanswered !== null).toBe(isUnanswered);
    },
  );

  it('is given up after five versions that changed in between', () => {
    const conflict = refusal({ kind: 'conflict', status: 412 });
    const rounds = ['"2"', '"3"', '"4"', '"5"'].flatMap((etag) => [conflict, read(stored, etag)]);
    expect(follow(...begun, ...rounds).kind).toBe('sending');
    expect(follow(...begun, ...rounds, conflict).kind).toBe('failed');
  });

  it('is believed when a tag is refused that nothing has changed, and the write goes without one', () => {
    const again = [refusal({ kind: 'conflict', status: 412 }), read(stored)] as const;
    expect(follow(...begun, ...again)).toMatchObject({ kind: 'sending', ifMatch: null });
    const conflict = [refusal({ kind: 'conflict', status: 409 }), read(stored)] as const;
    expect(follow(...begun, ...conflict).kind).toBe('failed');
  });
});

it('is not disturbed by events of another state, nor by a second click', () => {
  const everything: readonly SaveEvent[] = [
    submitted(typed),
    read(stored),
    { kind: 'noTwin' },
    { kind: 'twinFound', record: { id: '/api/things/2' } },
    { kind: 'chosen', theirs: [] },
    { kind: 'wentBack' },
    { kind: 'progressed', share: 1 },
    { kind: 'accepted', record: { id: '/api/things/1' } },
    refusal({}),
  ];
  const fitting: Readonly<Record<SaveState['kind'], readonly SaveEvent['kind'][]>> = {
    idle: ['submitted'],
    saved: ['submitted'],
    failed: ['submitted'],
    checking: ['read', 'noTwin', 'twinFound', 'failed'],
    conflict: ['chosen', 'wentBack'],
    sending: ['progressed', 'accepted', 'failed'],
  };
  const states = [
    IDLE,
    follow(submitted(typed)),
    follow(submitted(typed), read({ ...stored, name: 'Theirs' })),
    follow(...begun),
    follow(...begun, { kind: 'accepted', record: { id: '/api/things/1' } }),
    follow(...begun, refusal({})),
  ];
  expect(states.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(fitting).toSorted());
  for (const state of states)
    expect(everything.filter((event) => nextState(state, event) !== state).map(({ kind }) => kind)).toEqual(
      fitting[state.kind],
    );
});

/** Fate of one write on its way. */
type Fate = 'done' | 'overtaken' | 'lost before' | 'lost after' | 'failed after' | 'refused';

/** One step of a history: somebody types here or changes the record elsewhere, or the form is saved. */
type Step =
  | { readonly by: 'me' | 'other'; readonly name: Name; readonly text: string }
  | { readonly fates: readonly Fate[]; readonly choice: 'mine' | 'theirs' | 'back' };

const text = fc.constantFrom('A', 'B', 'D', 'E', 'F', 'G');
const name = fc.constantFrom(...NAMES);
const fate = fc.constantFrom<Fate>(
  'done',
  'overtaken',
  'lost before',
  'lost after',
  'failed after',
  'refused',
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ by: fc.constantFrom('me' as const, 'other' as const), name, text }),
  fc.record({
    fates: fc.array(fate, { minLength: 1, maxLength: 3 }),
    choice: fc.constantFrom('mine' as const, 'theirs' as const, 'back' as const),
  }),
);

/** A page with a form, a server that compares tags, and somebody else who changes the record. */
const createWorld = () => {
  const server = { values: stored, version: 1 };
  let form: Values = stored;
  const base = createFormBase();
  base.follow(fields, stored, stored);
  /** Values of each field that this user has had before their eyes. */
  const seen = new Map(NAMES.map((each) => [each, new Set([stored[each]])]));
  const see = (values: Values): void => NAMES.forEach((each) => seen.get(each)?.add(values[each]));
  let state: SaveState = IDLE;

  /** Values that the server has had since the field was typed into: somebody else may change those by right. */
  const known = new Map(NAMES.map((each) => [each, new Set<string>()]));

  const write = (values: Values): void => {
    for (const each of NAMES) {
      const before = server.values[each];
      if (before !== values[each])
        expect(seen.get(each), `overwritten unseen: ${each} ${before}`).toContain(before);
    }
    server.values = values;
    for (const each of NAMES) known.get(each)?.add(values[each]);
    server.version += 1;
  };
  const change = (at: Name, to: string): void => {
    server.values = { ...server.values, [at]: to };
    known.get(at)?.add(to);
    server.version += 1;
  };
  const send = ({ ifMatch, job }: Extract<SaveState, { kind: 'sending' }>, what: Fate): SaveEvent => {
    if (what === 'overtaken') change('notes', `N${server.version}`);
    if (what === 'lost before') return refusal({ kind: 'network', unknownOutcome: true });
    if (what === 'refused') return refusal({ kind: 'validation', status: 422 });
    if (ifMatch !== null && ifMatch !== `"${server.version}"`)
      return refusal({ kind: 'conflict', status: 412 });
    write(job.values as Values);
    if (what === 'lost after') return refusal({ kind: 'network', unknownOutcome: true });
    if (what === 'failed after') return refusal({ status: 500 });
    return { kind: 'accepted', record: versionOf(server.values).data };
  };
  const dispatch = (event: SaveEvent): void => {
    state = nextState(state, event);
  };

  return {
    type: (at: Name, to: string) => {
      form = { ...form, [at]: to };
      seen.get(at)?.add(to);
      known.set(at, new Set([server.values[at]]));
    },
    change,
    save: (fates: readonly Fate[], choice: 'mine' | 'theirs' | 'back') => {
      const wanted = Object.fromEntries(
        NAMES.filter((each) => form[each] !== base.values()[each]).map((each) => [each, form[each]]),
      );
      dispatch(submitted(form));
      for (
        let round = 0;
        state.kind === 'checking' || state.kind === 'sending' || state.kind === 'conflict';
      ) {
        if (state.kind === 'checking')
          dispatch({
            kind: 'read',
            version: versionOf(server.values, `"${server.version}"`),
            base: base.values(),
          });
        if (state.kind === 'conflict') {
          for (const { path, theirs } of state.comparison.conflicts)
            seen.get(path[0] as Name)?.add(theirs as string);
          dispatch(
            choice === 'back'
              ? { kind: 'wentBack' }
              : { kind: 'chosen', theirs: choice === 'theirs' ? state.comparison.conflicts : [] },
          );
        }
        if (state.kind === 'sending') {
          form = state.job.values as Values;
          see(form);
          base.restart(state.version?.data ?? {});
          dispatch(send(state, fates[Math.min(round, fates.length - 1)] ?? 'done'));
          round += 1;
        }
      }
      if (state.kind === 'saved') {
        form = server.values;
        see(form);
        base.restart(form);
      }
      const open =
        choice === 'theirs'
          ? []
          : NAMES.filter((each) => each in wanted && !known.get(each)?.has(wanted[each] ?? ''));
      return {
        state,
        wanted: Object.fromEntries(open.map((each) => [each, wanted[each]])),
        server: server.values,
      };
    },
    form: () => form,
  };
};

it('overwrites nothing unseen and loses nothing typed, in 2,000 histories', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
      const world = createWorld();
      for (const each of steps) {
        if ('by' in each) {
          if (each.by === 'me') world.type(each.name, each.text);
          else world.change(each.name, each.text);
          continue;
        }
        const { state, wanted, server } = world.save(each.fates, each.choice);
        expect(['idle', 'saved', 'failed']).toContain(state.kind);
        // What was typed is on the server, or in the form still, unless the other side's value was chosen.
        expect(state.kind === 'saved' ? server : world.form()).toMatchObject(wanted);
      }
    }),
    { numRuns: 2_000, seed: 33 },
  );
});
