import { auditFields } from '../model/auditFields.ts';
import type { Field } from '../model/field.ts';
import { isToMany } from '../model/isToMany.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';

/**
 * The filter paths that the schema always offers, as arguments write them: the fields of the entity, those of
 * each record it points to, and the key of each record of its lists. Longer paths join when a document asks
 * for them (see askedFilterNames): three relations deep they would already be thousands for each entity.
 */
export const defaultFilterNames = (model: Model, entity: ResolvedEntity): ReadonlySet<string> =>
  new Set(
    open({ ...auditFields, ...entity.fields }).flatMap(([name, field]) => [
      name,
      ...below(model, name, field),
    ]),
  );

const below = (model: Model, name: string, field: Field): string[] => {
  if (!('target' in field)) return [];
  const id = `${name}_id`;
  if (isToMany(field) || Object.hasOwn(auditFields, name)) return [id];
  return [id, ...open(model.entity(field.target).fields).map(([inner]) => `${name}_${inner}`)];
};

const open = (fields: ResolvedEntity['fields']): [string, Field][] =>
  Object.entries(fields).filter(([, field]) => !field.hidden);
