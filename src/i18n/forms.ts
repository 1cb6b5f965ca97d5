import { typeset } from './typography.ts';

/** Our own texts of forms: rows, tabs and steps, errors, drafts. */
export const formTexts = typeset({
  rows: {
    add: 'Ajouter une ligne',
    addTo: 'Ajouter une ligne : %{label}',
    row: 'Ligne %{position}',
    named: 'Ligne %{position} : %{name}',
    up: 'Monter la ligne %{position}',
    down: 'Descendre la ligne %{position}',
    duplicate: 'Dupliquer la ligne %{position}',
    remove: 'Supprimer la ligne %{position}',
    keys: 'Alt + flèche haut ou bas déplace la ligne.',
    none: 'Aucune ligne',
    count: '%{smart_count} ligne |||| %{smart_count} lignes',
    added: 'Ligne %{position} ajoutée, %{total} en tout',
    moved: 'Ligne déplacée en position %{position} sur %{total}',
    removed: 'Ligne %{position} supprimée, %{total} en tout',
    restored: 'Ligne %{position} rétablie, %{total} en tout',
    undo: 'Annuler la suppression',
    full: 'Le nombre maximum de lignes est atteint.',
    exact: '%{size} / %{limit}',
    errors: '%{smart_count} erreur |||| %{smart_count} erreurs',
  },
  invalid: {
    mark: 'À corriger',
    summary: 'Erreurs à corriger',
    row: 'ligne %{position}',
  },
  panels: {
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
