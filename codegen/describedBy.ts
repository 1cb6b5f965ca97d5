import { readDescriptions } from './readDescriptions.ts';
import type { Options } from './options.ts';
import { toResources, type DescribedResource } from './readServer.ts';
import { readSavedMapping } from './savedMapping.ts';

/** Resources that a source describes: the address of a server or a saved file; where none is given that of `--api`, or the sandbox. */
export const describedBy = async (
  source: string | undefined,
  options: Options,
): Promise<readonly DescribedResource[]> =>
  toResources(
    source === undefined || /^https?:/.test(source)
      ? await readDescriptions(source ?? options.api, options)
      : await readSavedMapping(source),
  );
