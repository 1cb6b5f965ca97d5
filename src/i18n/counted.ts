import { toFigure } from './toFigure.ts';

/** Words that end in `s` or `x` in the singular, too. */
const INVARIABLE = new Set(
  'avis concours corps cours fois mois parcours pays poids prix procès recours repas temps'.split(' '),
);

/** What follows describes the noun and does not agree with it: `avis des instances`. */
const LINKS = new Set("d' d’ de du des à au aux en par pour sur".split(' '));

/** How many there are of what a label in the plural names: `4 prix`, `1 joueur aligné`, `1 avis des instances`. */
export const counted = (count: number, label: string): string => {
  const words = `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  return `${toFigure(count)}\u00A0${Math.abs(count) < 2 ? singularOf(words) : words}`;
};

/** One of what a label in the plural names: `Tableau` of `Tableaux`, `Moyen de contact` of `Moyens de contact`. */
export const singularOf = (label: string): string => {
  const words = label.split(' ');
  const link = words.findIndex((word) => LINKS.has(word) || /^d['’]/.test(word));
  return words.map((word, index) => (link === -1 || index < link ? toSingular(word) : word)).join(' ');
};

const toSingular = (word: string): string => {
  if (INVARIABLE.has(word.toLowerCase())) return word;
  return word.replace(/eaux$/, 'eau').replace(/s$/, '');
};
