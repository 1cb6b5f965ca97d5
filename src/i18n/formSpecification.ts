import { everyPage } from './everyPage.ts';

/** Texts of forms that the specification fixes, letter for letter as written there. */
export const formSpecification = {
  validation: {
    required: 'La valeur ne doit pas être vide.',
    integer: 'La valeur doit être un entier.',
    decimal: 'La valeur doit être un nombre décimal.',
    text: 'La valeur doit être de type texte',
    date: 'La date est invalide',
    column: 'La valeur ne doit pas dépasser %{limit} caractères',
    choice: "Vous devez choisir l'une des valeurs suivantes: %{list}.",
    length: {
      min: 'La longueur doit être supérieure à %{min}.',
      max: 'La longueur doit être inférieure à %{max}.',
      exact: 'La longueur doit être égale à %{limit}.',
      between: 'La longueur doit être comprise entre %{min} et %{max}.',
    },
    between: 'Entre %{min} et %{max}',
    atLeast: 'Au moins %{min}',
    atMost: 'Au maximum %{max}',
    form: 'Les données du formulaire sont invalides',
    dialogTitle: 'Formulaire invalide',
    dialog: 'Certains champs du formulaire sont invalides.',
  },
  saving: {
    pending: 'Enregistrement en cours',
    done: 'Enregistrement réussi',
    failed: "Echec de l'enregistrement",
  },
  autocomplete: {
    minimum: '%{smart_count} caractères minimum',
    searching: 'Recherche en cours...',
    nothing: "Aucun élément n'a été trouvé.",
    failed: everyPage.failed,
    full: 'Nombre maximum atteint',
    already: 'Vous avez déjà selectionné cet élément.',
    tooMany: "Vous avez atteint le maximum d'éléments sélectionnables.",
    unselected: "Attention, aucune valeur n'a été selectionnée",
  },
  select: { filter: 'Filtrer', all: 'Tous' },
  options: {
    failed: 'La récupération a échoué',
    none: 'Aucun référentiel trouvé pour le type %{type}',
    filtered: 'Aucun résultat avec ces filtres',
    loading: 'Chargement...',
  },
  files: {
    tooMany: 'Le nombre maximum de fichiers (%{max}) a été atteint.',
    tooLarge: 'Le fichier %{name} est trop volumineux (%{limit} Mo maximum).',
    type: "Le type de fichier n'est pas supporté.",
    duplicate: 'Le fichier %{name} est déjà dans la liste.',
  },
} as const;
