import family from './familyNames.json' with { type: 'json' };
import given from './givenNames.json' with { type: 'json' };

/** Part of the country that colours the names of a club. */
export type Region = keyof typeof family.regional;

/**
 * Family names: `common` are met everywhere (45 % of the people, the first ones more often), `regional` are borne by a
 * quarter of the people of a region, `other` by everybody else, among them the compound, hyphenated and elided names
 * that break careless software.
 */
export const familyNames = family;

/** Given names by generation: age below `under`, by sex, the most usual first. */
export const givenNames = given;

const isRegion = (name: string): name is Region => Object.hasOwn(family.regional, name);

/** @throws Error on a name of no region */
export const toRegion = (name: string): Region => {
  if (isRegion(name)) return name;
  throw new Error(`There is no region '${name}'`);
};
