import { announce } from '../rules/announce.ts';
import { stepInputs } from '../model/stepInputs.ts';
import type { Row } from '../model/entity.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { assertSecondFactor } from '../rights/assertSecondFactor.ts';
import { ForbiddenError } from '../rights/ForbiddenError.ts';
import { canCreate } from '../rights/namedClubs.ts';
import { readByIds } from '../rights/readMany.ts';
import { clubsWith, type Operation, scopeOf } from '../rights/scopeOf.ts';
import { findByIds, findOne } from '../storage/findByIds.ts';
import { toViolation } from '../validation/toViolation.ts';
import { exceedsLength } from '../validation/validateField.ts';
import { type Violation, ViolationsError } from '../validation/violation.ts';
import { assertMayWrite, assertNoHold } from './assertNoHold.ts';
import { assertNamedRecords } from './assertNamedRecords.ts';
import { checkStates } from './checkStates.ts';
import type { Draft, Writing } from './draft.ts';
import { notFound, RequestFailure } from '../http/failures.ts';
import { fromBody } from './fromBody.ts';
import { onceWithinAMinute } from './onceWithinAMinute.ts';
import { type Existing, loadExisting } from './loadExisting.ts';
import { lockRow } from './lockRow.ts';
import { noteWrite } from './noteWrite.ts';
import { toItem } from './toItem.ts';
import { defaultsOf, validateDraft } from './validateDraft.ts';
import { withWriteFaults } from './withWriteFaults.ts';
import { writeDraft } from './writeDraft.ts';

type Body = Readonly<Record<string, unknown>>;

/** Creates a record out of a body; returns its key. Nothing is kept unless every rule holds. */
export const createRecord = async (writing: Writing, body: Body): Promise<number> => {
  const { context, viewer, entity } = writing;
  if (!canCreate(context.model, entity, viewer)) throw new ForbiddenError();
  const draft = fromBody(context.model, entity, body, 'POST');
  assertOwnClub(writing, draft);
  assertSecondFactor(context, entity, viewer, 'POST');
  return withWriteFaults(context.model, entity, () =>
    context.db.transaction(async (db) => {
      const inside = { ...writing, context: { ...context, db } };
      return (
        (await writing.rules.known?.(draft.values, inside)) ??
        onceWithinAMinute(inside, body, () => save(inside, draft, null, 'POST'))
      );
    }),
  );
};

/** A club of others is refused for itself, before a word is said of what else the body lacks. */
const assertOwnClub = ({ viewer, entity }: Writing, { values }: Draft): void => {
  const allowed = clubsWith(entity, viewer, 'POST');
  const named = entity.access.owners.map((path) => values[path]).filter((club) => typeof club === 'number');
  if (named.length > 0 && !named.some((club) => allowed.includes(club))) throw new ForbiddenError();
};

/** The same for a club behind a record that is named, once the rules have filled in what they know. */
const assertOwned = async ({ context, viewer, entity }: Writing, values: Draft['values']): Promise<void> => {
  const allowed = clubsWith(entity, viewer, 'POST');
  let isNamed = false;
  for (const path of entity.access.owners) {
    const [name = '', ...behind] = path.split('.');
    const field = entity.fields[name];
    const ids = [values[name]].flat().filter((id) => typeof id === 'number');
    if (ids.length === 0 || !field || !('target' in field)) continue;
    const owned = { path: behind.join('.') || 'id', test: { is: 'exact', values: allowed } } as const;
    const found = await findByIds(context, context.model.entity(field.target), ids, owned);
    if (found.some((row) => row !== undefined)) return;
    isNamed = true;
  }
  if (isNamed) throw new ForbiddenError();
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
      if (!seen['@permissions'].canUpdate && !seen['@hold']) throw new ForbiddenError();
      assertSecondFactor(context, entity, viewer, 'PUT');
      if (ifMatch !== undefined && !matches(ifMatch, (await toItem(inside, viewer, entity, seen)).etag))
        throw changedMeanwhile();
      const row = await findOne(inside, entity, id);
      if (!row) throw notFound();
      const draft = withoutOtherSteps(entity, row, fromBody(context.model, entity, body, 'PUT'));
      assertMayWrite(entity, seen, row, draft);
      const allowed = Object.values(seen['@permissions'].transitions ?? {}).flat();
      const existing = await loadExisting(inside, entity, row);
      return save({ ...writing, context: inside }, draft, existing, 'PUT', allowed);
    }),
  );
};

/** Compression on the way may have weakened the tag. */
const matches = (ifMatch: string, etag: string): boolean =>
  ifMatch.trim() === '*' || ifMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

const changedMeanwhile = () =>
  new RequestFailure(
    412,
    'Cet enregistrement a été modifié entre-temps. Rechargez-le avant de l’enregistrer.',
  );

