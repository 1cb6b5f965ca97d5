/** The specification's sentences that every page brings along, the public ones too; apart from those that few need. */
export const everyPage = {
  denied: 'Vous ne disposez pas de droits suffisants pour consulter cette ressource',
  loading: 'Chargement...',
  failed: "Une erreur s'est produite.",
} as const;
