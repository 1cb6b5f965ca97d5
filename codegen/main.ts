import { CodegenError } from './CodegenError.ts';
import { run } from './run.ts';

try {
  // Beside the result, which may be a view that goes into a file.
  const { lines, isBroken } = await run(process.argv.slice(2), '.', (line) => console.error(line));
  // A source ends with a line break of its own.
  console.log(lines.join('\n').trimEnd());
  if (isBroken) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof CodegenError ? error.message : error);
  process.exitCode = 1;
}
