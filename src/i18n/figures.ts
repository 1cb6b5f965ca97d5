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
  }),
  rankings: typeset({
    title: 'Points au fil du temps',
    failed: 'La courbe des points n’a pas pu être lue.',
    kinds: { official: 'Points officiels', monthly: 'Points mensuels' },
  }),
  games: typeset({
    months: 'Simples de la saison, mois par mois',
    won: 'Gagnés',
    lost: 'Perdus',
    points: 'Points',
    failed: 'Le bilan des parties n’a pas pu être lu.',
  }),
};
