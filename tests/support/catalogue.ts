import { frameTexts } from '../../src/i18n/frameTexts.ts';
import type { Catalogue } from '../../src/i18n/MessageKey.ts';
import { resourceTexts } from '../../src/resources/index.ts';
import { isObject } from '../../src/schema/read.ts';
import { lateTexts } from './lateTexts.ts';

type Texts = Readonly<Record<string, unknown>>;

const merge = (one: Texts, other: Texts): Texts => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([key, text]) => {
      const current = one[key];
      return [key, isObject(current) && isObject(text) ? merge(current, text) : text];
    }),
  ),
});

/** All French texts of the club area, those of its frame and those that come with its pages. */
export const catalogue = [resourceTexts, ...lateTexts].reduce<Texts>(merge, frameTexts) as Catalogue;
