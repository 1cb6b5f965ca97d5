import { ageCategories } from './ageCategories.ts';

/** Code of the age category of somebody born in `birthYear`, in the season that ends in `seasonEndYear`. */
export const ageCategoryOf = (birthYear: number, seasonEndYear: number): string => {
  const age = seasonEndYear - birthYear;
  const category = ageCategories.findLast(({ from }) => from <= age);
  if (!category) throw new RangeError(`Nobody born in ${birthYear} plays in ${seasonEndYear}`);
  return category.code;
};
