import type { EmbeddedField, Field, InverseField, RowsField, ScalarField } from './field.ts';
import type { Model, ResolvedEntity } from './model.ts';
import { isToMany } from './isToMany.ts';
import { fieldOf, resolvePath } from './resolvePath.ts';
import { toColumn } from './toColumn.ts';

const PLACEHOLDER = /\$\{([^}]*)\}/g;

/** The dotted paths that `represent` fills in. */
export const pathsOfRepresent = (represent: string): string[] =>
  [...represent.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');

/** Sentences about every declaration that names something the model does not have; empty when all is well. */
export const checkModel = (model: Model): string[] => {
  const problems = [...model.entities.values()].flatMap((entity) => [
    ...checkFields(model, entity),
    ...checkOwners(model, entity),
    ...checkStates(model, entity),
    ...checkNames(model, entity),
    ...checkInheritance(model, entity),
  ]);
  return [...problems, ...checkPaths(model)];
};

const checkFields = (model: Model, entity: ResolvedEntity): string[] =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    checkField(model, entity, `${entity.name}.${name}`, field),
  );

const checkField = (model: Model, entity: ResolvedEntity, where: string, field: Field): string[] => {
  if (field.kind === 'scalar')
    return [
      ...(field.notBefore === undefined || fieldOf(entity, field.notBefore)?.kind === 'scalar'
        ? []
        : [`${where} may not lie before '${field.notBefore}', which is no field of ${entity.name}`]),
      ...checkDerived(entity, where, field),
    ];
  if (field.kind === 'file') return [];
  const target = model.entities.get(field.target);
  if (!target) return [`${where} points to the unknown entity '${field.target}'`];
  const lost =
    'shows' in field ? (field.shows ?? []).filter((path) => !resolvePath(model, target, path)) : [];
  if (lost.length > 0)
    return lost.map((path) => `${where} shows '${path}', which is no path of ${target.name}`);
  if (field.kind === 'embedded') return checkShown(where, field, target);
  if (field.kind === 'rows')
    return [
      ...checkShown(where, field, target),
      ...checkMappedBy(model, entity, where, field, target),
      ...(isHiddenNumber(fieldOf(target, 'position'))
        ? []
        : [`${where} keeps its order in ${target.name}.position, which is no hidden number`]),
    ];
  return field.kind === 'inverse' ? checkMappedBy(model, entity, where, field, target) : [];
};

const checkDerived = (entity: ResolvedEntity, where: string, { derived }: ScalarField): string[] => {
  if (!derived) return [];
  const known = choicesOf(entity, derived.from);
  return Object.values(derived.cases)
    .flat()
    .filter((state) => !known.has(state))
    .map((state) => `${where} follows from '${state}', which is no choice of ${derived.from}`);
};

/** The values of a choice as text. */
const choicesOf = (entity: ResolvedEntity, name: string): ReadonlySet<string> => {
  const field = entity.fields[name];
  return new Set((field?.kind === 'scalar' ? (field.choices ?? []) : []).map(({ value }) => String(value)));
};

const checkShown = (where: string, field: EmbeddedField | RowsField, target: ResolvedEntity): string[] =>
  [...(field.only ?? []), ...(field.requires ?? []), ...Object.keys(field.preset ?? {})]
    .filter((name) => !fieldOf(target, name))
    .map((name) => `${where} names '${name}', which is no field of ${target.name}`);

const isHiddenNumber = (field: Field | undefined): boolean =>
  field?.kind === 'scalar' && field.type === 'int' && field.hidden === true;

const checkMappedBy = (
  model: Model,
  entity: ResolvedEntity,
  where: string,
  field: InverseField | RowsField,
  target: ResolvedEntity,
): string[] => {
  const owning = fieldOf(target, field.mappedBy);
  const pointsBack =
    (owning?.kind === 'reference' ||
      (field.kind === 'inverse' && (owning?.kind === 'references' || owning?.kind === 'embedded'))) &&
    model.entities.get(owning.target)?.root === entity.root;
  return pointsBack
    ? []
    : [`${where} is mapped by ${target.name}.${field.mappedBy}, which does not point back`];
};

/** Whether a path leads from an entity to a structure. */
const reachesClub = (model: Model, entity: ResolvedEntity, path: string): boolean => {
  const last = resolvePath(model, entity, path)?.at(-1);
  const reached =
    last?.name === 'id' ? last.entity.root : last && 'target' in last.field && last.field.target;
  const root = typeof reached === 'string' ? model.entities.get(reached)?.root : undefined;
  return root !== undefined && root === model.entities.get('club')?.root;
};

