import type { Context } from '../context.ts';
import type { Row } from '../model/entity.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { assertSecondFactor } from '../rights/assertSecondFactor.ts';
import { ForbiddenError } from '../rights/ForbiddenError.ts';
import { canCreate } from '../rights/namedClubs.ts';
import { readByIds } from '../rights/readMany.ts';
import { clubsWith, type Operation, scopeOf } from '../rights/scopeOf.ts';
import type { Viewer } from '../rights/viewer.ts';
import type { Rules } from '../rules/rules.ts';
import { findOne } from '../storage/findByIds.ts';
import { ViolationsError } from '../validation/violation.ts';
import { assertNamedRecords } from './assertNamedRecords.ts';
import type { Draft } from './draft.ts';
import { notFound, RequestFailure } from './failures.ts';
import { fromBody } from './fromBody.ts';
import { type Existing, loadExisting } from './loadExisting.ts';
import { lockRow } from './lockRow.ts';
import { toItem } from './toItem.ts';
import { defaultsOf, validateDraft } from './validateDraft.ts';
import { withWriteFaults } from './withWriteFaults.ts';
import { writeDraft } from './writeDraft.ts';

/** One request to write: who, where, under which rules. */
export interface Writing {
  readonly context: Context;
  readonly viewer: Viewer;
  readonly entity: ResolvedEntity;
  readonly rules: Rules;
}

type Body = Readonly<Record<string, unknown>>;

/** Creates a record out of a body; returns its key. Nothing is kept unless every rule holds. */
export const createRecord = async (writing: Writing, body: Body): Promise<number> => {
  const { context, viewer, entity } = writing;
  if (!canCreate(context.model, entity, viewer)) throw new ForbiddenError();
  const draft = fromBody(context.model, entity, body, 'POST');
  assertOwned(writing, draft);
  assertSecondFactor(context, entity, viewer, 'POST');
  return withWriteFaults(context.model, entity, () =>
    context.db.transaction((db) => save({ ...writing, context: { ...context, db } }, draft, null, 'POST')),
  );
};

/** A club of others is refused for itself, before a word is said of what else the body lacks. */
const assertOwned = ({ viewer, entity }: Writing, { values }: Draft): void => {
  const allowed = clubsWith(entity, viewer, 'POST');
  const named = entity.access.owners.map((path) => values[path]).filter((club) => typeof club === 'number');
  if (named.length > 0 && !named.some((club) => allowed.includes(club))) throw new ForbiddenError();
};

/**
 * Changes the fields that a body brings; the others stay. `ifMatch` is the tag the caller has read.
 * @throws RequestFailure 404, or 412 when the record was changed in between
 */
export const updateRecord = async (
  writing: Writing,
  id: number,
  body: Body,
  ifMatch?: string,
): Promise<void> => {
  const { context, viewer, entity } = writing;
  await withWriteFaults(context.model, entity, () =>
    context.db.transaction(async (db) => {
      const inside = { ...context, db };
      await lockRow(db, entity, id);
      const [seen] = await readByIds(inside, viewer, entity, [id]);
      if (!seen) throw notFound();
      if (!seen['@permissions'].canUpdate) throw new ForbiddenError();
      assertSecondFactor(context, entity, viewer, 'PUT');
      if (ifMatch !== undefined && !matches(ifMatch, (await toItem(inside, viewer, entity, seen)).etag))
        throw changedMeanwhile();
      const row = await findOne(inside, entity, id);
      if (!row) throw notFound();
      const draft = fromBody(context.model, entity, body, 'PUT');
      return save({ ...writing, context: inside }, draft, await loadExisting(inside, entity, row), 'PUT');
    }),
  );
};

/** Compression on the way may have weakened the tag. */
const matches = (ifMatch: string, etag: string): boolean =>
  ifMatch.trim() === '*' || ifMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

const changedMeanwhile = () =>
  new RequestFailure(
    412,
    "Cet enregistrement a été modifié entre-temps. Rechargez-le avant de l'enregistrer.",
  );

const save = async (
  writing: Writing,
  sent: Draft,
  existing: Existing | null,
  operation: Operation,
): Promise<number> => {
  const { context, viewer, entity, rules } = writing;
  const tools = { context, viewer };
  const before = existing?.row ?? null;
  const merged = { ...defaultsOf(entity), ...before, ...sent.values };
  const prepared = (await rules.prepare?.(merged, before, tools)) ?? {};
  const draft: Draft = { ...sent, values: { ...sent.values, ...prepared } };
  const misfits = await assertNamedRecords(context, viewer, draft, existing);
  const violations = [
    ...validateDraft(context.model, entity, draft, existing, context.clock),
    ...misfits,
    ...((await rules.check?.({ ...merged, ...prepared }, before, tools)) ?? []),
  ];
  if (violations.length > 0) throw new ViolationsError(violations);
  const id = await writeDraft(context, entity, draft, existing, viewer.account);
  await assertStillInScope(writing, id, operation);
  const row = await findOne(context, entity, id);
  if (row) await rules.afterWrite?.(row satisfies Row, tools);
  return id;
};

/** A record must not be put, or moved, where its writer has no right to write. */
const assertStillInScope = async (
  { context, viewer, entity }: Writing,
  id: number,
  operation: Operation,
): Promise<void> => {
  const scope = scopeOf(entity, viewer, operation);
  if (scope === 'forbidden' || !(await findOne(context, entity, id, scope))) throw new ForbiddenError();
};
