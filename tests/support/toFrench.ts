import { createI18nProvider } from './frenchTexts.ts';
import type { Message } from '../../src/schema/message.ts';
import type { validate } from '../../src/schema/validate.ts';

const { translate } = createI18nProvider();

/** The sentence that the application shows for a message. */
export const toFrench = (message: Message): string =>
  'text' in message ? message.text : translate(message.key, message.args);

/** French sentences by form path. */
export const sentencesOf = (violations: ReturnType<typeof validate>): Record<string, string> =>
  Object.fromEntries([...violations].map(([path, message]) => [path, toFrench(message)]));
