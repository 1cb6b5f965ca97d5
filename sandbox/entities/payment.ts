import { entity, LEVEL } from '../model/entity.ts';
import { reference, references, referential } from '../model/relationFields.ts';
import { cents, choice, datetime, fact, string } from '../model/scalarFields.ts';

/** Nobody else may come upon it by chance. */
const KEY = /^[0-9a-f-]{32,36}$/;

/** Money that a structure has paid, or is about to pay. A payment made here is one online; the others are the federation's. */
export const payment = entity('payment', {
  path: '/payments',
  label: 'Paiement',
  twins: 'refused',
  represent: '${reference}',
  access: {
    module: 'accountancy',
    action: 'club.payments',
    level: LEVEL.validate,
    owners: ['organization'],
    writable: ['POST', 'PUT'],
  },
  states: {
    field: 'state',
    start: ['pending'],
    // Only the provider says how a payment ends; whoever pays may give it up.
    next: { pending: { cancelled: 'club' } },
    edits: { pending: 'club' },
  },
  fields: {
    organization: reference('Structure', 'organization', { required: true, createOnly: true }),
    amount: cents('Montant', { required: true, above: 0, readOnly: true }),
    mode: referential('Mode', 'PaymentMode', { required: true, readOnly: true }),
    date: datetime('Date', { required: true, readOnly: true }),
    reference: string('Référence', { max: 50, readOnly: true }),
    state: choice(
      'État',
      {
        pending: 'En attente',
        paid: 'Payé',
        failed: 'Échoué',
        refunded: 'Remboursé',
        cancelled: 'Annulé',
      },
      { required: true, default: 'pending' },
    ),
    settled: fact('Réglé', 'state', ['paid']),
    transactions: references('Écritures', 'transaction', { createOnly: true }),
    // Chosen by whoever pays: the same key sent again is answered with the same payment.
    key: string('Clé', { max: 36, pattern: KEY, unique: true, createOnly: true }),
    // What went wrong on the way back from the provider; the state alone would not say.
    incident: choice(
      'Incident',
      {
        signature: 'Confirmation à la signature invalide, écartée',
        amount: 'Confirmation d’un autre montant, écartée',
        twice: 'Écritures déjà réglées, somme portée en acompte',
      },
      { readOnly: true },
    ),
    checkoutUrl: string('Lien de paiement', { max: 2000, url: true, readOnly: true }),
  },
});
