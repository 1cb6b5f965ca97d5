import { typeset } from './typography.ts';

/** The answers of a club to the forms of the federation, its leagues and committees. */
export const formAnswerTexts = {
  formAnswer: typeset({
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
  }),
};
