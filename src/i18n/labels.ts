import { typeset } from './typography.ts';

/** The applications of a club for labels, and its appeals. */
export const labelTexts = {
  labelApplication: typeset({
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
  }),
};
