/** The states of a mutation, in the order in which it passes through them. */
export const mutationStatuses = {
  draft: 'Brouillon',
  waitingPlayer: 'En attente de signature du joueur',
  waitingLeftClub: 'En attente du club quitté',
  waitingInstance: 'En instruction',
  waitingPayment: 'En attente de paiement',
  accepted: 'Acceptée',
  refused: 'Refusée',
  cancelled: 'Annulée',
  incomplete: 'Dossier incomplet',
} as const;

/** Opinions of whoever is consulted. */
export const reviews = { favorable: 'Favorable', unfavorable: 'Défavorable', none: 'Sans avis' } as const;
