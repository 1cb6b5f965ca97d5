import { stepInputs } from '../model/stepInputs.ts';
import type { Row } from '../model/entity.ts';
import type { ResolvedEntity } from '../model/model.ts';
import type { VisibleRow } from '../rights/readMany.ts';
import type { Draft } from './draft.ts';
import { RequestFailure } from '../http/failures.ts';

type Seen = Pick<VisibleRow, '@hold'>;

/** @throws RequestFailure 409 on a record that its state closes to everybody, 403 on one that it leaves to others */
export const assertNoHold = ({ '@hold': hold }: Seen): void => {
  if (hold) throw new RequestFailure(hold.isClosed ? 409 : 403, hold.sentence);
};

/** The same for a write: a step of the process may be taken all the same, with its inputs and nothing else. */
export const assertMayWrite = (entity: ResolvedEntity, seen: Seen, before: Row, draft: Draft): void => {
  if (!entity.states) return;
  const { field } = entity.states;
  const state = draft.values[field];
  const inputs = stepInputs(entity.states, before[field], state);
  const isStep = state !== undefined && state !== before[field];
  if (!isStep || changedOf(before, draft).some((name) => name !== field && !inputs.includes(name)))
    assertNoHold(seen);
};

const changedOf = (before: Row, { values, embedded, rows, files }: Draft): string[] => [
  ...Object.keys(values).filter((name) => JSON.stringify(values[name]) !== JSON.stringify(before[name])),
  ...Object.keys(embedded).filter((name) => embedded[name] !== 'keep'),
  ...Object.keys(rows),
  ...Object.keys(files),
];
