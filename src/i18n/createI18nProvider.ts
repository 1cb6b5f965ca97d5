import polyglotI18nProvider from 'ra-i18n-polyglot';
import frenchMessages from 'ra-language-french';
import type { I18nProvider } from 'react-admin';
import { affiliationTexts } from './affiliation.ts';
import { attestationTexts } from './attestation.ts';
import { clubChangeTexts } from './clubChanges.ts';
import { conflictTexts } from './conflicts.ts';
import { figureTexts } from './figures.ts';
import { duplicateTexts } from './duplicates.ts';
import { fieldTexts } from './fields.ts';
import { boundTexts, constraintTexts } from './constraints.ts';
import { fileTexts } from './files.ts';
import { formAnswerTexts } from './formAnswers.ts';
import { formTexts } from './forms.ts';
import { hallTexts } from './halls.ts';
import { headerTexts } from './header.ts';
import { clubInformationTexts } from './clubInformations.ts';
import { contactDetailsTexts } from './contactDetails.ts';
import { clubPageTexts } from './clubPages.ts';
import { clubTexts } from './interface.ts';
import { labelTexts } from './labels.ts';
import { listTexts } from './lists.ts';
import { registrationTexts } from './registration.ts';
import { paymentTexts } from './payments.ts';
import { passTexts } from './passes.ts';
import { maskedTexts } from './masked.ts';
import { printingTexts } from './printing.ts';
import { readingTexts } from './reading.ts';
import { processTexts } from './process.ts';
import { renewalTexts } from './renewals.ts';
import { resourceTexts } from './resources.ts';
import { rightsTexts } from './rights.ts';
import { sheetFaultTexts } from './sheet.ts';
import { sheetPageTexts } from './sheetPage.ts';
import { specification } from './specification.ts';
import { tournamentRequestTexts } from './tournaments.ts';
import { toFigure } from './toFigure.ts';
import { typeset } from './typography.ts';

/** Every French text of the club area: react-admin's own, the specification's, ours. */
export const catalogue = {
  ...typeset(frenchMessages),
  ...specification,
  ...clubTexts,
  ...clubPageTexts,
  ...clubInformationTexts,
  ...contactDetailsTexts,
  ...conflictTexts,
  ...fieldTexts,
  ...duplicateTexts,
  ...figureTexts,
  ...fileTexts,
  ...formTexts,
  ...formAnswerTexts,
  ...headerTexts,
  ...labelTexts,
  ...listTexts,
  ...registrationTexts,
  ...paymentTexts,
  ...passTexts,
  ...affiliationTexts,
  ...maskedTexts,
  ...readingTexts,
  ...processTexts,
  ...sheetPageTexts,
  ...renewalTexts,
  ...rightsTexts,
  ...hallTexts,
  ...tournamentRequestTexts,
  ...attestationTexts,
  ...printingTexts,
  ...clubChangeTexts,
  validation: { ...specification.validation, ...boundTexts, ...constraintTexts },
  home: { ...specification.home, ...clubTexts.home },
  resources: resourceTexts,
  sheetFaults: sheetFaultTexts,
};

/** Placeholders that count something: `10 000 résultats`. Years and numbers of records are no figures. */
const COUNTS = /^(?:smart_count|total|offsetBegin|offsetEnd)$/;

/** Stands in for `String.prototype.replace`, by which polyglot fills in the placeholders. */
function fillIn(this: string, placeholder: RegExp, valueOf: (text: string, name: string) => unknown): string {
  return this.replace(placeholder, (text: string, name: string) => {
    const value = valueOf(text, name);
    return typeof value === 'number' && COUNTS.test(name) ? toFigure(value) : String(value);
  });
}

export const createI18nProvider = (): I18nProvider =>
  polyglotI18nProvider(() => catalogue, 'fr', [{ locale: 'fr', name: 'Français' }], { replace: fillIn });
