import { addTexts } from '../../src/i18n/phrases.ts';
import '../../src/resources/index.ts';
import { lateTexts } from './lateTexts.ts';

// A piece of a page alone finds the texts that come with the page.
addTexts(...lateTexts);

export { createI18nProvider } from '../../src/i18n/createI18nProvider.ts';
