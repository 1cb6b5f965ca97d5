import { isAbsolute, join } from 'node:path';
import { readDescriptions } from './readDescriptions.ts';
import { describedBy } from './describedBy.ts';
import { drift } from './drift.ts';
import { eject } from './eject.ts';
import { newResource } from './newResource.ts';
import { readOptions, refuseUsage } from './options.ts';
import { toResources } from './readServer.ts';
import { saveMapping } from './savedMapping.ts';
import { writeQueries, writeTypes } from './writeTypes.ts';

/** The output of a command, and whether it found something that breaks. */
interface Outcome {
  readonly lines: readonly string[];
  readonly isBroken?: boolean;
}

/**
 * Runs the command that the arguments name in the project of a folder; a file is only touched once everything it needs
 * is known. `note` gets remarks beside the result. Throws a `CodegenError` with the one sentence that says what to do.
 */
export const run = async (
  args: readonly string[],
  root = '.',
  note: (line: string) => void = () => undefined,
): Promise<Outcome> => {
  const options = { ...readOptions(args), note };
  const [command, first, second, third] = options.positionals;
  const at = (file: string): string => (isAbsolute(file) ? file : join(root, file));
  const sourceAt = (source: string | undefined): string | undefined =>
    source === undefined || /^https?:/.test(source) ? source : at(source);
  if (command === undefined) {
    const resources = toResources(await readDescriptions(options.api, options));
    return {
      lines: [await writeTypes(resources, options.check, root), await writeQueries(options.check, root)],
    };
  }
  if (command === 'save' && first !== undefined) {
    const answers = await readDescriptions(options.api, options);
    toResources(answers);
    await saveMapping(at(first), answers);
    return { lines: [`${first} holds the descriptions of ${answers.length} resources`] };
  }
  if (command === 'drift' && first !== undefined)
    return drift(sourceAt(first) ?? first, sourceAt(second), options);
  if (command === 'new' && first !== undefined)
    return { lines: await newResource(first, await describedBy(sourceAt(second), options), root) };
  if (command === 'eject' && first !== undefined && second !== undefined)
    return { lines: [await eject(first, second, () => describedBy(sourceAt(third), options))] };
  return refuseUsage();
};
