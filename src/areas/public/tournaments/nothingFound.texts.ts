import { typeset } from '../../../i18n/typography.ts';

/** Texts where a search of tournaments finds none. */
export const noTournamentTexts = typeset({
  none: 'Aucun tournoi ne correspond à ces critères.',
  loosen: 'Pour trouver davantage de tournois',
  looser: {
    from: 'choisissez une date de début plus ancienne ou effacez-la',
    until: 'choisissez une date de fin plus lointaine ou effacez-la',
    name: 'saisissez un mot plus court du nom',
    type: 'ajoutez un type de tournoi ou retirez-les tous',
    league: 'retirez la ligue',
    committee: 'retirez le comité',
    place: 'retirez la ville ou le code postal',
    town: 'augmentez le rayon ou retirez la ville',
    points: 'retirez vos points',
    licenceType: 'retirez le type de licence',
    endowment: 'baissez la dotation minimale',
    places: 'acceptez les tournois complets',
  },
  nothing: 'Aucun tournoi n’est publié pour le moment.',
});
