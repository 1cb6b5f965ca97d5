import { addInstance } from '../addInstance.ts';
import { createContacts } from '../createContacts.ts';
import { createRandom } from '../createRandom.ts';
import type { Rows } from '../createRows.ts';
import { actions } from '../../rights/actions.ts';
import { departments } from './departments.ts';
import { FEDERAL_ACCOUNT } from './federalAccount.ts';
import type { Frame } from './readFrame.ts';

/** The committees that the demonstration lacks, the championship of each department, and an account above them all. */
export const buildCountry = (
  rows: Rows,
  frame: Frame,
  holder: number,
  nextOrganization: number,
): Rows['byEntity'] => {
  const { referential, organizations, seasons } = frame;
  const known = new Map(organizations);
  const find = (identifier: string): number => {
    const id = known.get(identifier);
    if (id === undefined) throw new Error(`No structure '${identifier}' in the seed`);
    return id;
  };
  const tools = {
    rows,
    random: createRandom(0),
    referential,
    contacts: createContacts(rows, referential),
    organization: find,
  };
  const season = seasons.at(-1);
  if (!season) throw new RangeError('The seed has no season to play in');
  for (const { code, league, of, towns } of departments) {
    const identifier = `D${code}`;
    if (!known.has(identifier)) {
      known.set(identifier, nextOrganization + known.size - organizations.size);
      const [town, postalCode] = towns[0] ?? ['', ''];
      addInstance(
        tools,
        'committee',
        { identifier, departmentCode: code, name: nameOf(of), level: 4, parent: find(`L${league}`) },
        { town, postalCode },
        code,
      );
    }
    rows.add('contest', {
      name: `${identifier}_Championnat départemental par équipes`,
      shortName: `Championnat par équipes ${code}`,
      kind: 'E',
      type: 'team',
      organization: find(identifier),
      season: season.id,
      gender: 'A',
      licenceTypes: [referential('LicenceType', 'T'), referential('LicenceType', 'A')],
      coefficient: 1,
      startDate: `${season.endYear - 1}-09-01`,
      endDate: `${season.endYear}-05-31`,
      matchFormat: referential('MatchFormat', '4J14'),
      phases: 2,
      engagementStart: `${season.endYear - 1}-06-15`,
      engagementEnd: `${season.endYear - 1}-09-10`,
      engagementFee: 3000,
      state: 'running',
    });
  }
  const account = rows.add('account', {
    username: FEDERAL_ACCOUNT,
    person: holder,
    email: `${FEDERAL_ACCOUNT}@example.org`,
    enabled: true,
    mfaEnabled: false,
    lastLogin: null,
    lockedUntil: null,
    roles: ['ROLE_USER'],
    modulesAccesses: 'all',
  });
  rows.add('club-permission', {
    account,
    club: find('FFTT'),
    matrix: Object.fromEntries(actions.map((action) => [action, 3])),
    startDate: '2024-07-01',
    endDate: null,
    preset: referential('PermissionPreset', 'PRESIDENT'),
    grantedBy: null,
  });
  return rows.byEntity;
};

const nameOf = (of: string): string => `Comité ${of}`;
