import { typeset } from '../../i18n/typography.ts';

/** Contact details of a person or a structure besides the main contact. */
export const texts = typeset({
  contactDetails: {
    failed: '« %{name} » : la liste n’a pas pu être lue.',
    'contact-points': {
      title: 'Autres coordonnées',
      none: 'Aucune autre coordonnée n’est enregistrée.',
      create: 'Créer une coordonnée',
    },
    addresses: {
      title: 'Autres adresses',
      none: 'Aucune autre adresse n’est enregistrée.',
      create: 'Créer une adresse',
    },
  },
});

declare module '../../i18n/MessageKey.ts' {
  interface TextsBeside {
    readonly contactDetails: typeof texts;
  }
}
