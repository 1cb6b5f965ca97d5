import { typeset } from './typography.ts';

/** Texts of a list before anything is opened from it. */
export const listTexts = typeset({
  filters: {
    all: 'Tous',
    own: 'Seulement celles du club',
    title: 'Filtres',
    set: 'Filtres (%{count})',
    clear: 'Effacer les filtres',
    active: 'Filtres actifs',
    filled: 'renseigné',
    missing: 'non renseigné',
    remove: 'Retirer le filtre %{filter}',
    clearAll: 'Tout effacer',
    path: '%{field} › %{label}',
    words: {
      one: '%{label} : %{value}',
      between: 'de %{from} à %{to}',
      from: 'à partir de %{from}',
      to: 'jusqu’à %{to}',
      days: 'du %{from} au %{to}',
      since: 'à partir du %{from}',
      until: 'jusqu’au %{to}',
    },
  },
  lists: {
    actions: 'Actions',
    pages: 'Pages de la liste',
    search: { by: 'Rechercher par %{what}', any: 'Rechercher', or: ' ou ', name: 'nom', number: 'numéro' },
    densities: { compact: 'Lignes serrées', normal: 'Lignes normales', spacious: 'Lignes aérées' },
    cards: { select: 'Sélectionner', done: 'Terminer', call: 'Appeler %{name}' },
    empty: {
      narrowed: 'Rien ne correspond à la recherche ou aux filtres choisis.',
      bare: 'Rien n’est encore enregistré ici.',
      first: 'Ajouter un premier enregistrement',
    },
    pageFailed: 'La page %{page} n’a pas pu être lue, la première est affichée. %{reason}',
    unknown:
      'L’adresse demandait un filtre ou un tri que cette liste n’a pas (%{names}) : il n’est pas appliqué. |||| L’adresse demandait des filtres ou des tris que cette liste n’a pas (%{names}) : ils ne sont pas appliqués.',
    tools: {
      table: 'Colonnes',
      views: 'Vues enregistrées',
      print: 'Imprimer',
      export: 'Exporter la liste',
      import: 'Importer un fichier',
    },
  },
  table: {
    rank: '(tri n° %{rank})',
    further: '(avec Maj : tri supplémentaire)',
  },
  export: {
    start: 'Exporter',
  },
  bulk: {
    toolbar: 'Actions sur la sélection',
    column: 'Sélection',
    skip: 'Aller aux actions sur la sélection',
    further:
      'et %{smart_count} autre à voir dans la liste |||| et %{smart_count} autres à voir dans la liste',
    selected: '%{smart_count} sélectionné |||| %{smart_count} sélectionnés',
    elsewhere: 'dont %{smart_count} hors de cette page |||| dont %{smart_count} hors de cette page',
    limit: '%{max} au plus à la fois, la liste en compte %{total}',
    selectAll: 'Sélectionner le résultat |||| Sélectionner les %{smart_count} résultats',
    selectFirst: 'Sélectionner les %{smart_count} premiers résultats',
    unselect: 'Tout désélectionner',
    page: 'Sélectionner toute la page',
  },
  // Of pages that rows and tools lead to.
  renewals: { action: 'Renouveler' },
  sheet: { open: 'Feuille de rencontre' },
  duplicates: { open: 'Chercher les doublons' },
});
