import { typeset } from './typography.ts';

/** Our own texts of forms: rows, tabs and steps, errors, drafts. */
export const formTexts = typeset({
  rows: {
    add: 'Ajouter : %{noun}',
    row: '%{noun} %{position}',
    named: '%{row} : %{name}',
    up: 'Monter « %{row} »',
    down: 'Descendre « %{row} »',
    duplicate: 'Dupliquer « %{row} »',
    remove: 'Supprimer « %{row} »',
    isFirst: 'Déjà en première position',
    isLast: 'Déjà en dernière position',
    keys: 'L’ordre se change avec Alt + flèche haut ou bas.',
    none: 'Rien n’est encore saisi ici.',
    count: '%{smart_count} ligne |||| %{smart_count} lignes',
    added: 'Ajout : %{row}, %{total} en tout',
    moved: 'Déplacement : %{row}, en position %{position} sur %{total}',
    removed: 'Suppression : %{row}, %{total} en tout',
    restored: 'Rétablissement : %{row}, %{total} en tout',
    undo: 'Annuler la suppression',
    full: 'Le nombre maximum est atteint.',
    exact: '%{size} / %{limit}',
    errors: '%{smart_count} erreur |||| %{smart_count} erreurs',
  },
  invalid: {
    mark: 'À corriger',
    summary: 'Erreurs à corriger',
  },
  panels: {
    form: 'Formulaire',
    tabs: 'Parties du formulaire',
    steps: 'Étapes du formulaire',
    previous: 'Précédent',
    next: 'Suivant',
    step: 'Étape %{position} sur %{total} · %{title}',
    loop: 'La touche Tab reste dans ce formulaire ; les boutons « Annuler » et « Fermer » permettent d’en sortir.',
  },
  drafts: {
    found: 'Un brouillon du %{date} n’a pas été enregistré.',
    resume: 'Reprendre le brouillon',
    refuse: 'Supprimer le brouillon',
    kept: 'Ce que vous avez saisi est gardé en brouillon.',
  },
});
