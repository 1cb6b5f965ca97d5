import { REFERENTIALS } from '../data/graphql/referentials.ts';
import { tryOrNull } from '../lib/tryOrNull.ts';
import { entityName } from '../schema/collectionOfType.ts';
import type { Collection } from '../schema/hydra/collectionsOf.ts';
import { resources, type RegisteredResource } from './index.ts';

/** A resource that no file here names. */
export type DiscoveredName = string & { readonly discovered: true };

export type DiscoveredResource = RegisteredResource & {
  readonly name: DiscoveredName;
  readonly isDiscovered: true;
  /** What it is called, for no catalogue says so: singular |||| plural. */
  readonly label: string;
};

/**
 * The resources of the collections that the registry does not know, each generated whole: named after its path, open to
 * everybody who is logged in, with what the server offers. Where another resource, or a page at one of the paths, has
 * that name, a number follows it.
 */
export const discoverResources = (
  collections: readonly Collection[],
  pages: readonly { readonly path: string }[] = [],
): readonly DiscoveredResource[] => {
  // Values of lists are chosen, and no records that a link opens.
  const paths = new Set<string>([...resources.map(({ path }) => path), REFERENTIALS]);
  const names = new Set<string>([
    ...resources.map(({ name }) => name),
    ...pages.map(({ path }) => path.split('/')[0] ?? ''),
  ]);
  return collections.flatMap(({ path, entity }) => {
    if (paths.has(path)) return [];
    paths.add(path);
    const address = tryOrNull(() => decodeURIComponent(path.slice(1))) ?? path.slice(1);
    const name = freeName(toSegment(address), names);
    names.add(name);
    return [
      {
        name: name as DiscoveredName,
        entity: entityName(entity),
        path,
        label: `${toTitle(entityName(entity))} |||| ${toTitle(address)}`,
        right: {},
        load,
        isDiscovered: true,
      },
    ];
  });
};

/** Addresses of ours are in plain letters: react-router loses its place behind any other. */
const toSegment = (path: string): string =>
  path
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]/g, '-');

/** `lab_results`, `lab-results` and `v1/lab/results` are all `Lab results`. */
const toTitle = (name: string): string => {
  const words = name
    .replace(/^v\d+\//, '')
    .replaceAll(/[/._-]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Lists have the server's own order, for not each record has a number; a new record begins with the club of the address,
 * where there is one.
 */
const load: RegisteredResource['load'] = async () => ({ list: { sort: [] }, form: { starts: ['club'] } });

const freeName = (name: string, names: ReadonlySet<string>): string => {
  // Every object has a `constructor`, the catalogue of the texts too.
  const isFree = (candidate: string): boolean => !names.has(candidate) && !(candidate in {});
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name}-${count}`;
    if (isFree(candidate)) return candidate;
  }
};
