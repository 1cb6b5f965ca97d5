import { collectionOf, fromApiPath, identifierIn, idOf, toIri, type Iri } from './iri.ts';
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
    // Two resources may show one collection: the one that leads here goes on showing it.
    const owner = [before, collections.byPath(collectionOf(iri) ?? '')].find(
      (named) => named !== undefined && identifierIn(iri, named.path) !== null,
    );
    if (!owner) continue;
    segments[index - 1] = owner.name;
    segments[index] = toSegment(identifierIn(iri, owner.path) ?? '');
  }
  return segments.join('/');
};

/** IRI of the record whose identifier is in an address behind the name of its resource: `/12/persons/34` holds 34. */
export const iriIn = (collections: Collections, pathname: string, id: string): Iri | null => {
  // Neither a form of a new record nor an IRI that was left whole is an identifier.
  if (['', CREATE].includes(id) || fromApiPath(id) !== null) return null;
  const segments = pathname.split('/');
  const found = segments
    .flatMap((segment, index) =>
      decoded(segment) === id ? [collections.byName(segments[index - 1] ?? '')] : [],
    )
    .find((named) => named !== undefined);
  return found ? toIri(found.path, fromSegment(id)) : null;
};

const decoded = (segment: string): string => tryOrNull(() => decodeURIComponent(segment)) ?? segment;

/** Marks an identifier that would be taken for one of our own addresses: `create` is written as `~create`. */
const MARK = '~';

const CREATE = 'create';

const toSegment = (id: string): string =>
  encodeURIComponent(id === CREATE || id.startsWith(MARK) ? MARK + id : id).replaceAll(
    /%(?:40|3A|3B|2C|3D|2B)/g,
    (code) => decodeURIComponent(code),
  );

const fromSegment = (segment: string): string => (segment.startsWith(MARK) ? segment.slice(1) : segment);

/** Number of the first record in the rest of an address, as a route with `*` has it: `34/show` gives `34`. */
export const idIn = (rest: string): string => String(idOf(rest.split('/')[0]) ?? '');
