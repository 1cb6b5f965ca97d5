// A piece of a page alone finds the texts that come with the page.
import '../../src/i18n/pageTexts.ts';

export { createI18nProvider } from '../../src/i18n/createI18nProvider.ts';
