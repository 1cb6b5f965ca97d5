import { typeset } from '../../i18n/typography.ts';

/** The request for a tournament. */
export const texts = typeset({
  todo: {
    tournaments: {
      title: '%{smart_count} tournoi à homologuer |||| %{smart_count} tournois à homologuer',
      due: 'le %{date}',
      failed: 'Les tournois à homologuer n’ont pas pu être lus.',
    },
  },
  tournaments: {
    names: {
      address: 'Nom du lieu',
      tables: 'Nom du tableau',
    },
    former: 'Reprendre un tournoi précédent',
    none: 'Aucun',
    copied: 'Tournoi repris, les jours un an plus tard : vérifiez-les et joignez le règlement.',
    notCopied: 'Ce tournoi n’a pas pu être repris ; rien n’est changé.',
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
  process: {
    now: {
      'tournament-requests': {
        0: 'Le club complète la demande, puis la soumet.',
        1: 'Le comité doit donner son avis.',
        2: 'La ligue donne son avis, ou l’instance compétente décide.',
        3: 'L’instance compétente décide, ou transmet la demande à la fédération.',
        4: 'La fédération décide de l’homologation.',
      },
    },
    steps: {
      'tournament-requests': {
        0: {
          action: 'Reprendre le brouillon',
          consequence: 'La demande revient au club, qui peut la modifier.',
        },
        1: {
          action: 'Soumettre la demande',
          consequence: 'La demande part aux instances. Chacune donne son avis avant la décision.',
        },
        2: {
          action: 'Donner l’avis du comité',
          consequence: 'La demande porte l’avis du comité.',
        },
        3: {
          action: 'Donner l’avis de la ligue',
          consequence: 'La demande porte l’avis de la ligue.',
        },
        4: {
          action: 'Transmettre à la fédération',
          consequence: 'La fédération décide de l’homologation.',
        },
        5: {
          action: 'Homologuer le tournoi',
          consequence: 'Le tournoi paraît dans la recherche publique.',
        },
        6: {
          action: 'Refuser le tournoi',
          consequence: 'Le tournoi n’est pas homologué.',
        },
        7: {
          action: 'Annuler le tournoi',
          consequence: 'Le tournoi n’aura pas lieu. Cette annulation est définitive.',
        },
        8: {
          action: 'Transmettre les résultats',
          consequence: 'Le tournoi est terminé et ses résultats sont transmis.',
        },
      },
    },
  },
});

declare module '../../i18n/MessageKey.ts' {
  interface TextsBeside {
    readonly tournaments: typeof texts;
  }
}
