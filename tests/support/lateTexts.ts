import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageTexts } from '../../src/i18n/pageTexts.ts';
import type { Messages } from '../../src/i18n/typography.ts';
import { TEXT_FILES } from './textFiles.ts';

const readTexts = async (path: string): Promise<Messages> =>
  ((await import(pathToFileURL(resolve(path)).href)) as { readonly texts: Messages }).texts;

/** The French texts that come with the first page: those that are shared, then those of the features. */
export const lateTexts: readonly Messages[] = [pageTexts, ...(await Promise.all(TEXT_FILES.map(readTexts)))];
