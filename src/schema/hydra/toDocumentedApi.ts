import { fromApiPath } from '../../lib/iri.ts';
import { toText } from '../read.ts';
import type { Documented } from './classes.ts';
import { hydra } from './readHydra.ts';

/** Title and collections of an API Platform server. */
export interface DocumentedApi {
  /** Null where it has none. */
  readonly title: string | null;
  /** Paths without the API prefix: `/people`. */
  readonly collections: readonly string[];
}

export const toDocumentedApi = ({ entrypoint, documentation }: Documented): DocumentedApi => ({
  title: toText(hydra(documentation, 'title')),
  collections: Object.entries(entrypoint).flatMap(([name, iri]) => {
    const path = name.startsWith('@') ? null : fromApiPath(toText(iri) ?? '');
    return path !== null && /^\/[^/]+$/.test(path) ? [path] : [];
  }),
});
