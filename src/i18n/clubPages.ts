import { typeset } from './typography.ts';

/** Groups of the side menu. */
const groups = typeset({
  licences: 'Licences',
  persons: 'Personnes',
  contests: 'Compétitions',
  club: 'Club',
  events: 'Événements et labels',
  money: 'Argent',
  help: 'Aide',
  reference: 'Référentiel',
});

/** The frame of a club's pages. */
export const clubPageTexts = {
  menu: { groups },
  copy: typeset({
    confirming: 'Mise à jour des données',
    outage:
      'Le serveur ne répond pas : vous voyez les données du %{date}. Rien ne peut être enregistré pour l’instant.',
  }),
  pages: typeset({ tabs: 'Rubriques de la fiche', subTabs: 'Rubriques : %{group}', moreTabs: 'Plus' }),
};
