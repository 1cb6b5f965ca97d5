/** Small letters, digits and dots: `Zoé d'Hervé` becomes `zoe.dherve`. */
export const toPlainAscii = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll(' ', '.')
    .replace(/[^a-z0-9.-]/g, '');
