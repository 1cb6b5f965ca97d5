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
});
