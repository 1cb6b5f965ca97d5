import { addClub } from './addClub.ts';
import { addInstance } from './addInstance.ts';
import { clubs } from './data/clubs.ts';
import instances from './data/instances.json' with { type: 'json' };
import type { Tools } from './tools.ts';

/** The first clubs, which the demonstration accounts act for. */
const DEMO_CLUBS = 2;

/** The federal tree and the clubs, each with its address, e-mail and telephone. */
export const addOrganizations = (tools: Tools): void => {
  const { organization } = tools;
  // Those with an account have their affiliation to do.
  for (const [place, club] of clubs.entries()) addClub(tools, club, place >= DEMO_CLUBS);
  addInstance(tools, 'federation', { ...instances.federation, level: 1, parent: null }, PARIS, '75');
  for (const { identifier, name } of instances.zones)
    addInstance(
      tools,
      'zone',
      { identifier, name, level: 2, parent: organization(instances.federation.identifier) },
      PARIS,
      '75',
    );
  for (const { number, name, ...seat } of instances.leagues) {
    const zone = instances.zones.find((candidate) => candidate.leagues.some((league) => league === number));
    if (!zone) throw new Error(`League ${number} lies in no zone`);
    const code = `L${number}`;
    const parent = organization(zone.identifier);
    addInstance(
      tools,
      'league',
      { identifier: code, code, name, level: 3, parent },
      seat,
      seat.postalCode.slice(0, 2),
    );
  }
  for (const { department, league, name, ...seat } of instances.committees) {
    const parent = organization(`L${league}`);
    const own = { identifier: `D${department}`, departmentCode: department, name, level: 4, parent };
    addInstance(tools, 'committee', own, seat, department);
  }
};

const PARIS = { town: 'Paris', postalCode: '75013' };
