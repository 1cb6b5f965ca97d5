import { typeset } from './typography.ts';

/** Processes between a club and the federation: the button of each step and its consequence. */
export const processFederation = typeset({
  steps: {
    affiliations: {
      submitted: {
        action: 'Transmettre l’affiliation',
        consequence:
          'Le dossier part au comité et le droit d’affiliation est porté au compte du club. Il ne pourra plus être modifié.',
      },
      validated: {
        action: 'Valider l’affiliation',
        consequence: 'Le club est affilié pour la saison.',
      },
      toComplete: {
        action: 'Demander un complément',
        consequence: 'Le dossier revient au club, qui le complète selon le motif indiqué.',
      },
    },
    'form-answers': {
      submitted: {
        action: 'Envoyer',
        consequence:
          'Les réponses enregistrées partent à la structure qui les demande. Elles ne changent plus ensuite, sauf si elle demande un complément.',
      },
      accepted: { action: 'Accepter la réponse', consequence: 'La réponse est close.' },
      toComplete: {
        action: 'Demander un complément',
        consequence: 'La réponse revient au club, avec votre commentaire, pour être complétée.',
      },
      refused: {
        action: 'Refuser la réponse',
        consequence: 'La réponse est close. Votre commentaire est transmis au club.',
      },
    },
    forms: {
      draft: {
        action: 'Reprendre le brouillon',
        consequence: 'Le formulaire n’est plus proposé. Il peut être modifié.',
      },
      open: {
        action: 'Ouvrir le formulaire',
        consequence: 'Les structures à qui il s’adresse peuvent y répondre.',
      },
      closed: { action: 'Clore le formulaire', consequence: 'Plus personne ne peut y répondre.' },
    },
    'high-level-applications': {
      draft: { action: 'Reprendre le brouillon', consequence: 'La demande peut à nouveau être modifiée.' },
      submitted: { action: 'Transmettre la demande', consequence: 'La demande part à l’instance.' },
      favorable: {
        action: 'Donner un avis favorable',
        consequence: 'La demande, avec un avis favorable, attend la décision.',
      },
      accepted: { action: 'Accepter la demande', consequence: 'La demande est acceptée et close.' },
      refused: { action: 'Refuser la demande', consequence: 'La demande est refusée et close.' },
    },
    payments: {
      cancelled: {
        action: 'Annuler le paiement',
        consequence:
          'Le paiement est abandonné et ses écritures restent à payer. S’il a déjà été accepté chez le prestataire, il sera enregistré quand même.',
      },
    },
  },
});
