import type { Context } from '../rights/context.ts';
import { toIri } from '../model/iri.ts';
import { readByIds } from '../rights/readMany.ts';
import type { Viewer } from '../rights/viewer.ts';
import { toViolation } from '../validation/toViolation.ts';
import type { Violation } from '../validation/violation.ts';
import type { Draft, NamedRecord } from './draft.ts';
import { RequestFailure } from '../http/failures.ts';
import { type Existing, rowOf } from './loadExisting.ts';

/**
 * Checks every record that a draft newly refers to against what the caller may see; `open` are those that the rules let
 * it name besides. Returns violations for
 * referential values of another list.
 * @throws RequestFailure 400 on a record that is not there, or not for this viewer: it learns no difference
 */
export const assertNamedRecords = async (
  context: Context,
  viewer: Viewer,
  draft: Draft,
  existing: Existing | null,
  open: ReadonlySet<string> = new Set(),
): Promise<Violation[]> => {
  const violations: Violation[] = [];
  for (const named of draft.named) {
    if (isKept(named, existing) || open.has(toIri(named.entity, named.id))) continue;
    const [row] = await readByIds(context, viewer, named.entity, [named.id]);
    if (!row) throw new RequestFailure(400, `Item not found for "${toIri(named.entity, named.id)}".`);
    const { discriminator } = context.model.entity(named.field.target);
    if (discriminator !== null && row['type'] !== discriminator)
      throw new RequestFailure(400, `Invalid IRI "${toIri(named.entity, named.id)}".`);
    if (named.field.referential !== undefined && row['type'] !== named.field.referential)
      violations.push(toViolation(named.propertyPath, 'Choice'));
  }
  for (const [name, inner] of Object.entries(draft.embedded))
    if (inner !== null && inner !== 'keep')
      violations.push(
        ...(await assertNamedRecords(context, viewer, inner, existing?.embedded[name] ?? null)),
      );
  for (const [name, rows] of Object.entries(draft.rows))
    for (const row of rows)
      if (row)
        violations.push(...(await assertNamedRecords(context, viewer, row, rowOf(existing, name, row.id))));
  return violations;
};

/** Records named already may be sent back, even by someone who cannot open them. */
const isKept = ({ propertyPath, id }: NamedRecord, existing: Existing | null): boolean => {
  const name =
    propertyPath
      .replace(/\[\d+\]$/, '')
      .split('.')
      .at(-1) ?? '';
  const present = existing?.row[name];
  return Array.isArray(present) ? present.includes(id) : present === id;
};
