import { addAccounts } from './addAccounts.ts';
import { addBoard } from './addBoard.ts';
import { addHalls } from './addHalls.ts';
import { addLicences } from './addLicences.ts';
import { addOrganizations } from './addOrganizations.ts';
import { addParents } from './addParents.ts';
import { addPeople } from './addPeople.ts';
import { addPersonRecords } from './addPersonRecords.ts';
import { addRegistrations } from './addRegistrations.ts';
import { createContacts } from './createContacts.ts';
import { createFindReferential } from './createFindReferential.ts';
import { createLicenceNumbers } from './createLicenceNumbers.ts';
import { createNames } from './createNames.ts';
import { createRandom } from './createRandom.ts';
import { createRows } from './createRows.ts';
import type { Rows } from './createRows.ts';
import { clubs } from './data/clubs.ts';
import { organizationId } from './organizationId.ts';
import { planMembers } from './planMembers.ts';
import { readTables } from './readTables.ts';
import type { SeedSeason } from './season.ts';
import type { Tools } from './tools.ts';

/** The tables name people and licences by their ids: any other number would put others in their place. */
const RANDOM_SEED = 2027;
/** Clubs whose people and papers are filled in to the last page. */
const DEMO_CLUBS = 2;
/** A sequence of its own: the names of applicants shift no others. */
const REGISTRATION_SEED = 607;

/**
 * Every record of the club scale: the federal tree, twelve clubs and their people over three seasons, and beside them
 * what a story of the demonstration needs as it is, read from tables.
 */
export const buildClubScale = (): Rows['byEntity'] => {
  const rows = createRows(undefined, readTables('tables'));
  const random = createRandom(RANDOM_SEED);
  const referential = createFindReferential(idsOf(rows, 'referential', ['type', 'code']));
  const tools: Tools = {
    rows,
    random,
    referential,
    contacts: createContacts(rows, referential),
    organization: organizationId,
  };
  const seasons = seasonsOf(rows);
  addOrganizations(tools);
  const names = createNames(random);
  const drawNumber = createLicenceNumbers();
  const people = clubs.map((club) => {
    const members = planMembers(random, club.licences, club.type === 'C');
    const clubPeople = addPeople(tools, names, club, members);
    addLicences(tools, drawNumber, club, clubPeople.licensees, seasons);
    addParents(tools, club, clubPeople.parents, seasons);
    return clubPeople;
  });
  const demoClubs = clubs.slice(0, DEMO_CLUBS);
  addAccounts(tools, people);
  const functions = idsOf(rows, 'accountant-function', ['code']);
  for (const [place, club] of clubs.entries())
    addBoard(tools, functions, club, people[place]?.licensees ?? [], seasons.at(-1)?.id ?? null);
  addHalls(tools, clubs, seasons);
  addRegistrations(tools, createNames(createRandom(REGISTRATION_SEED)), demoClubs, people, seasons);
  addPersonRecords(tools, demoClubs, people, seasons);
  return rows.byEntity;
};

/** Ids of an entity's records by the values of these fields. */
const idsOf = ({ byEntity }: Rows, entity: string, fields: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    (byEntity.get(entity) ?? []).map((row) => [fields.map((field) => toText(row[field])).join(' '), row.id]),
  );

/** Oldest first. */
const seasonsOf = ({ byEntity }: Rows): readonly SeedSeason[] =>
  (byEntity.get('season') ?? []).map(({ id, endDate }) => ({
    id,
    endYear: Number(toText(endDate).slice(0, 4)),
  }));

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
