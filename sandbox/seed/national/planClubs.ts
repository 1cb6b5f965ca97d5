import type { Random } from '../createRandom.ts';
import type { SeedClub } from '../data/clubs.ts';
import type { Sector } from './planSectors.ts';
import { clubNames, colors, hallNames } from './sectors.ts';

/** A club of the country, and how many teams it enters when it has the players. */
export interface PlannedClub extends SeedClub {
  readonly teams: number;
}

/** The demonstration has the club 9001 of some departments; these begin behind it. */
const FIRST_SEQUENCE = 9011;
const LABEL_LENGTH = 30;
const CORPORATE = 0.04;

export const planClubs = (random: Random, { department, number, sizes }: Sector): readonly PlannedClub[] =>
  random.shuffle(sizes).map(([licences, teams], index) => {
    const place = number * sizes.length + index;
    const { towns, position, league, code, region } = department;
    const town = towns[place % towns.length] ?? ['', ''];
    const name = clubNames[Math.floor(place / towns.length) % clubNames.length]?.(town[0]) ?? town[0];
    const away = () => random.int(-25, 25) / 100;
    return {
      number: `${league}${code}${FIRST_SEQUENCE + place}`,
      name,
      shortLabel: name.toLocaleUpperCase('fr').slice(0, LABEL_LENGTH).trim(),
      type: random.chance(CORPORATE) ? 'C' : 'L',
      licences,
      teams,
      founded: `${random.int(1930, 2015)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
      colors: random.pick(colors),
      position: [round(position[0] + away()), round(position[1] + away())],
      hall: random.pick(hallNames),
      region,
      towns: [town, ...towns.filter((other) => other !== town)],
    };
  });

const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
