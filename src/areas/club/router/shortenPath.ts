import { collectionOf, idOf } from '../../../lib/iri.ts';
import type { ResourceDirectory } from '../../../data/ResourceDefinition.ts';

/**
 * `/12/persons/%2Fapi%2Fpeople%2F34/show` becomes `/12/persons/34/show`. An IRI is shortened only
 * behind the segment its collection belongs to, so that the way back is never ambiguous.
 */
export const shortenPath = (directory: ResourceDirectory, pathname: string): string =>
  pathname
    .split('/')
    .map((segment, index, segments) => {
      if (!segment.includes('%2F')) return segment;
      const iri = decode(segment);
      const definition = directory.byName(segments[index - 1] ?? '');
      const id = idOf(iri);
      return definition && id !== null && collectionOf(iri) === definition.path ? String(id) : segment;
    })
    .join('/');

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
