import { entity } from '../model/entity.ts';
import { file } from '../model/fileFields.ts';
import { reference, referential } from '../model/relationFields.ts';
import { cents, choice, date, string, work } from '../model/scalarFields.ts';

/** One entry of the account that a structure has with the federation; the federation writes it. */
export const transaction = entity('transaction', {
  path: '/transactions',
  label: 'Écriture comptable',
  represent: '${number}',
  access: { module: 'accountancy', action: 'club.accountancy', owners: ['organization'] },
  fields: {
    organization: reference('Structure', 'organization', { required: true }),
    date: date('Date', { required: true }),
    number: string('Pièce', { required: true, max: 20 }),
    label: string('Libellé', { required: true, max: 255 }),
    category: referential('Catégorie', 'AccountingCategory', { required: true }),
    debit: cents('Débit'),
    credit: cents('Crédit'),
    // What is still to be paid of a debit; the server writes it.
    due: cents('Reste à payer', { readOnly: true }),
    balance: cents('Solde', { readOnly: true, from: -1_000_000_000 }),
    licence: reference('Licence', 'licence'),
    mutation: reference('Mutation', 'licence-mutation'),
    engagement: reference('Engagement', 'contest-engagement'),
    file: file('Facture', { mimeTypes: ['application/pdf'] }),
    state: choice(
      'État',
      { draft: 'Brouillon', issued: 'Émise', paid: 'Payée', late: 'En retard', cancelled: 'Annulée' },
      { required: true },
    ),
    dueDate: date('Échéance'),
    paymentMode: referential('Mode de paiement', 'PaymentMode'),
    todo: work('state', {
      invoices: { label: 'Facture à régler', states: ['issued', 'late'] },
    }),
  },
});
