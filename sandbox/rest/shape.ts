import { auditFields } from '../model/auditFields.ts';
import { pathsOfRepresent } from '../model/checkModel.ts';
import type { Field } from '../model/field.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';
import { resolvePath } from '../model/resolvePath.ts';

/** The part of a record that an answer holds: field name -> true, or the part of the related record. */
export interface Shape {
  readonly [name: string]: true | Shape;
}

/** The name of a record wherever another one points to it: the fields of its `represent`. */
const labelShape = (model: Model, entity: ResolvedEntity): Shape =>
  pathShape(model, entity, pathsOfRepresent(entity.represent));

/** The part of a record that dotted paths lead to. */
const pathShape = (model: Model, entity: ResolvedEntity, paths: readonly string[]): Shape => {
  const shape: Record<string, unknown> = {};
  for (const path of paths) {
    const hops = resolvePath(model, entity, path) ?? [];
    let at = shape;
    for (const { name } of hops.slice(0, -1)) at = (at[name] ??= {}) as Record<string, unknown>;
    const last = hops.at(-1);
    if (last) at[last.name] = fieldShape(model, last.field);
  }
  return shape as Shape;
};

const kept = { list: new WeakMap<ResolvedEntity, Shape>(), item: new WeakMap<ResolvedEntity, Shape>() };

/** Everything that is described, related records by their labels; inverse lists on items only. */
export const recordShape = (model: Model, entity: ResolvedEntity, view: 'list' | 'item'): Shape => {
  const shape = kept[view].get(entity) ?? toShape(model, entity, view);
  kept[view].set(entity, shape);
  return shape;
};

const toShape = (model: Model, entity: ResolvedEntity, view: 'list' | 'item'): Shape => ({
  ...Object.fromEntries(
    Object.entries(entity.fields)
      .filter(([, field]) => !field.hidden && (view === 'item' || field.kind !== 'inverse'))
      .map(([name, field]) => [name, fieldShape(model, field)]),
  ),
  ...(view === 'list' && entity.dated !== undefined ? { dateCreated: true } : {}),
});

const fieldShape = (model: Model, field: Field): true | Shape => {
  if (field.kind === 'scalar' || field.kind === 'file') return true;
  const target = model.entity(field.target);
  if ('shows' in field && field.shows) return pathShape(model, target, field.shows);
  if (field.kind === 'inverse') return true;
  if (field.kind !== 'embedded' && field.kind !== 'rows') return labelShape(model, target);
  const whole = recordShape(model, target, 'list');
  return field.only
    ? Object.fromEntries(Object.entries(whole).filter(([name]) => field.only?.includes(name)))
    : whole;
};

const footers = new WeakMap<Model, Shape>();

/** The footer of an item: when, and by whom, whoever may see the account. */
export const auditShape = (model: Model): Shape => {
  const shape = footers.get(model) ?? toFooter(model);
  footers.set(model, shape);
  return shape;
};

const toFooter = (model: Model): Shape => {
  const account = model.entities.get('account');
  const person = account?.fields['person'];
  const author: Shape =
    person && 'target' in person ? { person: labelShape(model, model.entity(person.target)) } : {};
  return Object.fromEntries(
    Object.entries(auditFields)
      .filter(([name, field]) => name !== 'id' && (field.kind === 'scalar' || account))
      .map(([name, field]) => [name, field.kind === 'scalar' ? true : author]),
  );
};
