import { typeset } from '../../i18n/typography.ts';

/** The steps by which a club joins the federation again for a season. */
export const texts = typeset({
  todo: {
    affiliations: {
      title: '%{smart_count} affiliation à valider |||| %{smart_count} affiliations à valider',
      due: 'transmise le %{date}',
      failed: 'Les affiliations à valider n’ont pas pu être lues.',
    },
  },
  affiliation: {
    title: 'Affiliation %{season}',
    steps: 'Étapes de l’affiliation',
    failed: 'Les étapes de l’affiliation n’ont pas pu être lues.',
    done: 'Fait',
    todo: 'À faire',
    progress: '%{smart_count} étape faite sur %{total}. |||| %{smart_count} étapes faites sur %{total}.',
    price: 'Droit d’affiliation : %{amount}',
    open: {
      identity: 'Compléter les informations du club',
      officers: 'Désigner les dirigeants',
      hall: 'Déclarer une salle',
      insurance: 'Déclarer l’assurance',
      submission: 'Accepter les statuts et les règlements',
      payment: 'Payer en comptabilité',
    },
    start: 'Commencer l’affiliation',
    startText: 'L’affiliation de la saison n’est pas commencée.',
    noStart: 'Vos droits ne permettent pas de commencer l’affiliation du club.',
    edit: 'Remplir le dossier',
    read: 'Voir le dossier',
    due: 'À payer avant le %{date} : %{amount}, pièce %{number}.',
    paid: 'Payé : %{amount}, pièce %{number}.',
    missing: 'À compléter et à enregistrer avant l’envoi : %{missing}.',
    unpaid: 'La facture de l’affiliation n’est pas encore payée.',
    reason: 'Complément demandé : %{reason}',
  },
  process: {
    steps: {
      affiliations: {
        submitted: {
          action: 'Transmettre l’affiliation',
          consequence:
            'Le dossier part au comité et le droit d’affiliation est porté au compte du club. Il ne pourra plus être modifié.',
        },
        validated: {
          action: 'Valider l’affiliation',
          consequence: 'Le club est affilié pour la saison.',
        },
        toComplete: {
          action: 'Demander un complément',
          consequence: 'Le dossier revient au club, qui le complète selon le motif indiqué.',
        },
      },
    },
  },
});

declare module '../../i18n/MessageKey.ts' {
  interface TextsBeside {
    readonly affiliation: typeof texts;
  }
}
