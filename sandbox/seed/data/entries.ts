/** Entries of a club's account with the federation, in cents. */
export const entries: readonly (readonly [
  date: string,
  label: string,
  category: string,
  debit: number,
  credit: number,
])[] = [
  ['2026-07-08', 'Cotisation au comité départemental', 'AFFILIATION', 32_000, 0],
  ['2026-07-08', 'Assurance du club', 'ASSURANCE', 8500, 0],
  ['2026-09-10', 'Licences, relevé de septembre', 'LICENCES', 214_000, 0],
  ['2026-09-18', 'Engagements par équipes, phase 1', 'EQUIPES', 48_000, 0],
  ['2026-09-25', 'Critérium fédéral', 'CRITERIUM', 24_000, 0],
  ['2026-10-05', 'Virement du club', 'PAIEMENT', 0, 382_000],
  ['2026-10-10', 'Licences, relevé d’octobre', 'LICENCES', 61_500, 0],
  ['2026-10-20', 'Avoir sur engagement', 'AVOIR', 0, 6000],
  ['2026-11-02', 'Mutations acceptées', 'MUTATIONS', 9000, 0],
  ['2026-11-10', 'Amende, feuille hors délai', 'AMENDES', 3000, 0],
];
