import { typeset } from './typography.ts';

/** Statistics as charts and tables. */
export const figureTexts = {
  figures: typeset({
    seasons: 'Saisons comparées :',
    shown: 'Comparaison',
    shares: 'Côte à côte, %{season}',
    territories: { value: 'Club', committee: 'Comité', league: 'Ligue' },
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
  }),
  rankings: typeset({
    title: 'Points au fil du temps',
    failed: 'La courbe des points n’a pas pu être lue.',
    kinds: { official: 'Points officiels', monthly: 'Points mensuels' },
  }),
  games: typeset({
    months: 'Simples de la saison, mois par mois',
    month: 'Mois',
    won: 'Gagnés',
    lost: 'Perdus',
    points: 'Points',
    each: 'Simples de la saison, partie par partie',
    all: 'Toutes les parties, doubles et forfaits compris',
    columns: {
      date: 'Date',
      opponent: 'Adversaire',
      opponentPoints: 'Points adverses',
      result: 'Résultat',
      sets: 'Manches',
      coefficient: 'Coefficient',
      points: 'Points +/-',
      contest: 'Épreuve',
    },
    victory: 'Victoire',
    defeat: 'Défaite',
    failed: 'Le bilan des parties n’a pas pu être lu.',
  }),
};
