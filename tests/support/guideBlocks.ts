import { readFileSync } from 'node:fs';

/** A block of code of a guide: ` ```ts src/resources/index.ts ` names the file that it is taken from. */
interface GuideBlock {
  readonly language: string;
  readonly file: string | null;
  readonly lines: readonly string[];
}

/** The blocks of code of a guide in `docs/`, in their order. */
export const guideBlocks = (guide: string): readonly GuideBlock[] =>
  [...readFileSync(`docs/${guide}`, 'utf8').matchAll(/^```(\w*) ?(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', file = '', text = '']) => ({
      language,
      file: file === '' ? null : file,
      lines: toLines(text),
    }),
  );

/** Lines without their indentation: a block is further left in a guide than in its file. */
export const toLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
