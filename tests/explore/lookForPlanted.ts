import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copySources, putIn } from '../support/copySources.ts';
import { exploreOnce } from './exploreOnce.ts';
import { planted, type Planted } from './planted.ts';
import { toSentence, toSummary } from './toSummary.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Several runs may look at once. */
const FOLDER = join(ROOT, '.cache', 'planted', String(process.pid));
const COPY = join(FOLDER, 'copy');
/** Less than this is not worth a browser. */
const LEAST_S = 20;

/**
 * Puts each defect, or those with such a name, into a copy of the sources and explores that for so many minutes, or
 * until one of its laws is broken. Prints a row of Markdown for each.
 * @returns exit code: 0 when a law found each that has one
 */
export const lookForPlanted = async (
  names: readonly string[],
  minutes: number,
  seed: number,
): Promise<number> => {
  const chosen = planted.filter(({ name }) => names.length === 0 || names.some((one) => name.includes(one)));
  if (chosen.length === 0)
    throw new Error(
      `No planted defect is called so; there are: ${planted.map(({ name }) => name).join(', ')}`,
    );
  copySources(COPY);
  symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'));
  let missed = 0;
  for (const one of chosen) {
    const takeOut = putIn(COPY, one);
    const built = await build();
    const { law, seconds, others } = built ? await look(one, minutes * 60, seed) : NOT_BUILT;
    takeOut();
    if (law === null && one.laws.length > 0) missed += 1;
    const outcome = law ?? (built ? 'not found' : 'not built');
    console.log(
      `| ${one.name} | ${outcome} | ${seconds} s |${others.length > 0 ? ` other laws broken: ${others.join(', ')}` : ''}`,
    );
  }
  rmSync(COPY, { recursive: true, force: true });
  console.log(`${chosen.length - missed} of ${chosen.length} found`);
  return missed === 0 ? 0 : 1;
};

interface Search {
  /** Sentence of the law that found it. */
  readonly law: string | null;
  readonly seconds: number;
  /** Names of laws that were broken before and that have nothing to do with it. */
  readonly others: readonly string[];
}

const NOT_BUILT: Search = { law: null, seconds: 0, others: [] };

const look = async (one: Planted, limit: number, seed: number): Promise<Search> => {
  const { name, laws, account = 'gestionnaire', width = 1280, faults = false } = one;
  const others: string[] = [];
  let spent = 0;
  for (let round = 0; limit - spent >= LEAST_S; round += 1) {
    const began = performance.now();
    const { steps } = await exploreOnce({
      account,
      width,
      faults,
      seed: seed + round,
      seconds: Math.ceil(limit - spent),
      again: null,
      folder: join(FOLDER, name.replaceAll(/\W+/g, '-'), String(round)),
      isShort: true,
      root: COPY,
    });
    spent += (performance.now() - began) / 1000;
    const broken = toSummary(steps).findings.map(({ law }) => law);
    const found = broken.find((law) => laws.includes(law));
    if (found !== undefined) return { law: toSentence(found), seconds: Math.round(spent), others };
    others.push(...broken);
  }
  return { law: null, seconds: Math.round(spent), others };
};

/** False where the copy cannot be built. */
const build = async (): Promise<boolean> => {
  const child = spawn(process.execPath, ['host/build.mjs'], { cwd: COPY, stdio: 'ignore' });
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0;
};
