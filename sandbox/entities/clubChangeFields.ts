import { reference } from '../model/relationFields.ts';
import { string } from '../model/scalarFields.ts';
import { licenceNumberPattern } from './licence.ts';

/** The player, the clubs and the season of a change of club: the club that welcomes types the number of the licence. */
export const clubChangeFields = {
  licenceNumber: string('N° de licence', {
    required: true,
    createOnly: true,
    max: 8,
    pattern: licenceNumberPattern,
    help: 'Le club d’accueil saisit le numéro du joueur',
  }),
  familyName: string('Nom', { max: 80, readOnly: true }),
  givenName: string('Prénom', { max: 80, readOnly: true }),
  // The welcome club may open neither before the decision: the request includes their names.
  person: reference('Personne', 'person', { readOnly: true, shows: ['familyName', 'givenName'] }),
  licence: reference('Licence', 'licence', { readOnly: true, shows: ['identifier'] }),
  leftClub: reference('Club quitté', 'club', { readOnly: true }),
  welcomeClub: reference('Club d’accueil', 'club', { required: true, createOnly: true }),
  season: reference('Saison', 'season', { required: true, createOnly: true }),
};
