import polyglotI18nProvider from 'ra-i18n-polyglot';
import frenchMessages from 'ra-language-french';
import type { I18nProvider } from 'react-admin';
import { conflictTexts } from './conflicts.ts';
import { fieldTexts } from './fields.ts';
import { constraintTexts } from './constraints.ts';
import { fileTexts } from './files.ts';
import { formTexts } from './forms.ts';
import { clubTexts } from './interface.ts';
import { listTexts } from './lists.ts';
import { resourceTexts } from './resources.ts';
import { specification } from './specification.ts';
import { typeset } from './typography.ts';

/** Every French text of the club area: react-admin's own, the specification's, ours. */
export const catalogue = {
  ...typeset(frenchMessages),
  ...specification,
  ...clubTexts,
  ...conflictTexts,
  ...fieldTexts,
  ...fileTexts,
  ...formTexts,
  ...listTexts,
  validation: { ...specification.validation, ...clubTexts.bounds, ...constraintTexts },
  home: { ...specification.home, ...clubTexts.home },
  resources: resourceTexts,
};

export const createI18nProvider = (): I18nProvider =>
  polyglotI18nProvider(() => catalogue, 'fr', [{ locale: 'fr', name: 'Français' }], {
    allowMissing: true,
  });
