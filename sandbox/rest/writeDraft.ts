import type { Context } from '../rights/context.ts';
import type { EmbeddedField, RowsField } from '../model/field.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { findRows } from '../storage/findMany.ts';
import { writeFiles } from '../storage/files.ts';
import { insert, update } from '../storage/records.ts';
import { remove, removeUnlessShared } from '../storage/remove.ts';
import type { Draft, EmbeddedDraft } from './draft.ts';
import { RequestFailure } from '../http/failures.ts';
import { type Existing, rowOf } from './loadExisting.ts';

/** Writes a checked draft with the embedded records, rows and files in it; returns the key. */
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
  for (const [name, given] of Object.entries(draft.rows)) {
    const field = entity.fields[name];
    if (field?.kind === 'rows') await writeRows(context, field, name, given, existing, id, author);
  }
  for (const [name, given] of Object.entries(draft.files))
    if (!(await writeFiles(context, entity, id, name, given.filter(isRead)))) throw foreign(name);
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
  if (given.id !== undefined && given.id !== present?.row.id) throw foreign(name);
  const kept = given.id === undefined ? null : present;
  const preset = kept ? {} : await presetOf(context, field, target);
  return writeDraft(context, target, { ...given, values: { ...given.values, ...preset } }, kept, author);
};

const isRead = <T>(draft: T | null): draft is T => draft !== null;

const foreign = (name: string) =>
  new RequestFailure(
    400,
    `Le champ «\u202f${name}\u202f» désigne un objet qui n’appartient pas à cet enregistrement.`,
  );

/** Makes the rows those of the draft, in its order; those it leaves out are deleted with what they own. */
const writeRows = async (
  context: Context,
  field: RowsField,
  name: string,
  given: readonly (EmbeddedDraft | null)[],
  existing: Existing | null,
  owner: number,
  author: number,
): Promise<void> => {
  const target = context.model.entity(field.target);
  const drafts = given.filter(isRead);
  const kept = drafts.flatMap(({ id }) => id ?? []);
  const isKnown = (id: number): boolean => rowOf(existing, name, id) !== null;
  if (new Set(kept).size < kept.length || !kept.every(isKnown)) throw foreign(name);
  for (const { row } of existing?.rows[name] ?? [])
    if (!kept.includes(row.id)) await remove(context, target, row.id);
  const preset = await presetOf(context, field, target);
  for (const [position, draft] of drafts.entries()) {
    const present = rowOf(existing, name, draft.id);
    const own = { [field.mappedBy]: owner, position, ...(present ? {} : preset) };
    await writeDraft(context, target, { ...draft, values: { ...draft.values, ...own } }, present, author);
  }
};

/** A preset of a referential field names the code of the value. */
const presetOf = async (
  context: Context,
  field: EmbeddedField | RowsField,
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
