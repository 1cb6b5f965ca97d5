import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const MAIN = fileURLToPath(new URL('../../../codegen/main.ts', import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

interface Outcome {
  readonly code: number;
  readonly said: string;
}

/** Runs `npm run codegen -- …` in a folder, where it writes what it would write into the project. */
export const runCodegen = async (folder: string, ...args: readonly string[]): Promise<Outcome> => {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', TSX, MAIN, ...args], {
      cwd: folder,
    });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: stdout + stderr };
  }
};
