const EUROS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** `123450` cents give `1 234,50 €`, less than nothing with a minus and no hyphen. */
export const formatCents = (cents: number): string => EUROS.format(cents / 100).replace('-', '−');

/** `1234` cents give `12,34`: what a currency input shows. */
export const toEurosInput = (cents: unknown): string =>
  typeof cents === 'number' && Number.isFinite(cents) ? (cents / 100).toFixed(2).replace('.', ',') : '';

/** An amount that is none is kept with its unit: `1234567890123 €` is no number of cents. */
export const toAmountText = (typed: string): string => (typed.includes('€') ? typed : `${typed}\u00a0€`);

/**
 * Reads typed euros (`12,34`, `12.34`, `1 234,5`) into whole cents, rounded to the nearest; null when empty,
 * undefined when it is no amount. Works on digits, so that 0,29 never becomes 28 cents.
 */
export const parseEuros = (typed: string): number | null | undefined => {
  const text = typed
    .replace(/[\s\u00a0\u202f€]/g, '')
    .replace(',', '.')
    .replace('−', '-');
  if (text === '') return null;
  const parts = /^([+-]?)(\d{0,12})(?:\.(\d*))?$/.exec(text);
  if (!parts || (!parts[2] && !parts[3])) return undefined;
  const [, sign, euros = '', decimals = ''] = parts;
  const thousandths = Number(euros || '0') * 1000 + Number(decimals.padEnd(3, '0').slice(0, 3));
  const cents = Math.round(thousandths / 10);
  return sign === '-' && cents !== 0 ? -cents : cents;
};
