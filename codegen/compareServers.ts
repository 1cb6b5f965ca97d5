import type { FieldDescription } from '../src/schema/description.ts';
import type { DescribedResource } from './readServer.ts';

/** One difference between two servers; `field` is a dotted path, null where the resource itself differs. */
export interface Change {
  readonly path: string;
  readonly field: string | null;
  readonly kind: 'added' | 'removed' | 'changed';
  /** The change: `type string -> int`. Empty for what was added or removed. */
  readonly what: readonly string[];
}

/** Entries in `after` and not in `before`, the other way round, or in both but described otherwise. */
export const compareServers = (
  before: readonly DescribedResource[],
  after: readonly DescribedResource[],
): readonly Change[] => {
  const old = new Map(before.map((resource) => [resource.path, resource]));
  const now = new Map(after.map((resource) => [resource.path, resource]));
  return [...new Set([...old.keys(), ...now.keys()])].toSorted().flatMap((path): readonly Change[] => {
    const [one, other] = [old.get(path), now.get(path)];
    if (!one) return [{ path, field: null, kind: 'added', what: [] }];
    if (!other) return [{ path, field: null, kind: 'removed', what: [] }];
    return [...compareVerbs(one, other), ...compareFields(path, '', one.fields, other.fields)];
  });
};

const compareVerbs = (one: DescribedResource, other: DescribedResource): readonly Change[] => {
  const what = difference('methods', one.methods, other.methods);
  return what === null ? [] : [{ path: one.path, field: null, kind: 'changed', what: [what] }];
};

const compareFields = (
  path: string,
  prefix: string,
  before: readonly FieldDescription[],
  after: readonly FieldDescription[],
): readonly Change[] => {
  const old = new Map(before.map((field) => [field.name, field]));
  const now = new Map(after.map((field) => [field.name, field]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name): readonly Change[] => {
    const field = `${prefix}${name}`;
    const [one, other] = [old.get(name), now.get(name)];
    if (!one) return [{ path, field, kind: 'added', what: [] }];
    if (!other) return [{ path, field, kind: 'removed', what: [] }];
    const what = differencesOf(one, other);
    return [
      ...(what.length > 0 ? [{ path, field, kind: 'changed', what } as const] : []),
      ...compareFields(path, `${field}.`, one.fields, other.fields),
    ];
  });
};

/** Everything of a field that a view or a check depends on; its own fields are compared one by one. */
const COMPARED = [
  'type',
  'label',
  'multiple',
  'embedded',
  'readOnly',
  'constraints',
  'choices',
  'maxLength',
  'count',
  'path',
  'referential',
] as const satisfies readonly (keyof FieldDescription)[];

const differencesOf = (one: FieldDescription, other: FieldDescription): readonly string[] =>
  COMPARED.flatMap((key) => difference(key, one[key], other[key]) ?? []);

const difference = (name: string, one: unknown, other: unknown): string | null => {
  const [before, after] = [JSON.stringify(one), JSON.stringify(other)];
  return before === after ? null : `${name} ${before} -> ${after}`;
};
