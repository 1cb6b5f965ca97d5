import type { Condition } from './condition.ts';
import type { Model, ResolvedEntity } from './model.ts';
import { type Hop, resolvePath } from './resolvePath.ts';

/**
 * Which records reach any club at all by a path to their owner; null: every record does. Undefined where the path
 * may also end at a body above the clubs.
 */
export const belongsWhen = (
  model: Model,
  entity: ResolvedEntity,
  path: string,
): Condition | null | undefined => {
  const named = path === 'id' ? [] : path.replace(/\.id$/, '').split('.');
  const hops = named.length === 0 ? [] : resolvePath(model, entity, named.join('.'));
  const last = hops?.at(-1)?.field;
  const end = last === undefined ? entity.name : 'target' in last ? last.target : undefined;
  if (!hops || end !== CLUB) return undefined;
  const unsure = hops.findLastIndex((hop) => !isSure(model, hop));
  return unsure === -1
    ? null
    : { path: named.slice(0, unsure + 1).join('.'), test: { is: 'exists', value: true } };
};

const CLUB = 'club';

/** The column behind it is never null: what a child of a shared table requires its siblings do without. */
const isSure = (model: Model, { entity, name, field }: Hop): boolean =>
  (field.kind === 'reference' || field.kind === 'embedded') &&
  field.required === true &&
  Object.hasOwn(model.entity(entity.root).fields, name);
