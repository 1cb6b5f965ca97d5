import { resources } from '../src/resources/index.ts';
import { compareServers, type Change } from './compareServers.ts';
import { describedBy } from './describedBy.ts';
import { findBroken, type Broken } from './findBroken.ts';
import type { Options } from './options.ts';

/**
 * What changed between two servers, and which pages of the application the second one breaks; each is an address, a
 * saved file, or the sandbox where none is given.
 */
export const drift = async (
  before: string,
  after: string | undefined,
  options: Options,
): Promise<{ readonly lines: readonly string[]; readonly isBroken: boolean }> => {
  const old = await describedBy(before, options);
  const now = await describedBy(after, options);
  const configured = await Promise.all(
    resources.map(async (resource) => ({ ...resource, config: await resource.load() })),
  );
  const changes = compareServers(old, now);
  const broken = findBroken(configured, now);
  return {
    lines: [
      ...changes.map(toLine),
      ...broken.map(toBrokenLine),
      `${changes.length} differences, ${broken.length} names of pages that the server does not describe`,
    ],
    isBroken: broken.length > 0,
  };
};

const toLine = ({ kind, path, field, what }: Change): string =>
  [`${kind.padEnd(7)} ${path}${field === null ? '' : ` ${field}`}`, ...what].join('\n          ');

const toBrokenLine = ({ resource, place, field }: Broken): string =>
  `broken  ${resource}: ${place}${field === null ? '' : ` ${field}`}`;
