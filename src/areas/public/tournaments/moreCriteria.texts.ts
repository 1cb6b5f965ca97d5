import { typeset } from '../../../i18n/typography.ts';

/** Texts of the less usual criteria of the search of tournaments. */
export const moreCriteriaTexts = typeset({
  league: 'Ligue',
  committee: 'Comité',
  town: 'Autour de (ville)',
  radius: 'Rayon (km)',
  points: 'Mes points (tableau ouvert à moi)',
  licenceType: 'Type de licence',
  endowment: 'Dotation minimale (€)',
  places: 'Places restantes',
  any: 'Tous',
  unknownTown: 'Choisissez une ville proposée pendant la saisie.',
  townHint: 'Saisissez les premières lettres, puis choisissez.',
  unread: 'Les listes de ligues, de comités et de licences n’ont pas pu être chargées.',
});