const checkStates = (model: Model, entity: ResolvedEntity): string[] => {
  const { states } = entity;
  if (!states) return [];
  const known = choicesOf(entity, states.field);
  const steps = Object.entries(states.next);
  const named = [
    ...states.start,
    ...steps.flatMap(([state, next]) => [state, ...Object.keys(next)]),
    ...Object.keys(states.reasons ?? {}),
    ...Object.keys(states.edits ?? {}),
    ...Object.entries(states.inputs ?? {}).flatMap(([state, next]) => [state, ...Object.keys(next)]),
    ...(states.expires ? [states.expires.from, states.expires.to] : []),
  ];
  const limit = states.expires && fieldOf(entity, states.expires.after);
  const actors = [...steps.map(([, next]) => next), states.edits ?? {}].flatMap((by) =>
    Object.values(by).flat(),
  );
  return [
    ...[...new Set(named)]
      .filter((state) => !known.has(state))
      .map((state) => `${entity.name} has a process with '${state}', which is no choice of ${states.field}`),
    ...Object.values(states.reasons ?? {})
      .filter((name) => !isText(fieldOf(entity, name)))
      .map((name) => `${entity.name} needs a reason in '${name}', which is no text of it`),
    ...Object.values(states.inputs ?? {})
      .flatMap((next) => Object.values(next).flat())
      .filter((name) => fieldOf(entity, name)?.kind !== 'scalar')
      .map((name) => `${entity.name} requires '${name}' with a step, which is no plain field of it`),
    ...(states.expires && !(limit?.kind === 'scalar' && limit.type === 'date')
      ? [`${entity.name} expires after '${states.expires.after}', which is no date of it`]
      : []),
    ...actors.flatMap((actor) => {
      if (typeof actor === 'string') return [];
      const fits = 'club' in actor ? reachesClub(model, entity, actor.club) : fieldOf(entity, actor.level);
      return fits ? [] : [`${entity.name} has a process with the unknown actor ${JSON.stringify(actor)}`];
    }),
  ];
};

const isText = (field: Field | undefined): boolean =>
  field?.kind === 'scalar' && ['string', 'text'].includes(field.type);

const checkOwners = (model: Model, entity: ResolvedEntity): string[] => {
  const { owners, writable, action, holder } = entity.access;
  const account = holder === undefined ? undefined : fieldOf(entity, holder);
  const problems = [
    ...owners
      .filter((path) => !reachesClub(model, entity, path))
      .map((path) => `${entity.name} is owned through '${path}', which reaches no club`),
    ...(holder !== undefined && !(account?.kind === 'reference' && account.target === 'account')
      ? [`${entity.name} belongs to a holder through '${holder}', which is no account`]
      : []),
  ];
  return writable.length > 0 && action === undefined && holder === undefined
    ? [...problems, `${entity.name} is writable but names no action that could allow it`]
    : problems;
};

const checkNames = (model: Model, entity: ResolvedEntity): string[] => [
  ...(entity.access.publicFields ?? [])
    .filter((name) => !fieldOf(entity, name))
    .map((name) => `${entity.name} publishes '${name}', which is no field of it`),
  ...pathsOfRepresent(entity.represent)
    .filter((path) => {
      const hops = resolvePath(model, entity, path);
      return hops?.at(-1)?.field.kind !== 'scalar' || hops.slice(0, -1).some((hop) => isToMany(hop.field));
    })
    .map((path) => `${entity.name} is represented by '${path}', which leads to no single value`),
];

const checkInheritance = (model: Model, entity: ResolvedEntity): string[] => {
  const root = model.entity(entity.root);
  if (entity.discriminator === null) return [];
  if (!Object.hasOwn(root.fields, 'type')) return [`${root.name} is extended but has no field 'type'`];
  const siblings = [...model.entities.values()].filter(
    (other) => other.root === entity.root && other !== entity,
  );
  return Object.entries(entity.fields).flatMap(([name, field]) =>
    siblings
      .filter((other) => Object.hasOwn(other.fields, name) && !sameColumn(name, field, other.fields[name]))
      .map((other) => `${entity.name}.${name} and ${other.name}.${name} share a column but differ in type`),
  );
};

const sameColumn = (name: string, one: Field, other: Field | undefined): boolean =>
  other !== undefined &&
  toColumn(name, one) === toColumn(name, other) &&
  (one.kind === 'scalar' && other.kind === 'scalar' ? one.type === other.type : one.kind === other.kind);

const checkPaths = (model: Model): string[] => {
  const entities = [...model.entities.values()];
  return entities.flatMap((entity) => [
    ...(/^\/[a-z][a-z0-9_]*$/.test(entity.path)
      ? []
      : [`${entity.name} has the path '${entity.path}': write /lower_case`]),
    ...(entities.find((other) => other.path === entity.path) === entity
      ? []
      : [`two entities share ${entity.path}`]),
  ]);
};
