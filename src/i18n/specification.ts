/** Texts fixed by the specification: spelling, dots and apostrophes are reproduced as written there. */
export const specification = {
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
  list: {
    empty: 'Aucun résultat à afficher',
    failed: 'La récupération des données a échoué.',
    denied: "Vous n'avez pas les droits pour accéder à cette rubrique",
    loading: 'Chargement...',
  },
  access: {
    denied: 'Vous ne disposez pas de droits suffisants pour consulter cette ressource',
  },
  autocomplete: {
    minimum: '%{smart_count} caractères minimum',
    searching: 'Recherche en cours...',
    nothing: "Aucun élément n'a été trouvé.",
    failed: "Une erreur s'est produite.",
    unselected: "Attention, aucune valeur n'a été selectionnée",
  },
  options: { failed: 'La récupération a échoué' },
  season: { failed: 'Impossible to get the current season' },
  boolean: { yes: 'Oui', no: 'Non' },
  home: { title: 'Accueil' },
} as const;
