import { typeset } from './typography.ts';

/** Our own texts of two people changing one record. */
export const conflictTexts = typeset({
  conflicts: {
    title: 'Modifié entre-temps',
    explanation:
      'Cet enregistrement a été modifié pendant votre saisie. Choisissez la valeur à garder pour chacun de ces champs, puis enregistrez.',
    mine: 'La mienne',
    theirs: 'La leur',
    missing: 'Choisissez l’une des deux valeurs.',
    back: 'Revenir au formulaire',
    save: 'Enregistrer ces choix',
    stopped: 'Rien n’a été enregistré. Votre saisie est toujours dans le formulaire.',
    taken: 'Modifications d’une autre personne reprises : %{fields}',
    ignored: 'Le serveur n’a pas retenu votre saisie : %{fields}',
    already: 'Le premier envoi avait été enregistré.',
  },
});
