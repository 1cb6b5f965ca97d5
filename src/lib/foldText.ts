/** A text without case and accents and with straight apostrophes, for comparing: `Équipe` and `equipe` are the same. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
