import { addBoard } from '../addBoard.ts';
import { addClub } from '../addClub.ts';
import { addHalls } from '../addHalls.ts';
import { addLicences } from '../addLicences.ts';
import { addParents } from '../addParents.ts';
import { addPeople } from '../addPeople.ts';
import { addPersonRecords } from '../addPersonRecords.ts';
import { addRegistrations } from '../addRegistrations.ts';
import { createContacts } from '../createContacts.ts';
import { createLicenceNumbers } from '../createLicenceNumbers.ts';
import { createNames } from '../createNames.ts';
import { createRandom } from '../createRandom.ts';
import type { Rows } from '../createRows.ts';
import { findHalls } from '../findHalls.ts';
import { findPlayers } from '../findPlayers.ts';
import { planMembers } from '../planMembers.ts';
import { addChampionship } from './addChampionship.ts';
import { planClubs } from './planClubs.ts';
import type { Sector } from './planSectors.ts';
import type { Frame } from './readFrame.ts';

/** Licence numbers of a sector; the demonstration has the first of a department. */
const FIRST_NUMBER = 991_001;
const NUMBERS_A_SECTOR = 1200;

/**
 * Every record of a sector: its clubs and their people over three seasons, what the clubs keep of them, and their
 * championship. `place` is that of the sector in the country, `firstClub` the id of its first club.
 */
export const buildSector = (
  rows: Rows,
  frame: Frame,
  sector: Sector,
  { seed, place, firstClub }: { readonly seed: number; readonly place: number; readonly firstClub: number },
): Rows['byEntity'] => {
  const random = createRandom(seed + 7919 * (place + 1));
  const clubs = planClubs(random, sector);
  const ids = new Map(clubs.map(({ number }, index) => [number, firstClub + index]));
  const { referential, seasons } = frame;
  const tools = {
    rows,
    random,
    referential,
    contacts: createContacts(rows, referential, {
      firstNumber: (place * 997) % 10_000,
      mailSuffix: `.s${place + 1}`,
    }),
    organization: (identifier: string): number => {
      const id = ids.get(identifier) ?? frame.organizations.get(identifier);
      if (id === undefined) throw new Error(`No structure '${identifier}' in the seed`);
      return id;
    },
  };
  const season = seasons.at(-1);
  if (!season) throw new RangeError('The seed has no season to play in');
  const names = createNames(random);
  const drawNumber = createLicenceNumbers(FIRST_NUMBER + sector.number * NUMBERS_A_SECTOR);
  for (const club of clubs) addClub(tools, club);
  const people = clubs.map((club) => {
    const members = planMembers(random, club.licences, club.type === 'C');
    const clubPeople = addPeople(tools, names, club, members);
    addLicences(tools, drawNumber, club, clubPeople.licensees, seasons);
    addParents(tools, club, clubPeople.parents, seasons);
    addBoard(tools, frame.functions, club, clubPeople.licensees, season.id);
    return clubPeople;
  });
  addHalls(tools, clubs, seasons, firstClub);
  addPersonRecords(tools, clubs, people, seasons);
  addRegistrations(tools, names, clubs, people, seasons, seed + place * clubs.length);
  const sport = {
    ...tools,
    season,
    frame,
    halls: findHalls(rows),
    players: findPlayers(rows, season, referential('LicenceType', 'T')),
  };
  const contest = frame.contests.get(`D${sector.department.code}`);
  if (contest === undefined) throw new Error(`Department ${sector.department.code} runs no championship`);
  addChampionship(sport, contest, clubs, sector);
  return rows.byEntity;
};
