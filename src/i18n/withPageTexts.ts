import { textsTold } from './phrases.ts';

/** Loads the texts that no list shows, unless they are there. */
export const loadPageTexts = async (): Promise<void> => {
  await import('./pageTexts.ts');
  await textsTold();
};

/** Loads them beside the code that shows them. */
export const withPageTexts =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    const [loaded] = await Promise.all([load(), loadPageTexts()]);
    return loaded;
  };
