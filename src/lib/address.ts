import { collectionOf, idOf, toIri, type Iri } from './iri.ts';
import { tryOrNull } from './tryOrNull.ts';

/** Names of resources and their collections: an address holds the one, an IRI the other. */
interface Collections {
  byName(name: string): Named | undefined;
  byPath(path: string): Named | undefined;
}

type Named = { readonly name: string; readonly path: string };

/** Address of a page of a club: `toAddress(12, 'persons/:id/details', { id: 34 })`. */
export const toAddress = <Path extends string>(
  clubId: number | string,
  path: Path,
  ...[numbers]: Arguments<Path>
): string => `/${clubId}/${fillIn(path, numbers)}`;

type Arguments<Path extends string> = string extends Path
  ? [numbers?: Readonly<Record<string, number | string>>]
  : object extends Numbers<Path>
    ? []
    : [numbers: Numbers<Path>];

type Numbers<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [K in Name]: number | string } & Numbers<Rest>
  : object;

const fillIn = (path: string, numbers: object = {}): string =>
  Object.entries(numbers).reduce((text, [name, value]) => text.replace(`:${name}`, String(value)), path);

/**
 * `/12/persons/%2Fapi%2Fpeople%2F34/show` becomes `/12/persons/34/show`. An IRI of another collection than the segment
 * before it names opens as what it is: `/12/organizations/%2Fapi%2Fclubs%2F34` leads to the resource of clubs. One of a
 * collection without a resource stays, so that the way back is never ambiguous.
 */
export const shortenPath = (collections: Collections, pathname: string): string => {
  const segments = pathname.split('/');
  for (const [index, segment] of segments.entries()) {
    const before = collections.byName(segments[index - 1] ?? '');
    if (!before || !segment.includes('%2F')) continue;
    const iri = tryOrNull(() => decodeURIComponent(segment)) ?? segment;
    const id = idOf(iri);
    const path = collectionOf(iri) ?? '';
    // Two resources may show one collection: the one that leads here goes on showing it.
    const owner = before.path === path ? before : collections.byPath(path);
    if (!owner || id === null) continue;
    segments[index - 1] = owner.name;
    segments[index] = String(id);
  }
  return segments.join('/');
};

/** IRI of the record whose number stands in an address behind the name of its resource: `/12/persons/34` holds 34. */
export const iriIn = (collections: Collections, pathname: string, id: string): Iri | null => {
  if (!/^\d{1,15}$/.test(id)) return null;
  const segments = pathname.split('/');
  const found = segments
    .flatMap((segment, index) => (segment === id ? [collections.byName(segments[index - 1] ?? '')] : []))
    .find((named) => named !== undefined);
  return found ? toIri(found.path, id) : null;
};

/** Number of the first record in the rest of an address, as a route with `*` has it: `34/show` gives `34`. */
export const idIn = (rest: string): string => String(idOf(rest.split('/')[0]) ?? '');
