import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';
import { bool, cents, choice, date, int, string } from '../model/scalarFields.ts';

/** One line of a gallery's table, kept in the order in which it was arranged. */
export const galleryLine = entity('gallery-line', {
  path: '/gallery_lines',
  label: 'Ligne de galerie',
  represent: '${label}',
  access: { module: 'club', action: 'club.resources', owners: ['gallery.club'] },
  fields: {
    label: string('Libellé', { required: true, max: 60 }),
    quantity: int('Quantité', { required: true, from: 1, to: 99 }),
    amount: cents('Montant'),
    unit: choice('Unité', { piece: 'Pièce', hour: 'Heure', day: 'Jour' }),
    deliveredOn: date('Livré le', { past: true }),
    contactEmail: string('Courriel du fournisseur', { max: 180, email: true }),
    checked: bool('Contrôlé', { default: false }),
    gallery: reference('Galerie', 'gallery', { required: true, hidden: true }),
    position: int('Rang', { hidden: true }),
  },
});
