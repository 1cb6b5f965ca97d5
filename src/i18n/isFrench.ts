/**
 * Distinguishes a French sentence of the server from the technical English of its framework ('Access Denied.', 'Invalid
 * JWT Token'): a letter with an accent or a French function word, and no English one. A guess, used only to choose
 * between the server's sentence and ours.
 */
export const isFrench = (text: string): boolean =>
  (ACCENT.test(text) || FRENCH.test(text)) && !ENGLISH.test(text);

/** Whether a sentence has an English word: one that has none of either language is left as the server wrote it. */
export const isEnglish = (text: string): boolean => ENGLISH.test(text);

const ACCENT = /[àâçéèêëîïôûùœ]/i;
const FRENCH =
  /(?:^|[\s'’])(?:le|la|les|un|une|des|du|de|et|ou|est|sont|ce|cette|votre|vous|pas|ne|pour|dans|avec|identifiants|compte|doublon|inconnu|invalide|invalides)(?=$|[\s.,'’:!?])/i;
const ENGLISH =
  /\b(?:the|this|is|not|of|should|must|be|access|denied|found|failed|error|token|expired|missing|unable|internal|server|gateway|request|allowed|unauthorized|forbidden)\b/i;
