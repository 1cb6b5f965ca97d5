import { typeset } from './typography.ts';

/** Our own texts of lists: filters, columns, views, bulk actions. */
export const listTexts = typeset({
  filters: {
    all: 'Tous',
    period: { from: '%{label} depuis', to: "%{label} jusqu'au" },
    range: { from: '%{label} à partir de', to: "%{label} jusqu'à" },
    exists: { label: '%{label} : renseigné', yes: 'Oui', no: 'Non' },
  },
  lists: {
    actions: 'Actions',
    tools: {
      table: 'Colonnes et affichage',
      views: 'Vues enregistrées',
      export: 'Exporter la liste',
      import: 'Importer un fichier CSV',
    },
  },
  table: {
    title: 'Colonnes et affichage',
    columns: 'Colonnes',
    density: 'Hauteur des lignes',
    densities: { compact: 'Compacte', normal: 'Normale', spacious: 'Aérée' },
    up: 'Monter la colonne %{label}',
    down: 'Descendre la colonne %{label}',
    reset: 'Réinitialiser',
  },
  views: {
    title: 'Vues enregistrées',
    none: 'Aucune vue enregistrée.',
    name: 'Nom de la vue',
    save: 'Enregistrer la vue actuelle',
    delete: 'Supprimer la vue %{name}',
    reset: 'Vue par défaut',
  },
  export: {
    title: 'Exporter la liste',
    extent:
      'Toute la liste filtrée : %{smart_count} ligne. |||| Toute la liste filtrée : %{smart_count} lignes.',
    format: 'Format du fichier',
    formats: { csv: 'CSV', xlsx: 'Excel (XLSX)' },
    columns: 'Colonnes',
    extents: { shown: 'Colonnes affichées', all: 'Toutes les colonnes' },
    start: 'Exporter',
    cancel: "Annuler l'export",
    progress: "Avancement de l'export",
    written: '%{written} lignes lues',
    done: 'Export terminé : %{smart_count} ligne. |||| Export terminé : %{smart_count} lignes.',
    changed: "La liste a changé pendant l'export : relancez-le pour un fichier exact.",
    failed: "L'export a échoué.",
  },
});
