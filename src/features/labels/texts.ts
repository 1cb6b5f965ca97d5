import { typeset } from '../../i18n/typography.ts';

/** The applications of a club for labels, and its appeals. */
export const texts = typeset({
  todo: {
    labels: {
      title:
        '%{smart_count} candidature à un label à examiner |||| %{smart_count} candidatures à un label à examiner',
      due: 'envoyée le %{date}',
      failed: 'Les candidatures à examiner n’ont pas pu être lues.',
    },
  },
  labelApplication: {
    criteria: 'Critères du label',
    criterion: '%{position}. %{question}',
    progress: '%{smart_count} réponse « oui » sur %{total} |||| %{smart_count} réponses « oui » sur %{total}',
    wanted:
      '%{smart_count} réponse « oui » sur %{total} ; il en faut au moins %{threshold}. |||| %{smart_count} réponses « oui » sur %{total} ; il en faut au moins %{threshold}.',
    proofs: 'Preuves jointes : %{count}.',
    missing: 'Avant l’envoi :',
    ready: 'Le dossier est complet : il peut être envoyé.',
    resort: 'Déposer un recours',
    resorts: 'Recours',
    resortLine: 'Recours du %{date} : %{state}',
    chooseFirst:
      'Choisissez le label et créez la candidature : ses critères s’ouvrent ensuite, et rien n’est envoyé avant votre accord.',
  },
  process: {
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
        rejected: {
          action: 'Rejeter le recours',
          consequence: 'Le refus du label est confirmé.',
        },
      },
    },
  },
});

declare module '../../i18n/MessageKey.ts' {
  interface TextsBeside {
    readonly labels: typeof texts;
  }
}
