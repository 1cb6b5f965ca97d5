import type { Random } from './createRandom.ts';
import { familyNames, givenNames, type Region } from './data/names.ts';

export interface Names {
  /** A family name in capitals, the way the federation writes it. */
  familyName(region: Region): string;
  /** A given name of the generation, one that nobody of that family bears yet if there is any left. */
  givenName(age: number, gender: 'M' | 'F', familyName: string): string;
}

const TRIES = 30;

export const createNames = (random: Random): Names => {
  const taken = new Set<string>();
  return {
    familyName: (region) =>
      random
        .pick(
          random.weighted([
            [familyNames.common, 45],
            [familyNames.regional[region], 25],
            [familyNames.other, 30],
          ]),
        )
        .toLocaleUpperCase('fr'),
    givenName: (age, gender, familyName) => {
      const generation = givenNames.find(({ under }) => age < under);
      if (!generation) throw new RangeError(`No given names for the age of ${age}`);
      const draw = () => random.pick<string>(generation[gender]);
      let name = draw();
      for (let tried = 0; tried < TRIES && taken.has(`${familyName} ${name}`); tried++) name = draw();
      taken.add(`${familyName} ${name}`);
      return name;
    },
  };
};
