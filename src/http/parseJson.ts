import { jsonDepth } from '../lib/jsonDepth.ts';

/** Field descriptions of 500 levels take two for each; nothing else comes near ten. */
const MAX_DEPTH = 1200;

/**
 * Reads JSON from outside. A key `__proto__` is left out: copied into another object by assignment it would
 * change that object's prototype. Throws SyntaxError on text that is no JSON, and on what is nested so deeply that
 * copying or comparing it would exhaust the stack.
 */
export const parseJson = (text: string): unknown => {
  if (jsonDepth(text) > MAX_DEPTH) throw new SyntaxError(`More than ${MAX_DEPTH} levels of JSON`);
  return mayHoldPrototype(text)
    ? JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value))
    : JSON.parse(text);
};

/** A reviver is slow on a long list, so it runs only where the key, plain or escaped, may occur. */
const mayHoldPrototype = (text: string): boolean =>
  text.includes('__proto__') || /\\u00(?:5f|6f|70|72|74)/i.test(text);
