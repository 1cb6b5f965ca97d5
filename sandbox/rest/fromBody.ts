import { auditFields } from '../model/auditFields.ts';
import type { EmbeddedField, Field, ReferenceField, ReferencesField } from '../model/field.ts';
import { fromIri, toIri } from '../model/iri.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';
import { fromInput } from '../validation/fromInput.ts';
import { toViolation } from '../validation/toViolation.ts';
import type { Violation } from '../validation/violation.ts';
import { RequestFailure } from './failures.ts';

/** What a body asks to be written on one record. Only fields that were sent are present. */
export interface Draft {
  /** Scalars as stored, relations as keys. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Embedded records: 'keep' leaves the present one, null takes it away. */
  readonly embedded: Readonly<Record<string, EmbeddedDraft | 'keep' | null>>;
  /** Records named by IRI, which the asker must be allowed to see. */
  readonly named: readonly NamedRecord[];
  /** Values that could not be read at all. */
  readonly violations: readonly Violation[];
}

export interface EmbeddedDraft extends Draft {
  /** Key of the record to change; undefined: a new one takes the place of any other. */
  readonly id: number | undefined;
}

export interface NamedRecord {
  readonly propertyPath: string;
  readonly field: ReferenceField | ReferencesField;
  /** Entity of the IRI's collection. */
  readonly entity: ResolvedEntity;
  readonly id: number;
}

type Body = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export type Verb = 'POST' | 'PUT';

/** Whether a client's value for the field counts; described fields it may not write are passed over in silence. */
const isWritable = (field: Field, verb: Verb): boolean =>
  !field.hidden && !field.readOnly && field.kind !== 'inverse' && !(field.createOnly && verb === 'PUT');

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
  const named: NamedRecord[] = [];
  const violations: Violation[] = [];
  for (const [name, input] of Object.entries(body)) {
    if (name.startsWith('@') || Object.hasOwn(auditFields, name)) continue;
    const path = `${prefix}${name}`;
    const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
    if (!field || field.hidden || (only && !only.includes(name)))
      throw new RequestFailure(400, `Le champ « ${path.slice(0, 100)} » n'existe pas sur cette ressource.`);
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
      if (input !== null && !Array.isArray(input)) {
        violations.push(toViolation(path, 'Type', { type: 'array' }));
        continue;
      }
      const records = (input ?? []).map((item: unknown, index: number) =>
        fromReference(model, `${path}[${index}]`, field, item),
      );
      const read = records.filter((record): record is NamedRecord => record !== null && record !== 'type');
      if (read.length < records.length) violations.push(toViolation(path, 'Type', { type: 'string' }));
      values[name] = read.map((record) => record.id);
      named.push(...read);
    } else if (field.kind === 'embedded') {
      const draft = fromEmbedded(model, path, field, input, verb);
      if (draft === 'type') violations.push(toViolation(path, 'Type', { type: 'array' }));
      else embedded[name] = draft;
    }
  }
  return { values, embedded, named, violations };
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
  // A record sent back as it was read stands for its IRI.
  const iri = isObject(input) ? input['@id'] : input;
  if (typeof iri !== 'string') return 'type';
  const found = fromIri(model, iri);
  if (!found || found.entity.root !== model.entity(field.target).root)
    throw new RequestFailure(400, `Invalid IRI "${iri.slice(0, 200)}".`);
  return { propertyPath, field, ...found };
};

const fromEmbedded = (
  model: Model,
  path: string,
  field: EmbeddedField,
  input: unknown,
  verb: Verb,
): EmbeddedDraft | 'keep' | null | 'type' => {
  const target = model.entity(field.target);
  if (input === null || input === '') return null;
  if (typeof input === 'string') return 'keep';
  if (!isObject(input)) return 'type';
  const iri = input['@id'];
  const own = typeof iri === 'string' ? fromIri(model, iri) : undefined;
  const id = own && toIri(target, own.id) === toIri(own.entity, own.id) ? own.id : undefined;
  return { ...fromBody(model, target, input, id === undefined ? 'POST' : verb, field.only, `${path}.`), id };
};
