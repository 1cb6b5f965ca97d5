/**
 * Sporting categories from the youngest on, each with the age it begins at, where age is the year the season ends in
 * minus the year of birth (2026/2027: benjamins of the first year are born in 2017, seniors from 1988 to 2007).
 */
const CATEGORIES = [
  ['P', 0],
  ['B1', 10],
  ['B2', 11],
  ['M1', 12],
  ['M2', 13],
  ['C1', 14],
  ['C2', 15],
  ['J1', 16],
  ['J2', 17],
  ['J3', 18],
  ['J4', 19],
  ['S', 20],
  ['V40', 40],
  ['V45', 45],
  ['V50', 50],
  ['V55', 55],
  ['V60', 60],
  ['V65', 65],
  ['V70', 70],
  ['V75', 75],
  ['V80', 80],
  ['V85', 85],
  ['V90', 90],
] as const;

type AgeCategory = (typeof CATEGORIES)[number][0];

/** Category of the birth year in the season that ends in `seasonEndYear`; null for a future year. */
export const ageCategoryOf = (birthYear: number, seasonEndYear: number): AgeCategory | null =>
  CATEGORIES.findLast(([, from]) => from <= seasonEndYear - birthYear)?.[0] ?? null;

/** The first word of a category, of boys and men and of girls and women. */
const FEMININE: ReadonlyMap<string, string> = new Map([
  ['Poussin', 'Poussine'],
  ['Benjamin', 'Benjamine'],
  ['Minime', 'Minime fille'],
  ['Cadet', 'Cadette'],
  ['Junior', 'Junior fille'],
  ['Senior', 'Dame'],
  ['Vétéran', 'Vétérane'],
]);

/** The name of a category for somebody of this sex: `Cadet 2` is `Cadette 2` for `F`. Other words stay as they are. */
export const categoryNameFor = (name: string, gender: unknown): string => {
  const [first = '', ...rest] = name.split(' ');
  const feminine = gender === 'F' ? FEMININE.get(first) : undefined;
  return feminine === undefined ? name : [feminine, ...rest].join(' ');
};
