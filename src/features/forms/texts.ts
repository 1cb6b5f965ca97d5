import { typeset } from '../../i18n/typography.ts';

/** The answers of a club to the forms of the federation, its leagues and committees. */
export const texts = typeset({
  formAnswer: {
    open: 'Formulaires à remplir',
    none: 'Aucun formulaire n’est ouvert aux clubs en ce moment.',
    failed: 'Les formulaires ouverts n’ont pas pu être lus.',
    until: '%{from}, jusqu’au %{date}',
    unanswered: 'Sans réponse',
    begin: 'Répondre',
    beginNamed: 'Répondre à « %{title} »',
    goOn: 'Continuer',
    goOnNamed: 'Continuer « %{title} »',
    read: 'Voir la réponse',
    readNamed: 'Voir la réponse à « %{title} »',
    questions: 'Questions',
    missing: 'Avant l’envoi :',
    ready: 'Toutes les réponses obligatoires sont là : le formulaire peut être envoyé.',
    comment: 'Commentaire de la structure : %{comment}',
    chooseFirst:
      'Choisissez le formulaire et créez la réponse : ses questions s’ouvrent ensuite, et rien n’est envoyé avant votre accord.',
  },
  todo: {
    answers: {
      title: '%{smart_count} formulaire à terminer |||| %{smart_count} formulaires à terminer',
      due: 'à envoyer avant le %{date}',
      failed: 'Les formulaires à terminer n’ont pas pu être lus.',
    },
  },
  process: {
    steps: {
      'form-answers': {
        submitted: {
          action: 'Envoyer',
          consequence:
            'Les réponses enregistrées partent à la structure qui les demande. Elles ne changent plus ensuite, sauf si elle demande un complément.',
        },
        accepted: {
          action: 'Accepter la réponse',
          consequence: 'La réponse est close.',
        },
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
        closed: {
          action: 'Clore le formulaire',
          consequence: 'Plus personne ne peut y répondre.',
        },
      },
    },
  },
});

declare module '../../i18n/MessageKey.ts' {
  interface TextsBeside {
    readonly forms: typeof texts;
  }
}
