import { typeset } from '../../i18n/typography.ts';

/** Paying online what the account of the club owes. */
export const texts = typeset({
  todo: {
    invoices: {
      title: '%{smart_count} facture à régler |||| %{smart_count} factures à régler',
      due: 'échéance le %{date}',
      failed: 'Les factures à régler n’ont pas pu être lues.',
    },
  },
  payments: {
    pay: 'Payer en ligne',
    balance: 'Solde : %{balance}',
    due: 'Écritures à payer',
    nothingDue: 'Rien n’est à payer : toutes les écritures du club sont réglées.',
    loadFailed: 'Les écritures à payer n’ont pas pu être lues.',
    dueDate: 'à payer avant le %{date}',
    underWay: 'Paiement %{reference} en cours',
    total: 'Total à payer : %{total}',
    nothingChosen: 'Choisissez au moins une écriture.',
    allUnderWay: 'Chaque écriture a un paiement en cours : ouvrez-le pour le reprendre ou l’annuler.',
    unknown:
      'La réponse du serveur n’est pas arrivée. Recommencez sans crainte : c’est le même paiement qui est repris, rien n’est payé deux fois.',
    explained:
      'Vous allez sur la page du prestataire de paiement, puis vous revenez ici. Votre carte n’est jamais demandée par ce site.',
    denied: 'Vous n’avez pas le droit de payer au nom du club.',
    payTotal: 'Payer %{total}',
    going: 'Vers la page de paiement…',
    refused: 'Le paiement n’a pas commencé.',
    resume: 'Reprendre le paiement',
    account: 'Voir la comptabilité',
    again: 'Payer les écritures qui restent',
    changed:
      'Ce paiement est de %{amount}, et non de %{read} comme affiché : le compte du club a changé entre-temps. Vérifiez les écritures, puis reprenez le paiement ou annulez-le.',
    incidents: {
      signature:
        'Une confirmation à la signature invalide a été reçue et écartée : le paiement n’est pas enregistré. Reprenez-le ou annulez-le. Si une somme a été prélevée, signalez-le à la fédération avec la référence %{reference}.',
      amount:
        'Le prestataire a confirmé un autre montant que celui demandé. Cette confirmation a été écartée : le paiement n’est pas enregistré. Reprenez-le ou annulez-le. Si une somme a été prélevée, signalez-le à la fédération avec la référence %{reference}.',
      twice:
        'Paiement accepté, mais ses écritures étaient déjà réglées. La somme n’est pas perdue : elle est portée en acompte au compte du club, sous la référence %{reference}.',
    },
    now: {
      pending:
        'Paiement en cours. Si vous l’avez accepté chez le prestataire, sa confirmation arrive ici d’elle-même ; sinon, reprenez-le.',
      paid: 'Paiement accepté. Les écritures sont réglées et le solde du compte est à jour.',
      failed: 'Paiement refusé par le prestataire. Rien n’a été prélevé et les écritures restent à payer.',
      cancelled: 'Paiement abandonné. Rien n’a été prélevé.',
      refunded: 'Paiement remboursé.',
    },
  },
  process: {
    steps: {
      payments: {
        cancelled: {
          action: 'Annuler le paiement',
          consequence:
            'Le paiement est abandonné et ses écritures restent à payer. S’il a déjà été accepté chez le prestataire, il sera enregistré quand même.',
        },
      },
    },
  },
});

declare module '../../i18n/MessageKey.ts' {
  interface TextsBeside {
    readonly payments: typeof texts;
  }
}
