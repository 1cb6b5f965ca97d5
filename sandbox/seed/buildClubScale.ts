import { addAccounts } from './addAccounts.ts';
import { addLicences } from './addLicences.ts';
import { addParents } from './addParents.ts';
import { addPeople } from './addPeople.ts';
import { addPersonRecords } from './addPersonRecords.ts';
import { createContacts } from './createContacts.ts';
import { createFindReferential } from './createFindReferential.ts';
import { createLicenceNumbers } from './createLicenceNumbers.ts';
import { createNames } from './createNames.ts';
import { createRandom } from './createRandom.ts';
import { createRows } from './createRows.ts';
import type { Rows } from './createRows.ts';
import { clubs } from './data/clubs.ts';
import { planMembers } from './planMembers.ts';
import { readTables } from './readTables.ts';
import type { SeedSeason } from './season.ts';
import type { Tools } from './tools.ts';

/** The tables name people and licences by their ids: any other number would put others in their place. */
const RANDOM_SEED = 624_261_397;
/** Clubs whose people are filled in to the last page. */
const DEMO_CLUBS = 2;

/**
 * Every record of the club scale: the people of twelve clubs and their licences over three seasons, drawn at random,
 * and what a story needs as it is, read from tables.
 */
export const buildClubScale = (): Rows['byEntity'] => {
  const rows = createRows(readTables('tables'));
  const random = createRandom(RANDOM_SEED);
  const referential = createFindReferential(rows);
  const tools: Tools = { rows, random, referential, contacts: createContacts(rows, referential) };
  const seasons = seasonsOf(rows);
  const names = createNames(random);
  const drawNumber = createLicenceNumbers();
  const people = clubs.map((club) => {
    const members = planMembers(random, club.licences, club.type === 'C');
    const clubPeople = addPeople(tools, names, club, members);
    addLicences(tools, drawNumber, club, clubPeople.licensees, seasons);
    addParents(tools, club, clubPeople.parents, seasons);
    return clubPeople;
  });
  addAccounts(tools);
  addPersonRecords(tools, clubs.slice(0, DEMO_CLUBS), people, seasons);
  return rows.byEntity;
};

/** Oldest first. */
const seasonsOf = ({ byEntity }: Rows): readonly SeedSeason[] =>
  (byEntity.get('season') ?? []).map(({ id, endDate }) => ({ id, endYear: yearOf(endDate) }));

const yearOf = (day: unknown): number => (typeof day === 'string' ? Number(day.slice(0, 4)) : Number.NaN);
