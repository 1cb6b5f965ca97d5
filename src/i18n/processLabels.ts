import { typeset } from './typography.ts';

/** Labels and appeals: the button of each step and its consequence. */
export const processLabels = typeset({
  steps: {
    labels: {
      submitted: {
        action: 'Envoyer la candidature',
        consequence:
          'La candidature part à la ligue, qui donne son avis. Elle ne pourra plus être modifiée, seulement annulée.',
      },
      cancelled: {
        action: 'Annuler la candidature',
        consequence: 'Le club ne demande plus ce label pour la saison. Cette annulation est définitive.',
      },
      leagueReview: {
        action: 'Prendre en examen',
        consequence: 'La ligue examine la candidature. Le club ne peut plus l’annuler.',
      },
      federalReview: {
        action: 'Transmettre à la fédération',
        consequence: 'La fédération décide de l’attribution du label.',
      },
      granted: {
        action: 'Accorder le label',
        consequence: 'Le club porte le label jusqu’à la fin de sa validité.',
      },
      refused: {
        action: 'Refuser le label',
        consequence: 'Le club n’obtient pas le label. Il a 30 jours pour déposer un recours.',
      },
    },
    'label-resorts': {
      granted: {
        action: 'Accepter le recours',
        consequence: 'La candidature revient à la fédération, qui décide à nouveau.',
      },
      rejected: { action: 'Rejeter le recours', consequence: 'Le refus du label est confirmé.' },
    },
  },
});
