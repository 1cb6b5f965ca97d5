import type { EmbeddedField, RowsField } from '../model/field.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';
import { toViolation } from '../validation/toViolation.ts';
import { validateField } from '../validation/validateField.ts';
import type { Violation } from '../validation/violation.ts';
import type { Draft } from './draft.ts';
import { type Existing, rowOf } from './loadExisting.ts';

/**
 * The rules that the record would break once the draft is written over what exists. Fields that only the
 * server writes are not blamed on the client.
 */
export const validateDraft = (
  model: Model,
  entity: ResolvedEntity,
  draft: Draft,
  existing: Existing | null,
  clock: () => Date,
  shown?: EmbeddedField | RowsField,
  prefix = '',
): Violation[] => {
  const values = { ...defaultsOf(entity), ...existing?.row, ...draft.values };
  const unread = new Set(draft.violations.map((violation) => violation.propertyPath));
  const broken = Object.entries(entity.fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    if (field.readOnly || field.hidden || unread.has(path) || (shown?.only && !shown.only.includes(name)))
      return [];
    const before = existing?.row[name];
    if (field.kind === 'file') {
      const files = draft.files[name] ?? before;
      const value = field.multiple || !Array.isArray(files) || files.length > 0 ? files : null;
      return validateField(path, field, value, { values, clock });
    }
    if (field.kind === 'rows') {
      const given = draft.rows[name];
      const inner = (given ?? []).flatMap((row, index) => {
        const kept = row && rowOf(existing, name, row.id);
        const target = model.entity(field.target);
        return row ? validateDraft(model, target, row, kept, clock, field, `${path}[${index}].`) : [];
      });
      return [...validateField(path, field, given ?? before, { values, clock }), ...inner];
    }
    if (field.kind !== 'embedded') {
      const found = validateField(path, field, values[name], { values, clock, before });
      const missing = shown?.requires?.includes(name) && !field.required && isEmpty(values[name]);
      return missing ? [toViolation(path, 'NotBlank')] : found;
    }
    const given = draft.embedded[name];
    const present = existing?.embedded[name] ?? null;
    if (given === undefined || given === 'keep' || given === null) {
      const remains = given === null ? null : present;
      return validateField(path, field, remains?.row.id ?? null, { values, clock });
    }
    const kept = present !== null && given.id === present.row.id ? present : null;
    return validateDraft(model, model.entity(field.target), given, kept, clock, field, `${path}.`);
  });
  return [...draft.violations, ...broken];
};

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

export const defaultsOf = (entity: ResolvedEntity): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entity.fields).flatMap(([name, field]) =>
      field.kind === 'scalar' && field.default !== undefined ? [[name, field.default]] : [],
    ),
  );
