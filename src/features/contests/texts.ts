import { typeset } from '../../i18n/typography.ts';

/** Meetings, and what a club enters in contests. */
export const texts = typeset({
  todo: {
    engagements: {
      title: '%{smart_count} engagement à valider |||| %{smart_count} engagements à valider',
      due: 'transmis le %{date}',
      failed: 'Les engagements à valider n’ont pas pu être lus.',
    },
    requests: {
      title:
        '%{smart_count} demande de modification à traiter |||| %{smart_count} demandes de modification à traiter',
      due: 'réponse avant le %{date}',
      failed: 'Les demandes à traiter n’ont pas pu être lues.',
    },
  },
  process: {
    now: {
      'change-requests': {
        submitted:
          'L’adversaire doit répondre au plus tard à la date limite. Sans réponse, la demande expire et la rencontre garde sa date.',
        acceptedByOpponent:
          'L’instance doit encore valider la demande. Jusque-là, la rencontre garde sa date.',
        refusedByOpponent:
          'La rencontre garde sa date. Pour proposer un autre moment, déposez une nouvelle demande pour cette rencontre.',
        validated: 'La rencontre a été déplacée comme demandé.',
        rejected: 'L’instance a rejeté la demande. La rencontre garde sa date.',
        cancelled: 'La demande a été retirée. La rencontre garde sa date.',
        expired: 'Personne n’a répondu avant la date limite. La rencontre garde sa date.',
      },
    },
    steps: {
      'change-requests': {
        acceptedByOpponent: {
          action: 'Accepter la demande',
          consequence:
            'L’adversaire est d’accord. L’instance doit encore valider la demande ; jusque-là, la rencontre garde sa date.',
        },
        refusedByOpponent: {
          action: 'Refuser la demande',
          consequence:
            'La demande est close et la rencontre garde sa date. Le motif est transmis à l’équipe demandeuse.',
        },
        cancelled: {
          action: 'Annuler la demande',
          consequence: 'La demande est retirée et la rencontre garde sa date.',
        },
        validated: {
          action: 'Valider la demande',
          consequence:
            'La rencontre prend la nouvelle date, la nouvelle heure et la nouvelle salle demandées.',
        },
        rejected: {
          action: 'Rejeter la demande',
          consequence:
            'La demande est close et la rencontre garde sa date. Le motif est transmis aux deux équipes.',
        },
      },
      'sport-matches': {
        scheduled: {
          action: 'Remettre au calendrier',
          consequence: 'La rencontre est à jouer, à la date indiquée.',
        },
        postponed: {
          action: 'Reporter la rencontre',
          consequence: 'La rencontre sera jouée à une autre date.',
        },
        inProgress: {
          action: 'Ouvrir la saisie',
          consequence: 'La feuille de la rencontre peut être remplie.',
          from: {
            entered: {
              action: 'Rouvrir la saisie',
              consequence: 'La feuille de la rencontre peut être corrigée.',
            },
          },
        },
        entered: {
          action: 'Terminer la saisie',
          consequence: 'Le score est saisi. L’équipe visiteuse doit le confirmer ou le contester.',
          from: {
            disputed: {
              action: 'Renvoyer le score aux équipes',
              consequence:
                'La contestation est levée. L’équipe visiteuse doit de nouveau confirmer le score ou le contester.',
            },
          },
        },
        confirmed: {
          action: 'Confirmer le résultat',
          consequence: 'Le score saisi est confirmé.',
        },
        validated: {
          action: 'Valider le résultat',
          consequence: 'Le résultat compte pour le classement. Cette décision est définitive.',
        },
        disputed: {
          action: 'Contester le résultat',
          consequence: 'L’instance examine le résultat contesté.',
        },
        forfeit: {
          action: 'Déclarer le forfait',
          consequence: 'La rencontre est perdue par forfait. Cette décision est définitive.',
        },
        cancelled: {
          action: 'Annuler la rencontre',
          consequence: 'La rencontre n’aura pas lieu. Cette annulation est définitive.',
        },
      },
      'contest-engagements': {
        submitted: {
          action: 'Transmettre l’engagement',
          consequence: 'L’engagement part à l’instance. Le montant est dû dès sa validation.',
        },
        withdrawn: {
          action: 'Retirer l’engagement',
          consequence: 'Le club ne participe pas. Ce retrait est définitif.',
        },
        validated: {
          action: 'Valider l’engagement',
          consequence: 'Le club est engagé et doit le montant indiqué.',
        },
        refused: {
          action: 'Refuser l’engagement',
          consequence: 'Le club n’est pas engagé et ne doit rien.',
        },
        invoiced: {
          action: 'Facturer l’engagement',
          consequence: 'Le montant est porté au compte du club.',
        },
        forfeited: {
          action: 'Déclarer le forfait général',
          consequence: 'Le club ne participe plus à l’épreuve. Le montant reste dû.',
        },
      },
      'division-preregistrations': {
        submitted: {
          action: 'Transmettre les souhaits',
          consequence: 'Les souhaits partent à l’instance, qui répond avant le début de la phase.',
        },
        withdrawn: {
          action: 'Retirer le pré-engagement',
          consequence: 'L’équipe n’est pas engagée pour cette phase. Ce retrait est définitif.',
        },
        validated: {
          action: 'Valider la demande',
          consequence: 'L’équipe est engagée dans la division demandée.',
        },
        modified: {
          action: 'Valider avec modification',
          consequence: 'L’équipe est engagée avec les changements faits par l’instance.',
        },
        refused: {
          action: 'Refuser la demande',
          consequence: 'L’équipe n’est pas engagée pour cette phase.',
        },
      },
      'tour-registrations': {
        registered: {
          action: 'Inscrire le joueur',
          consequence: 'Le joueur est inscrit à ce tour.',
        },
        excused: {
          action: 'Excuser l’absence',
          consequence: 'Le joueur ne jouera pas ce tour. Le motif est transmis au juge-arbitre.',
        },
        withdrawn: {
          action: 'Déclarer forfait',
          consequence: 'Le joueur ne jouera pas ce tour et ne pourra plus y être inscrit.',
        },
        waitingList: {
          action: 'Mettre en liste d’attente',
          consequence: 'Le joueur jouera si une place se libère.',
        },
        unexcused: {
          action: 'Marquer absent sans excuse',
          consequence: 'Le joueur marque 0 point, et le club peut devoir une amende.',
        },
        played: {
          action: 'Marquer présent',
          consequence: 'Le joueur a pris part au tour.',
        },
      },
      'team-passes': {
        confirmed: {
          action: 'Confirmer la place',
          consequence: 'L’équipe jouera dans cette division pour la phase.',
        },
        declined: {
          action: 'Renoncer à la place',
          consequence:
            'La place revient à l’instance, qui peut l’offrir à une autre équipe. Ce choix est définitif.',
        },
        ceded: {
          action: 'Céder la place',
          consequence: 'La place passe au club indiqué dans « Cédé à ».',
        },
      },
    },
  },
});

declare module '../../i18n/MessageKey.ts' {
  interface TextsBeside {
    readonly contests: typeof texts;
  }
}
