const EUROS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** `123450` cents give `1 234,50 €`, less than nothing with a minus and no hyphen. */
export const formatCents = (cents: number): string => EUROS.format(cents / 100).replace('-', '−');

/** `1234` cents give `12,34`: what a currency input shows. A text that is no amount stays as it was typed. */
export const toEurosInput = (cents: unknown): string => {
  if (typeof cents === 'string') return cents.trim();
  return typeof cents === 'number' && Number.isFinite(cents)
    ? (cents / 100).toFixed(2).replace('.', ',')
    : '';
};
