const FORM = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** Whether a text is an IBAN: form and check digits (ISO 7064, modulo 97); blanks between groups are allowed. */
export const isIban = (text: string): boolean => {
  const iban = text.replaceAll(/[ \u00a0\u202f]/g, '').toUpperCase();
  if (!FORM.test(iban)) return false;
  const digits = [...`${iban.slice(4)}${iban.slice(0, 4)}`].map((sign) => parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
};
