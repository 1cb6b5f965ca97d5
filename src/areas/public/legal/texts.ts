import { typeset } from '../../../i18n/typography.ts';

/** Texts that the pages of the law share. */
export const legalTexts = typeset({
  missing: 'Non communiqué par l’exploitant de ce site',
  /** In a sentence, where the publisher's name is not given. */
  publisher: 'L’exploitant de ce site',
  name: 'Nom',
  address: 'Adresse postale',
  phone: 'Téléphone',
  email: 'Courriel',
});
