import { typeset } from './typography.ts';

/** Statistics as charts and tables. */
export const figureTexts = typeset({
  figures: {
    seasons: 'Saisons comparées :',
    shown: 'Comparaison',
    shares: 'Côte à côte, %{season}',
    territories: {
      value: 'Club',
      committee: 'Comité',
      league: 'Ligue',
    },
    label: 'Libellé',
    change: 'Écart',
    changed: 'Écart : %{change}',
    key: 'En bref',
    none: {
      club: 'Aucune licence validée dans le club pendant ces saisons : il n’y a rien à compter. Choisissez d’autres saisons.',
      all: 'Aucune licence validée dans le club pendant ces saisons : il n’y a rien à comparer. Choisissez d’autres saisons.',
      events:
        'Aucun événement publié par le club pendant ces saisons. Les brouillons et les événements annulés ne comptent pas.',
      person:
        'Cette personne n’a joué aucune partie pendant ces saisons. Les forfaits et les parties qui ne comptent pas sont exclus.',
    },
  },
});
