import type { Context } from '../context.ts';
import type { EmbeddedField } from '../model/field.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { findRows } from '../storage/findMany.ts';
import { insert, update } from '../storage/records.ts';
import { removeUnlessShared } from '../storage/remove.ts';
import { RequestFailure } from './failures.ts';
import type { Draft, EmbeddedDraft } from './fromBody.ts';
import type { Existing } from './loadExisting.ts';

/** Writes a checked draft and the embedded records in it; returns the key. */
export const writeDraft = async (
  context: Context,
  entity: ResolvedEntity,
  draft: Draft,
  existing: Existing | null,
  author: number,
): Promise<number> => {
  const owned: Record<string, unknown> = {};
  const orphans: { target: ResolvedEntity; id: number }[] = [];
  for (const [name, given] of Object.entries(draft.embedded)) {
    const field = entity.fields[name];
    if (given === 'keep' || field?.kind !== 'embedded') continue;
    const target = context.model.entity(field.target);
    const present = existing?.embedded[name] ?? null;
    owned[name] = given && (await writeEmbedded(context, field, target, given, present, name, author));
    if (present && owned[name] !== present.row.id) orphans.push({ target, id: present.row.id });
  }
  const values = { ...draft.values, ...owned };
  const id = existing
    ? (await update(context, entity, existing.row.id, values, author), existing.row.id)
    : (await insert(context, entity, values, author)).id;
  for (const orphan of orphans) await removeUnlessShared(context, orphan.target, orphan.id);
  return id;
};

/** An embedded record is changed through its own parent only: another IRI than the present one is refused. */
const writeEmbedded = async (
  context: Context,
  field: EmbeddedField,
  target: ResolvedEntity,
  given: EmbeddedDraft,
  present: Existing | null,
  name: string,
  author: number,
): Promise<number> => {
  if (given.id !== undefined && given.id !== present?.row.id)
    throw new RequestFailure(
      400,
      `Le champ « ${name} » désigne un objet qui n'appartient pas à cet enregistrement.`,
    );
  const kept = given.id === undefined ? null : present;
  const preset = kept ? {} : await presetOf(context, field, target);
  return writeDraft(context, target, { ...given, values: { ...given.values, ...preset } }, kept, author);
};

/** A preset of a referential field names the code of the value. */
const presetOf = async (
  context: Context,
  field: EmbeddedField,
  target: ResolvedEntity,
): Promise<Record<string, unknown>> => {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(field.preset ?? {})) {
    const declared = target.fields[name];
    values[name] =
      declared?.kind === 'reference' && declared.referential !== undefined
        ? await referentialKey(context, declared.target, declared.referential, String(value))
        : value;
  }
  return values;
};

const referentialKey = async (
  context: Context,
  entity: string,
  type: string,
  code: string,
): Promise<number> => {
  const where = {
    all: [
      { path: 'type', test: { is: 'exact', values: [type] } },
      { path: 'code', test: { is: 'exact', values: [code] } },
    ],
  } as const;
  const [row] = await findRows(
    context,
    context.model.entity(entity),
    { where, order: [], limit: 1, offset: 0 },
    null,
  );
  if (!row) throw new Error(`The referential ${type} has no value with the code ${code}`);
  return row.id;
};
