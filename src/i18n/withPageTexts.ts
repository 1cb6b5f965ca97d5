import { addTexts, textsApplied } from './phrases.ts';
import type { Messages } from './typography.ts';

type Load = () => Promise<Messages>;

const loads: Load[] = [async () => (await import('./pageTexts.ts')).pageTexts];
let loading: Promise<void> | undefined;

/** Adds to the texts that come with the first page. */
export const addPageTexts = (load: Load): void => void loads.push(load);

/** Loads the texts that no list shows, unless they are there; one that fails is tried again with the next page. */
export const loadPageTexts = (): Promise<void> =>
  (loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

const load = async (): Promise<void> => {
  addTexts(...(await Promise.all(loads.map((one) => one()))));
  await textsApplied();
};

/** Loads them beside the code that shows them. */
export const withPageTexts =
  <T>(part: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    const [loaded] = await Promise.all([part(), loadPageTexts()]);
    return loaded;
  };
