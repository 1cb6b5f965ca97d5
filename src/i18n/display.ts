import { typeset } from './typography.ts';

/** Our own texts of values that are shown, and of the frames that they are shown in. */
export const displayTexts = typeset({
  upload: {
    download: 'Télécharger %{name}',
    preview: 'Aperçu de %{name}',
    look: 'Voir %{name}',
    close: 'Fermer',
    noPreview: 'Ce fichier n’a pas d’aperçu. Téléchargez-le.',
    bytes: '%{size} o',
    kilobytes: '%{size} Ko',
    megabytes: '%{size} Mo',
  },
  display: {
    more: 'Afficher tout le texte',
    less: 'Réduire le texte',
  },
  rows: {
    table: 'Liste : %{label}',
    more: 'Détails',
    details: 'Détails : %{name}',
  },
  dialogs: {
    close: 'Fermer la fenêtre',
    escape: 'Pour fermer cette fenêtre, utilisez le bouton « Fermer la fenêtre ».',
  },
});
