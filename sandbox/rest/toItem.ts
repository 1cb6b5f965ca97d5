import { createHash } from 'node:crypto';
import type { Context } from '../rights/context.ts';
import type { Field } from '../model/field.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';
import type { VisibleRow } from '../rights/readMany.ts';
import type { Viewer } from '../rights/viewer.ts';
import { auditShape, recordShape } from './shape.ts';
import { type Json, toJsonLd } from './toJsonLd.ts';

/** One record as its own document, with audit footer, permissions and the tag of its state. */
export const toItem = async (
  context: Context,
  viewer: Viewer | null,
  entity: ResolvedEntity,
  row: VisibleRow,
): Promise<{ body: Json; etag: string }> => {
  const { model } = context;
  // Who wrote it is no matter of whoever has no account.
  const written = viewer === null ? [] : [row];
  const [[record = {}], [footer = {}]] = await Promise.all([
    toJsonLd({ context, viewer }, entity, [row], recordShape(model, entity, 'item')),
    toJsonLd({ context, viewer, trusted: true }, entity, written, auditShape(model)),
  ]);
  const body = {
    '@context': `/api/contexts/${entity.shortName}`,
    ...record,
    ...footer,
    '@id': record['@id'],
    '@permissions': row['@permissions'],
    ...(row['@masked'] ? { '@masked': row['@masked'] } : {}),
  };
  return { body, etag: toEtag(model, entity, body) };
};

/**
 * Tag of what a PUT could overwrite: the record's own values, embedded ones included, relations by their IRI.
 * A renamed club or a new licence elsewhere does not make an edit of the person conflict.
 */
const toEtag = (model: Model, entity: ResolvedEntity, body: Json): string => {
  const own = JSON.stringify([body['@id'], body['dateModified'], fingerprint(model, entity, body)]);
  return `"${createHash('sha256').update(own).digest('base64url').slice(0, 27)}"`;
};

const fingerprint = (model: Model, entity: ResolvedEntity, json: Json): unknown[] =>
  Object.entries(entity.fields)
    .filter(([, field]) => !field.hidden && field.kind !== 'inverse')
    .map(([name, field]) => valueOf(model, field, json[name]));

const valueOf = (model: Model, field: Field, value: unknown): unknown => {
  if (Array.isArray(value) && (field.kind === 'embedded' || field.kind === 'rows'))
    return value.map((row: unknown) => valueOf(model, field, row));
  if (Array.isArray(value) && field.kind !== 'scalar') return value.map(iriOf);
  if ((field.kind === 'embedded' || field.kind === 'rows') && isJson(value))
    return [value['@id'], fingerprint(model, model.entity(field.target), value)];
  return field.kind === 'scalar' ? (value ?? null) : iriOf(value);
};

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const iriOf = (value: unknown): unknown => (isJson(value) ? value['@id'] : (value ?? null));
