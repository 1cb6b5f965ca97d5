import type { FileDraft } from '../model/fileDraft.ts';
import { fromFileInput } from '../validation/fromFileInput.ts';
import { auditFields } from '../model/auditFields.ts';
import type { EmbeddedField, Field, ReferenceField, ReferencesField, RowsField } from '../model/field.ts';
import { fromIri, toIri } from '../model/iri.ts';
import { isObject } from '../model/isObject.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';
import { fromInput } from '../validation/fromInput.ts';
import { toViolation } from '../validation/toViolation.ts';
import type { Violation } from '../validation/violation.ts';
import type { Draft, EmbeddedDraft, NamedRecord } from './draft.ts';
import { RequestFailure } from '../http/failures.ts';
import { LIMITS } from '../http/limits.ts';

type Body = Readonly<Record<string, unknown>>;

export type Verb = 'POST' | 'PUT';

/** Whether a client's value for the field counts; described fields it may not write are passed over in silence. */
const isWritable = (field: Field, verb: Verb): boolean =>
  !field.hidden &&
  !field.readOnly &&
  field.kind !== 'inverse' &&
  !(field.createOnly && verb === 'PUT') &&
  !(field.byStep && verb === 'POST');

/**
 * Reads a body against the declaration.
 * @throws RequestFailure 400 on a field the resource does not have and on an IRI that names no such record
 */
export const fromBody = (
  model: Model,
  entity: ResolvedEntity,
  body: Body,
  verb: Verb,
  only?: readonly string[],
  prefix = '',
): Draft => {
  const values: Record<string, unknown> = {};
  const embedded: Record<string, EmbeddedDraft | 'keep' | null> = {};
  const rows: Record<string, readonly (EmbeddedDraft | null)[]> = {};
  const files: Record<string, readonly (FileDraft | null)[]> = {};
  const named: NamedRecord[] = [];
  const violations: Violation[] = [];
  for (const [name, input] of Object.entries(body)) {
    if (name.startsWith('@') || Object.hasOwn(auditFields, name)) continue;
    const path = `${prefix}${name}`;
    const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
    if (!field || field.hidden || (only && !only.includes(name)))
      throw new RequestFailure(
        400,
        `Le champ «\u202f${path.slice(0, 100)}\u202f» n’existe pas sur cette ressource.`,
      );
    if (!isWritable(field, verb)) continue;
    if (field.kind === 'scalar') {
      const parsed = fromInput(path, field, input);
      if ('violation' in parsed) violations.push(parsed.violation);
      else
        values[name] =
          parsed.value ?? (field.type === 'bool' && field.default !== undefined ? field.default : null);
    } else if (field.kind === 'reference') {
      const record = fromReference(model, path, field, input);
      if (record === 'type') violations.push(toViolation(path, 'Type', { type: 'string' }));
      else values[name] = record?.id ?? null;
      if (record !== null && record !== 'type') named.push(record);
    } else if (field.kind === 'references') {
      const items = toItems(input);
      const refused = refusedCount(path, field, items);
      if (!items || refused) {
        violations.push(refused ?? toViolation(path, 'Type', { type: 'array' }));
        continue;
      }
      const records = items.map((item, index) => fromReference(model, `${path}[${index}]`, field, item));
      const read = records.filter((record): record is NamedRecord => record !== null && record !== 'type');
      if (read.length < records.length) violations.push(toViolation(path, 'Type', { type: 'string' }));
      values[name] = read.map((record) => record.id);
      named.push(...read);
    } else if (field.kind === 'embedded') {
      const draft = fromEmbedded(model, path, field, input, verb);
      if (draft === 'type') violations.push(toViolation(path, 'Type', { type: 'array' }));
      else embedded[name] = draft;
    } else if (field.kind === 'rows') {
      const items = toItems(input);
      const refused = refusedCount(path, field, items);
      if (!items || refused) violations.push(refused ?? toViolation(path, 'Type', { type: 'array' }));
      else
        rows[name] = items.map((item, index) => {
          const draft = fromRow(model, `${path}[${index}]`, field, item, verb);
          if (!draft) violations.push(toViolation(`${path}[${index}]`, 'Type', { type: 'array' }));
          return draft;
        });
    } else if (field.kind === 'file') {
      const items = field.multiple ? toItems(input) : [input].filter((one) => one !== null && one !== '');
      if (!items) violations.push(toViolation(path, 'Type', { type: 'array' }));
      else
        files[name] = items.map((item, index) => {
          const read = fromFileInput(field.multiple ? `${path}[${index}]` : path, field, item);
          if ('draft' in read) return read.draft;
          violations.push(read.violation);
          return null;
        });
    }
  }
  return { values, embedded, rows, files, named, violations };
};

/** More entries than the description allows are counted, and none of them is read. */
const refusedCount = (
  path: string,
  { minCount, maxCount = LIMITS.rows }: RowsField | ReferencesField,
  items: readonly unknown[] = [],
): Violation | undefined =>
  items.length > maxCount
    ? toViolation(path, minCount === maxCount ? 'CountExact' : 'CountMax', { limit: maxCount })
    : undefined;

/** A list, one with holes as PHP writes it included; nothing is the empty list. */
const toItems = (input: unknown): readonly unknown[] | undefined => {
  if (input === null || input === '') return [];
  if (Array.isArray(input)) return input;
  return isObject(input) && Object.keys(input).every((key) => /^\d+$/.test(key))
    ? Object.values(input)
    : undefined;
};

const fromReference = (
  model: Model,
  propertyPath: string,
  field: ReferenceField | ReferencesField,
  input: unknown,
): NamedRecord | null | 'type' => {
  if (input === null || input === '') return null;
  if (isObject(input) && typeof input['@id'] !== 'string')
    throw new RequestFailure(
      400,
      `Nested documents for attribute "${propertyPath}" are not allowed. Use IRIs instead.`,
    );
  // A record sent back as it was read means its IRI.
  const iri = isObject(input) ? input['@id'] : input;
  if (typeof iri !== 'string') return 'type';
  const found = fromIri(model, iri);
  if (!found || found.entity.root !== model.entity(field.target).root)
    throw new RequestFailure(400, `Invalid IRI "${iri.slice(0, 200)}".`);
  return { propertyPath, field, ...found };
};

const fromRow = (
  model: Model,
  path: string,
  field: RowsField,
  input: unknown,
  verb: Verb,
): EmbeddedDraft | null => {
  const target = model.entity(field.target);
  if (typeof input !== 'string') {
    const draft = fromEmbedded(model, path, field, input, verb);
    return typeof draft === 'string' ? null : draft;
  }
  const id = keyIn(model, target, input);
  return id === undefined ? null : { ...fromBody(model, target, {}, verb), id };
};

const fromEmbedded = (
  model: Model,
  path: string,
  field: EmbeddedField | RowsField,
  input: unknown,
  verb: Verb,
): EmbeddedDraft | 'keep' | null | 'type' => {
  const target = model.entity(field.target);
  if (input === null || input === '') return null;
  if (typeof input === 'string') return 'keep';
  if (!isObject(input)) return 'type';
  const id = keyIn(model, target, input['@id']);
  return { ...fromBody(model, target, input, id === undefined ? 'POST' : verb, field.only, `${path}.`), id };
};

/** Key of a record of the target that an IRI names. */
const keyIn = (model: Model, target: ResolvedEntity, iri: unknown): number | undefined => {
  const own = typeof iri === 'string' ? fromIri(model, iri) : undefined;
  return own && toIri(target, own.id) === toIri(own.entity, own.id) ? own.id : undefined;
};
