import { typeset } from './typography.ts';

/** Lists and records on paper. */
export const printingTexts = {
  printing: typeset({
    title: 'Imprimer la liste',
    rows: 'Lignes',
    extents: { shown: 'La page affichée (%{shown})', all: 'Toutes les lignes (%{all})' },
    limit:
      'Au-delà de %{max} lignes, la liste ne s’imprime pas en entier : filtrez-la, ou exportez-la dans un tableur.',
    start: 'Imprimer',
    progress: 'Lecture des lignes à imprimer',
    failed: 'Les lignes n’ont pas pu être lues.',
    printedAt: 'Imprimé le %{date} à %{time}',
    pages: 'page %{page} sur %{pages}',
    search: 'Recherche',
    part: 'Lignes %{from} à %{to} sur %{total}',
  }),
};
