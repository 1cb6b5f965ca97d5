import { typeset } from './typography.ts';

/** How a person or a structure is reached besides its main contact. */
export const contactDetailsTexts = {
  contactDetails: typeset({
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
  }),
};
