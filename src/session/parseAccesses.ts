import { emptyMap } from '../lib/paths.ts';
import { idOf, iriOf } from '../lib/iri.ts';
import { isObject, toList, toMap, toNumber, toText, type Json } from '../schema/read.ts';

type Levels = Readonly<Record<string, number>>;

interface ClubPermission {
  /** Numeric id of the club. */
  readonly node: number;
  /** Level of each action: 0 none, 1 read, 2 edit, 3 validate; `all` where the server alone decides. */
  readonly matrix: 'all' | Levels;
}

export interface Accesses {
  readonly modulesAccesses: 'all' | Levels;
  readonly clubPermissions: readonly ClubPermission[];
}

/** Club id in the URL for servers without clubs; no club has it. */
export const WHOLE = 0;

/** Rights on servers without accesses: everything that the server itself allows. */
export const ALL_ACCESSES: Accesses = {
  modulesAccesses: 'all',
  clubPermissions: [{ node: WHOLE, matrix: 'all' }],
};

/**
 * Reads the rights of an account in every form a server may write them. No club in the result
 * means that the account opens none: its login is refused.
 */
export const parseAccesses = (body: unknown): Accesses => {
  const { modulesAccesses, clubPermissions } = toMap(body);
  return {
    modulesAccesses: modulesAccesses === 'all' ? 'all' : toLevels(modulesAccesses, ['module', 'name']),
    clubPermissions: Array.isArray(clubPermissions)
      ? clubPermissions.flatMap((entry) => toPermission(entry))
      : Object.entries(toMap(clubPermissions)).flatMap(([key, entry]) => toPermission(entry, key)),
  };
};

const NODE_KEYS = ['node', 'nodeId', 'club', 'id'] as const;
const MATRIX_KEYS = ['matrix', 'permissions', 'actions', 'levels'] as const;

/** With a `key`, the entry is a map's: a matrix by club id, unless it names its club itself (a list with holes). */
const toPermission = (entry: unknown, key?: string): ClubPermission[] => {
  if (!isObject(entry) && !Array.isArray(entry)) return [];
  const own = isObject(entry) ? toPermissionEntry(entry) : null;
  const node = own?.node ?? toNode(key);
  if (node === null) return [];
  return [{ node, matrix: toLevels(own ? own.matrix : entry, ['action', 'name']) }];
};

const toPermissionEntry = (entry: Json): { node: number | null; matrix: unknown } | null => {
  const matrixKey = MATRIX_KEYS.find((name) => typeof entry[name] === 'object');
  const nodes = NODE_KEYS.map((name) => toNode(entry[name])).filter((node) => node !== null);
  // A matrix may have an action called `club`; without a matrix key only `node` marks an entry.
  if (matrixKey === undefined && toNode(entry.node) === null && toNode(entry.nodeId) === null) return null;
  return { node: nodes[0] ?? null, matrix: matrixKey === undefined ? null : entry[matrixKey] };
};

const toNode = (value: unknown): number | null => {
  if (isObject(value)) return idOf(iriOf(value)) ?? idOf(value.id);
  const id = idOf(value);
  return id !== null && id > 0 ? id : null;
};

/** A map name -> level, or a list of `{ [nameKey]: name, level }`. */
const toLevels = (value: unknown, nameKeys: readonly string[]): Levels => {
  const levels = emptyMap<number>();
  if (Array.isArray(value)) {
    for (const entry of toList(value)) {
      const name = isObject(entry) ? nameKeys.map((key) => toText(entry[key])).find(Boolean) : null;
      if (isObject(entry) && name) levels[name] = toLevel(entry.level);
    }
    return levels;
  }
  for (const [name, level] of Object.entries(toMap(value))) levels[name] = toLevel(level);
  return levels;
};

const toLevel = (value: unknown): number =>
  typeof value === 'boolean' ? Number(value) : (toNumber(value) ?? 0);
