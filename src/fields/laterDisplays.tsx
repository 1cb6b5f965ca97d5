import { useTranslate } from '../i18n/useTranslate.ts';
import { withPageTexts } from '../i18n/withPageTexts.ts';
import { lazyPart, type Part } from '../ui/lazyPart.tsx';
import type { DisplayProps } from './FieldProps.ts';

const Failure = () => useTranslate()('app.loadFailed');

const later = (load: () => Promise<Part<DisplayProps>>) =>
  lazyPart(withPageTexts(load), { Loader: () => null, Failure });

/**
 * Displays made of many parts that hardly a list shows. They come with the pages of a record (`wholeDisplays.ts`), else
 * with the first cell.
 */
export const laterDisplays = {
  collection: later(async () => (await import('./rows/CollectionDisplay.tsx')).CollectionDisplay),
  files: later(async () => (await import('./files/FilesDisplay.tsx')).FilesDisplay),
  image: later(async () => (await import('./files/FilesDisplay.tsx')).ImageDisplay),
};
