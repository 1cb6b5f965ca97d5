import { LEVEL } from '../model/entity.ts';
import type { ResolvedEntity } from '../model/model.ts';
import type { Condition } from '../model/condition.ts';
import type { Viewer } from './viewer.ts';

export type Operation = 'read' | 'POST' | 'PUT' | 'DELETE';

/**
 * The records on which a viewer may carry out an operation in its own right: a condition, null for all of
 * them, or 'forbidden'. Fields published to every account are no matter of this function.
 */
export const scopeOf = (
  entity: ResolvedEntity,
  viewer: Viewer | null,
  operation: Operation,
): Condition | null | 'forbidden' => {
  const { access } = entity;
  if (operation !== 'read' && !access.writable.includes(operation)) return 'forbidden';
  if (viewer === null || !holdsModule(viewer, access.module)) return 'forbidden';
  if (access.holder !== undefined)
    return { path: access.holder, test: { is: 'exact', values: [viewer.account] } };
  if (access.self !== undefined) return ofSelf(entity, access.self, viewer, operation);
  const scope = ofClubs(entity, viewer, operation);
  const { writableWhen } = access;
  if (operation === 'read' || scope === 'forbidden' || !writableWhen) return scope;
  return scope === null ? writableWhen : { all: [scope, writableWhen] };
};

const ofSelf = (
  entity: ResolvedEntity,
  path: string,
  viewer: Viewer,
  operation: Operation,
): Condition | null => {
  const self: Condition = { path, test: { is: 'exact', values: [viewer.account] } };
  if (operation !== 'read') return self;
  const others = ofClubs(entity, viewer, operation);
  return others === 'forbidden' ? self : others && { any: [self, others] };
};

const ofClubs = (
  entity: ResolvedEntity,
  viewer: Viewer,
  operation: Operation,
): Condition | null | 'forbidden' => {
  const { access } = entity;
  if (access.open && operation === 'read') return null;
  if (access.action === undefined) return operation === 'read' ? null : 'forbidden';
  const clubs = clubsWith(entity, viewer, operation);
  if (clubs.length === 0) return 'forbidden';
  if (access.owners.length === 0) return null;
  const reached = reachesEveryClub(entity, viewer, operation)
    ? reachedAnywhere(entity, clubs, viewer)
    : access.owners.map((path) => among(path, clubs));
  const limits = reached.filter((limit) => limit !== null);
  if (limits.length < reached.length) return null;
  return limits.length === 1 ? (limits[0] ?? null) : { any: limits };
};

const among = (path: string, values: readonly number[]): Condition => ({
  path,
  test: { is: 'exact', values },
});

/** Condition of reaching any club at all; by a path that may end above the clubs, one of those named. */
const reachedAnywhere = (
  { access: { owners, reach }, belongs, fields }: ResolvedEntity,
  clubs: readonly number[],
  { above = [] }: Viewer,
): (Condition | null)[] => {
  const plain = owners.map((path, index) => {
    const reached = belongs[index];
    return {
      path,
      reached: reached === undefined ? among(path, clubs) : reached,
      isSure: reached !== undefined,
    };
  });
  if (reach === undefined) return plain.map(({ reached }) => reached);
  const all = new Set(above.flatMap((right) => (right.everyClub ? right.clubs : [])));
  const bodies = clubs.filter((id) => !all.has(id));
  const isKept = (path: string): boolean => fields[path.split('.')[0] ?? '']?.kind === 'inverse';
  return [
    { path: reach, test: { is: 'exact', values: [true] } },
    ...plain.flatMap(({ path, reached, isSure }) => {
      if (!isKept(path)) return [reached];
      return isSure || bodies.length === 0 ? [] : [among(path, bodies)];
    }),
  ];
};

/** Whoever reaches every club is limited by none: thousands of keys compared with each row cost most of a list. */
const reachesEveryClub = (entity: ResolvedEntity, { above = [] }: Viewer, operation: Operation): boolean =>
  above.some(
    ({ everyClub, levels }) =>
      everyClub === true && reaches(levels, entity.access.action, neededFor(entity, operation)),
  );

const neededFor = ({ access }: Pick<ResolvedEntity, 'access'>, operation: Operation): number =>
  operation === 'read' ? LEVEL.read : (access.level ?? LEVEL.edit);

export const holdsModule = (viewer: Viewer, module: string | undefined): boolean =>
  module === undefined ||
  viewer.modules === 'all' ||
  (Object.hasOwn(viewer.modules, module) && (viewer.modules[module] ?? 0) >= LEVEL.read);

/**
 * The clubs in which the viewer holds the action of an entity at the level that the operation needs, by a right
 * given there or in an organization above.
 */
export const clubsWith = (
  entity: Pick<ResolvedEntity, 'access'>,
  viewer: Viewer,
  operation: Operation,
): number[] => {
  const needed = neededFor(entity, operation);
  const own = [...viewer.clubs]
    .filter(([, levels]) => reaches(levels, entity.access.action, needed))
    .map(([club]) => club);
  return [...new Set([...own, ...clubsBeneath(entity, viewer, needed)])];
};

/** The clubs beneath organizations, of one kind where it is named, in which the viewer holds the entity's action. */
export const clubsBeneath = (
  entity: Pick<ResolvedEntity, 'access'>,
  { above = [] }: Viewer,
  needed: number,
  kind?: string,
): number[] => [
  ...new Set(
    above
      .filter((right) => kind === undefined || right.kind === kind)
      .filter(({ levels }) => reaches(levels, entity.access.action, needed))
      .flatMap(({ clubs }) => clubs),
  ),
];

const reaches = (
  levels: Readonly<Record<string, number>>,
  action: string | undefined,
  needed: number,
): boolean => action !== undefined && Object.hasOwn(levels, action) && (levels[action] ?? 0) >= needed;
