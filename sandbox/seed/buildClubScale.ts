import { addAccounts } from './addAccounts.ts';
import { addAffinities } from './addAffinities.ts';
import { addClubChanges } from './addClubChanges.ts';
import { addClubPapers } from './addClubPapers.ts';
import { addFunctions } from './addFunctions.ts';
import { addGalleries } from './addGalleries.ts';
import { addHalls } from './addHalls.ts';
import { addLicences } from './addLicences.ts';
import { addNews } from './addNews.ts';
import { addNotifications } from './addNotifications.ts';
import { addOrganizations } from './addOrganizations.ts';
import { addPeople } from './addPeople.ts';
import { addPersonRecords } from './addPersonRecords.ts';
import { addReferees } from './addReferees.ts';
import { addRegistrations } from './addRegistrations.ts';
import { addReferentials } from './addReferentials.ts';
import { addSeasons } from './addSeasons.ts';
import { addSport } from './addSport.ts';
import { addParents } from './addParents.ts';
import { createContacts } from './createContacts.ts';
import { createLicenceNumbers } from './createLicenceNumbers.ts';
import { createNames } from './createNames.ts';
import { createRandom } from './createRandom.ts';
import { createRows } from './createRows.ts';
import type { Rows } from './createRows.ts';
import { clubs } from './data/clubs.ts';
import { organizationId } from './organizationId.ts';
import { planMembers } from './planMembers.ts';
import type { Tools } from './tools.ts';

export const DEFAULT_SEED = 2027;
/** Clubs whose people and papers are filled in to the last page. */
const DEMO_CLUBS = 2;
/** A sequence of its own: the names of applicants shift no others. */
const REGISTRATION_SEED = 607;

/** Every record of the club scale: the federal tree, twelve clubs and their people over three seasons. */
export const buildClubScale = (seed: number = DEFAULT_SEED): Rows['byEntity'] => {
  const rows = createRows();
  const random = createRandom(seed);
  const referential = addReferentials(rows);
  const tools: Tools = {
    rows,
    random,
    referential,
    contacts: createContacts(rows, referential),
    organization: organizationId,
  };
  const seasons = addSeasons(rows);
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
  addNews(tools);
  addNotifications(tools);
  addGalleries(tools, people, seasons);
  addFunctions(tools, people, seasons);
  addHalls(tools, clubs, seasons);
  addClubChanges(tools, seasons);
  addRegistrations(tools, createNames(createRandom(REGISTRATION_SEED)), demoClubs, people, seasons);
  addPersonRecords(tools, demoClubs, people, seasons);
  addClubPapers(tools, people, seasons);
  addSport(tools, seasons);
  addReferees(tools, people.slice(DEMO_CLUBS));
  addAffinities(tools);
  return rows.byEntity;
};