/** Rules query the database with what was sent: a text that no column can store is refused before they run. */
const refuseTooLong = ({ context, entity }: Writing, sent: Draft, existing: Existing | null): void => {
  const isTooLong = Object.entries(sent.values).some(([name, value]) => {
    const field = entity.fields[name];
    return field !== undefined && typeof value === 'string' && exceedsLength(field, value);
  });
  if (!isTooLong) return;
  const names = new Set([sent.values, sent.embedded, sent.rows, sent.files].flatMap(Object.keys));
  const unread = new Set(sent.violations.map(({ propertyPath }) => propertyPath));
  // What the rules would have filled in is not missing.
  throw new ViolationsError(
    validateDraft(context.model, entity, sent, existing, context.clock).filter(
      ({ propertyPath }) => unread.has(propertyPath) || names.has(propertyPath.split(/[.[]/)[0] ?? ''),
    ),
  );
};

const save = async (
  writing: Writing,
  sent: Draft,
  existing: Existing | null,
  operation: Operation,
  transitions: readonly (string | number)[] = [],
): Promise<number> => {
  const { context, viewer, entity, rules } = writing;
  const tools = { context, viewer };
  const before = existing?.row ?? null;
  refuseTooLong(writing, sent, existing);
  const merged = { ...defaultsOf(entity), ...before, ...sent.values };
  const prepared = (await rules.prepare?.(merged, before, tools)) ?? {};
  const draft: Draft = { ...sent, values: { ...sent.values, ...prepared } };
  if (operation === 'POST') await assertOwned(writing, draft.values);
  const open = await rules.opens?.({ ...merged, ...prepared }, tools, before);
  const misfits = await assertNamedRecords(context, viewer, draft, existing, open);
  const violations = [
    ...validateDraft(context.model, entity, draft, existing, context.clock),
    ...stepViolations(entity, sent, before, transitions),
    ...reasonViolations(entity, merged, before),
    ...inputViolations(entity, merged, before),
    ...misfits,
    ...((await rules.check?.({ ...merged, ...prepared }, before, tools)) ?? []),
  ];
  if (violations.length > 0) throw new ViolationsError(violations);
  const id = await writeDraft(context, entity, draft, existing, viewer.account);
  await assertStillInScope(writing, id, operation);
  if (!existing && entity.states?.edits) {
    const [seen] = await readByIds(context, viewer, entity, [id]);
    if (seen) assertNoHold(seen);
  }
  const row = await findOne(context, entity, id);
  if (row) {
    await rules.afterWrite?.(row satisfies Row, tools, before);
    await noteWrite(context, viewer, entity, { row, before });
    await announce(context.db, entity.name, row);
  }
  return id;
};

/** Of a new record, its initial state counts too. */
const stepViolations = (
  entity: ResolvedEntity,
  sent: Draft,
  before: Row | null,
  transitions: readonly (string | number)[],
): Violation[] => {
  const name = entity.states?.field;
  if (name === undefined || (before && !Object.hasOwn(sent.values, name))) return [];
  const wanted = sent.values[name] ?? defaultsOf(entity)[name];
  return checkStates(entity, wanted, before === null ? undefined : before[name], transitions);
};

/** A step that others have to understand says why. */
const reasonViolations = ({ states }: ResolvedEntity, values: Body, before: Row | null): Violation[] => {
  const { field = '', reasons = {} } = states ?? {};
  const state = String(values[field]);
  const name = Object.hasOwn(reasons, state) ? reasons[state] : undefined;
  if (name === undefined || values[field] === before?.[field]) return [];
  const reason = values[name];
  return typeof reason === 'string' && reason.trim() !== '' ? [] : [toViolation(name, 'NotBlank')];
};

/** A step that needs a choice is not taken without it. */
const inputViolations = (
  { states, fields }: ResolvedEntity,
  values: Body,
  before: Row | null,
): Violation[] => {
  if (!states || !before) return [];
  return stepInputs(states, before[states.field], values[states.field])
    .filter((name) => {
      const field = fields[name];
      return field?.kind === 'scalar' && field.choices && (values[name] ?? null) === null;
    })
    .map((name) => toViolation(name, 'NotBlank'));
};

/**
 * Inputs of a step count with that step alone: sent otherwise, they are passed over like read-only fields, and one that is
 * not sent is empty, whatever an earlier step left in it.
 */
const withoutOtherSteps = (entity: ResolvedEntity, before: Row, draft: Draft): Draft => {
  const { states } = entity;
  const inputs = states ? stepInputs(states, before[states.field], draft.values[states.field]) : [];
  const isStep = (name: string): boolean => entity.fields[name]?.byStep === true;
  const isKept = (name: string): boolean => !isStep(name) || inputs.includes(name);
  return {
    ...draft,
    values: {
      ...Object.fromEntries(inputs.filter(isStep).map((name) => [name, null])),
      ...Object.fromEntries(Object.entries(draft.values).filter(([name]) => isKept(name))),
    },
    violations: draft.violations.filter(({ propertyPath }) => isKept(propertyPath)),
  };
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
