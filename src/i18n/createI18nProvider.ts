import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import './frameTexts.ts';
import { loadedTexts, onTexts } from './phrases.ts';
import { toFigure } from './toFigure.ts';

/** Placeholders that count something: `10 000 résultats`. Years and numbers of records are no figures. */
const COUNTS = /^(?:smart_count|total|offsetBegin|offsetEnd)$/;

/** Replaces `String.prototype.replace`, by which polyglot fills in the placeholders. */
function fillIn(this: string, placeholder: RegExp, valueOf: (text: string, name: string) => unknown): string {
  return this.replace(placeholder, (text: string, name: string) => {
    const value = valueOf(text, name);
    return typeof value === 'number' && COUNTS.test(name) ? toFigure(value) : String(value);
  });
}

/** The French texts of the club area. Those that come later are there with the same language chosen anew. */
export const createI18nProvider = (): I18nProvider => {
  // Under dotted keys, as polyglot has them in the end; its type wants the branches.
  const messages = () => loadedTexts() as unknown as TranslationMessages;
  const locales = [{ locale: 'fr', name: 'Français' }];
  const provider = polyglotI18nProvider(messages, 'fr', locales, { replace: fillIn });
  onTexts(() => provider.changeLocale('fr'));
  return provider;
};
