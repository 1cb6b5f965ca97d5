import { readFileSync } from 'node:fs';

/**
 * A block of code of a guide. ` ```ts src/resources/index.ts ` and ` ```diff src/resources/index.ts ` name a file;
 * ` ```sh by hand: it needs PHP ` says why no test runs its commands.
 */
export interface GuideBlock {
  readonly language: string;
  readonly file: string | null;
  readonly byHand: string | null;
  readonly text: string;
  readonly lines: readonly string[];
}

/** The blocks of code of a guide in `docs/`, in their order. */
export const guideBlocks = (guide: string): readonly GuideBlock[] =>
  [...readFileSync(`docs/${guide}`, 'utf8').matchAll(/^```(\w*) ?(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', info = '', text = '']) => {
      const byHand = /^by hand: (.+)$/.exec(info)?.[1] ?? null;
      return { language, file: info === '' || byHand ? null : info, byHand, text, lines: toLines(text) };
    },
  );

/** Lines without their indentation: a block is further left in a guide than in its file. */
export const toLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
