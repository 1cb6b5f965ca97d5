import { typeset } from './typography.ts';

/** Texts of the request for a tournament. */
export const tournamentRequestTexts = typeset({
  tournaments: {
    names: { address: 'Nom du lieu', tables: 'Nom du tableau' },
    former: 'Reprendre un tournoi précédent',
    none: 'Aucun',
    copied: 'Tournoi repris, les jours un an plus tard : vérifiez-les et joignez le règlement.',
    notCopied: 'Ce tournoi n’a pas pu être repris ; rien n’est changé.',
    table: 'Tableau %{code}',
    addTable: 'Ajouter un tableau',
    conditions: 'Conditions, dotation et prix',
    ownHalls: 'Salles du club',
    coordinates: 'Coordonnées',
    map: 'Lieu du tournoi sur la carte',
    mapHelp: 'Cliquez sur la carte ou faites glisser le repère ; au clavier, les flèches le déplacent.',
    pin: 'Lieu du tournoi',
    place: 'Poser le repère au centre de la carte',
    ready: 'Rien ne manque : créez la demande, puis soumettez-la.',
    missing: 'Avant de créer la demande, complétez :',
  },
});
