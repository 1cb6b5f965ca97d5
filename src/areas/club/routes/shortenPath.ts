import { collectionOf, idOf } from '../../../lib/iri.ts';
import type { ResourceDirectory } from '../../../data/ResourceDefinition.ts';

/**
 * `/12/persons/%2Fapi%2Fpeople%2F34/show` becomes `/12/persons/34/show`. An IRI of another collection than the segment
 * before it names opens as what it is: `/12/organizations/%2Fapi%2Fclubs%2F34` leads to the resource of clubs. One of a
 * collection without a resource stays, so that the way back is never ambiguous.
 */
export const shortenPath = (directory: ResourceDirectory, pathname: string): string => {
  const segments = pathname.split('/');
  for (const [index, segment] of segments.entries()) {
    const before = directory.byName(segments[index - 1] ?? '');
    if (!before || !segment.includes('%2F')) continue;
    const iri = decode(segment);
    const id = idOf(iri);
    const path = collectionOf(iri) ?? '';
    // Two resources may show one collection: the one that leads here goes on showing it.
    const owner = before.path === path ? before : directory.byPath(path);
    if (!owner || id === null) continue;
    segments[index - 1] = owner.name;
    segments[index] = String(id);
  }
  return segments.join('/');
};

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
