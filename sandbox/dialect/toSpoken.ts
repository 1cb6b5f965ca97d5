import type { Field } from '../model/field.ts';
import { fromIri } from '../model/iri.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';
import { fieldOf } from '../model/resolvePath.ts';
import type { Json } from '../rest/toJsonLd.ts';
import { isObject } from '../model/isObject.ts';
import type { Dialect } from './dialect.ts';
import { spokenValue } from './spokenValue.ts';

/** An answer of the reference API, a record or a collection, in a dialect. */
export const toSpoken = (model: Model, dialect: Dialect, entity: ResolvedEntity, document: Json): Json => {
  const members = MEMBERS.find((key) => Array.isArray(document[key]));
  if (members === undefined) return toRecord({ model, dialect }, entity, document);
  const { permissions, page, ...rest } = document;
  const told = [document[members]].flat().map((member) => toLinked({ model, dialect }, entity, member));
  return dialect.collections === 'bare'
    ? { ...rest, [members]: told }
    : { ...rest, [members]: told, permissions, page };
};

const MEMBERS = ['hydra:member', 'member'];

interface Speaking {
  readonly model: Model;
  readonly dialect: Dialect;
}

const toRecord = (how: Speaking, entity: ResolvedEntity, record: Json): Json =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const field = fieldOf(entity, name);
      return [name, field ? toValue(how, field, value) : value];
    }),
  );

const toValue = (how: Speaking, field: Field, value: unknown): unknown => {
  if (field.kind === 'scalar') return spokenValue(how.dialect, field, value);
  if (!('target' in field)) return value;
  const target = how.model.entity(field.target);
  const isOwned = field.kind === 'embedded' || field.kind === 'rows';
  if (!Array.isArray(value)) {
    return isOwned && how.dialect.embedded === 'iri' ? iriOf(value) : toLinked(how, target, value);
  }
  return value.map((entry: unknown, index) =>
    isOwned && isTold(how.dialect, index) === 'iri' ? iriOf(entry) : toLinked(how, target, entry),
  );
};

const isTold = ({ embedded }: Dialect, index: number): 'iri' | 'object' =>
  embedded === 'iri' || (embedded === 'mixed' && index % 2 === 1) ? 'iri' : 'object';

const iriOf = (value: unknown): unknown => (isObject(value) ? value['@id'] : value);

/** Of an organization that is a club, the club's fields. */
const toLinked = (how: Speaking, target: ResolvedEntity, value: unknown): unknown => {
  if (!isObject(value)) return value;
  const iri = value['@id'];
  const named = typeof iri === 'string' ? fromIri(how.model, iri)?.entity : undefined;
  return toRecord(how, named ?? target, value);
};
