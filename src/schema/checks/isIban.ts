/** Country, check figures, account: 15 to 34 characters once the spaces are out; remainder 1 by 97 (ISO 13616). */
export const isIban = (text: string): boolean => {
  const iban = text.replaceAll(/[\s\u00a0\u202f]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  return [...moved].reduce((remainder, character) => addFigures(remainder, character), 0) === 1;
};

/** A letter counts as two figures, A being 10. */
const addFigures = (remainder: number, character: string): number => {
  const value = Number.parseInt(character, 36);
  return (remainder * (value > 9 ? 100 : 10) + value) % 97;
};
