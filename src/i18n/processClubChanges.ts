import { typeset } from './typography.ts';

/** Players who come to a club: the text of each state, the button of each step and its consequence. */
export const processClubChanges = typeset({
  now: {
    mutations: {
      draft: 'La demande n’est pas encore partie. Joignez le justificatif d’une mutation exceptionnelle.',
      waitingPlayer:
        'Le joueur doit signer le formulaire, qui reste au club d’accueil. Le club quitté est prévenu ensuite.',
      waitingLeftClub:
        'Le club quitté donne son avis. Sans réponse à la date limite, il est réputé d’accord et le dossier part à l’instance.',
      waitingInstance: 'L’instance compétente étudie le dossier et décide.',
      waitingPayment: 'L’instance attend le paiement des droits pour accepter la mutation.',
      incomplete: 'Le club d’accueil complète le dossier, puis le renvoie à l’instance.',
      accepted:
        'Le joueur est du club d’accueil, qui peut demander sa licence. Sa licence précédente reste au club quitté.',
      refused: 'Le joueur reste au club quitté.',
      cancelled: 'La demande a été retirée. Le joueur reste au club quitté.',
    },
    transferts: {
      submitted: 'L’instance décide. Un transfert est gratuit.',
      accepted: 'Le joueur est du club d’accueil, qui peut demander sa licence.',
      refused: 'Le joueur reste au club quitté.',
      cancelled: 'La demande a été retirée. Le joueur reste au club quitté.',
    },
  },
  steps: {
    mutations: {
      waitingPlayer: {
        action: 'Envoyer au joueur',
        consequence: 'La demande part. Le joueur doit signer le formulaire, qui reste au club.',
      },
      waitingLeftClub: {
        action: 'Noter la signature du joueur',
        consequence:
          'L’accord du joueur est enregistré et le club quitté est prévenu. Il a un délai pour donner son avis.',
      },
      waitingInstance: {
        action: 'Transmettre à l’instance',
        consequence: 'Le dossier part, avec l’avis du club quitté, à l’instance compétente, qui décide.',
      },
      waitingPayment: {
        action: 'Demander le paiement',
        consequence: 'Le club d’accueil doit payer les droits avant l’accord.',
      },
      accepted: {
        action: 'Accepter la mutation',
        consequence:
          'Le joueur rejoint le club d’accueil. Cette décision est définitive. Elle ne donne pas de licence.',
      },
      refused: {
        action: 'Refuser la mutation',
        consequence: 'Le joueur reste au club quitté. Le motif est transmis aux deux clubs.',
      },
      incomplete: {
        action: 'Demander un complément',
        consequence: 'Le club d’accueil doit compléter le dossier. Le motif lui est transmis.',
      },
      cancelled: {
        action: 'Annuler la demande',
        consequence: 'La demande est retirée et le joueur reste au club quitté.',
      },
    },
    transferts: {
      accepted: {
        action: 'Accepter le transfert',
        consequence: 'Le joueur rejoint le club d’accueil. Cette décision ne donne pas de licence.',
      },
      refused: {
        action: 'Refuser le transfert',
        consequence: 'Le joueur reste au club quitté. Le motif est transmis aux deux clubs.',
      },
      cancelled: {
        action: 'Annuler la demande',
        consequence: 'La demande est retirée et le joueur reste au club quitté.',
      },
    },
    'licence-renewals': {
      toRenew: {
        action: 'Remettre à renouveler',
        consequence: 'La licence figure à nouveau parmi celles à renouveler.',
      },
      inProgress: { action: 'Commencer le renouvellement', consequence: 'Le renouvellement est en cours.' },
      waitingMedical: {
        action: 'Attendre le certificat',
        consequence: 'Le renouvellement attend le certificat médical.',
      },
      validated: { action: 'Valider le renouvellement', consequence: 'La licence est renouvelée.' },
      declined: {
        action: 'Noter le non-renouvellement',
        consequence: 'La personne ne renouvelle pas sa licence cette saison.',
      },
    },
    'licence-contracts': {
      approved: { action: 'Approuver le contrat', consequence: 'Le contrat est approuvé.' },
      refused: { action: 'Refuser le contrat', consequence: 'Le contrat n’est pas approuvé.' },
      ended: { action: 'Terminer le contrat', consequence: 'Le contrat prend fin.' },
    },
    'pre-registration': {
      submitted: {
        action: 'Transmettre au club',
        consequence: 'La demande est prête à être étudiée par le club.',
      },
      incomplete: {
        action: 'Demander un complément',
        consequence: 'La demande revient au joueur, avec ce motif. Elle pourra être transmise à nouveau.',
      },
      accepted: {
        action: 'Accepter la demande',
        consequence:
          'La licence et l’adhésion de la saison sont créées pour la personne rattachée. La demande ne peut plus être modifiée.',
      },
      refused: {
        action: 'Refuser la demande',
        consequence: 'La demande est close. Le motif est transmis au joueur.',
      },
      cancelled: {
        action: 'Annuler la demande',
        consequence: 'Le joueur renonce : la demande est close.',
      },
    },
  },
});
