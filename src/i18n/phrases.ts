import type { Messages } from './typography.ts';

type Listener = () => Promise<unknown>;

// One store for the application: texts come with the code that shows them, the provider is made before.
const phrases = new Map([['', '']]);
const listeners = new Set<Listener>();
let applied: Promise<unknown> = Promise.resolve();

/** Adds texts to those that are there, under their dotted keys. */
export const addTexts = (...texts: readonly Messages[]): void => {
  for (const one of texts) flatten(one, '');
  applied = Promise.all([...listeners].map((listener) => listener()));
};

const flatten = (texts: Messages, branch: string): void => {
  for (const [key, text] of Object.entries(texts))
    if (typeof text === 'string') phrases.set(branch + key, text);
    else if (text) flatten(text, `${branch}${key}.`);
};

/** All texts that have come, by their dotted keys. */
export const loadedTexts = (): Readonly<Record<string, string>> => Object.fromEntries(phrases);

/** Calls back when texts have come. */
export const onTexts = (listener: Listener): void => void listeners.add(listener);

/** Resolves once whoever listens knows the texts that have come. */
export const textsApplied = (): Promise<unknown> => applied;
