/** A text without case and accents, for comparing: `Équipe` and `equipe` are the same. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
