/**
 * Replaces `jsonld` at build time (vite.config.ts): loads the package at the first call, which only parsing a Hydra
 * documentation makes.
 */
type Verb = 'expand' | 'compact' | 'frame' | 'flatten';

const later =
  (verb: Verb) =>
  async (...parameters: unknown[]): Promise<unknown> => {
    const { default: jsonld } = await import('jsonld/lib/index.js');
    return jsonld[verb](...parameters);
  };

export const expand = later('expand');
export const compact = later('compact');
export const frame = later('frame');
export const flatten = later('flatten');

// Replaces a package whose only import form is the default one.
// oxlint-disable-next-line no-default-export
export default { expand, compact, frame, flatten };
