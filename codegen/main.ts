import { askServer } from './askServer.ts';
import { CodegenError } from './CodegenError.ts';
import { drift } from './drift.ts';
import { readOptions, refuseUsage } from './options.ts';
import { toResources } from './readServer.ts';
import { saveMapping } from './savedMapping.ts';
import { writeTypes } from './writeTypes.ts';

/** Runs the command that the arguments name; a file is only touched once everything it needs is known. */
const run = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2));
  const [command, first, second] = options.positionals;
  if (command === undefined) {
    const resources = toResources(await askServer(options.api, options));
    console.log(await writeTypes(resources, options.check));
  } else if (command === 'save' && first !== undefined) {
    const answers = await askServer(options.api, options);
    toResources(answers);
    await saveMapping(first, answers);
    console.log(`${first} holds the descriptions of ${answers.length} resources`);
  } else if (command === 'drift' && first !== undefined) {
    const { lines, isBroken } = await drift(first, second ?? options.api, options);
    console.log(lines.join('\n'));
    if (isBroken) process.exitCode = 1;
  } else {
    refuseUsage();
  }
};

run().catch((error: unknown) => {
  console.error(error instanceof CodegenError ? error.message : error);
  process.exitCode = 1;
});
