import { fromApiPath } from '../../lib/iri.ts';
import { toText, type Json } from '../read.ts';

/** A collection that an API Platform server offers. */
export interface Collection {
  /** Path without the API prefix: `/people`. */
  readonly path: string;
  /** Name of its entity as the entrypoint has it: `clubEvent`. */
  readonly entity: string;
}

/** The collections that an entrypoint (`/api/index.jsonld`) names, in its order. */
export const collectionsOf = (entrypoint: Json): readonly Collection[] =>
  Object.entries(entrypoint).flatMap(([entity, iri]) => {
    const path = entity.startsWith('@') ? null : fromApiPath(toText(iri) ?? '');
    return path !== null && PATH.test(path) ? [{ path, entity }] : [];
  });

/**
 * Words of letters, digits, `_`, `-` and `.`, of which each begins a step: `/sport_matches`, `/blog/posts`. Letters
 * beyond ASCII are in their bytes: `/caf%C3%A9s`.
 */
const PATH = /^(?:\/(?:\w|%[89A-F][\dA-F])(?:[\w.-]|%[89A-F][\dA-F])*)+$/i;
