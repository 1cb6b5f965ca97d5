import { addAccountants } from './addAccountants.ts';
import { addAccounts } from './addAccounts.ts';
import { addGalleries } from './addGalleries.ts';
import { addLicences } from './addLicences.ts';
import { addNews } from './addNews.ts';
import { addOrganizations } from './addOrganizations.ts';
import { addPeople } from './addPeople.ts';
import { addReferentials } from './addReferentials.ts';
import { addSeasons } from './addSeasons.ts';
import { addParents } from './addParents.ts';
import { createContacts } from './createContacts.ts';
import { createLicenceNumbers } from './createLicenceNumbers.ts';
import { createNames } from './createNames.ts';
import { createRandom } from './createRandom.ts';
import { createRows } from './createRows.ts';
import type { Rows } from './createRows.ts';
import { clubs } from './data/clubs.ts';
import { planMembers } from './planMembers.ts';
import type { Tools } from './tools.ts';

const DEFAULT_SEED = 2027;

/** Every record of the club scale: the federal tree, twelve clubs and their people over three seasons. */
export const buildClubScale = (seed: number = DEFAULT_SEED): Rows['byEntity'] => {
  const rows = createRows();
  const random = createRandom(seed);
  const referential = addReferentials(rows);
  const tools: Tools = { rows, random, referential, contacts: createContacts(rows, referential) };
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
  addAccountants(tools, people);
  addAccounts(tools, people);
  addNews(tools);
  addGalleries(tools, people, seasons);
  return rows.byEntity;
};
