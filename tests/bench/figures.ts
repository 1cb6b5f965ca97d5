import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { Typed } from './measureTyping.ts';
import type { Row } from './Row.ts';
import { toMarkdown } from './toTable.ts';
import { toTypingTable } from './toTypingTable.ts';

const here = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const FIGURES = here('docs/figures.md');
const README = here('README.md');

/** What a run writes between two comments of a document. */
type Part = 'bench' | 'stand-in' | 'typing' | 'hydra-admin' | 'any-server';

/** Writes the tables of docs/figures.md and the sentence of the README, which sums up those of the application alone. */
export const writeFigures = async (rows: readonly Row[], ofReference: readonly Row[]): Promise<void> => {
  const table = toMarkdown(rows);
  await writeMarked(FIGURES, 'bench', table);
  await writeMarked(FIGURES, 'stand-in', toMarkdown(ofReference));
  await writeMarked(README, 'bench', toSentence(table));
};

/** Writes how typing in the forms feels, and what the browser does meanwhile. */
export const writeTyping = async (typed: readonly Typed[]): Promise<void> =>
  writeMarked(FIGURES, 'typing', toTypingTable(typed));

/** Writes what another admin and this one took for the same. */
export const writeComparison = async (content: string): Promise<void> =>
  writeMarked(FIGURES, 'hydra-admin', content);

/** Writes what the two took on servers that only their own documents describe. */
export const writeAnyServer = async (content: string): Promise<void> =>
  writeMarked(FIGURES, 'any-server', content);

/** The table of the application as docs/figures.md has it. */
export const readTable = async (): Promise<string> => readMarked(FIGURES, 'bench');

export const readSentence = async (): Promise<string> => readMarked(README, 'bench');

/** How many rows of a table hold to their limit, and which ones do not. */
export const toSentence = (table: string): string => {
  const limited = toLines(table).filter(([, , , ok]) => ok === 'yes' || ok === 'NO');
  const over = limited.filter(([, , , ok]) => ok === 'NO');
  const counted = `${limited.length - over.length} of the ${limited.length} figures with a limit hold to it`;
  if (over.length === 0) return `${counted}.`;
  return `${counted}; these do not: ${over.map(([what]) => what).join('; ')}.`;
};

/** The cells of each row, without the headings. */
const toLines = (table: string): readonly (readonly string[])[] => table.split('\n').slice(2).map(toCells);

const toCells = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const between = (part: Part): RegExp =>
  new RegExp(`(?<=<!-- ${part} -->\\n)[^]*?(?=\\n<!-- end of ${part} -->)`);

const readMarked = async (file: string, part: Part): Promise<string> => {
  const marked = between(part).exec(await readFile(file, 'utf8'))?.[0];
  if (marked === undefined)
    throw new Error(`${file} has lost its marks <!-- ${part} --> and <!-- end of ${part} -->`);
  return marked.trim();
};

const writeMarked = async (file: string, part: Part, content: string): Promise<void> => {
  await readMarked(file, part);
  const text = (await readFile(file, 'utf8')).replace(between(part), () => `\n${content}\n`);
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
};
