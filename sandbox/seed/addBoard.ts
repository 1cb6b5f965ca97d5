import type { Licensee } from './addPeople.ts';
import type { SeedClub } from './data/clubs.ts';
import type { Tools } from './tools.ts';

/** One officer, one function; the correspondent is the first of them. */
const BOARD = ['CORRESPONDANT', 'PRESIDENT', 'SECRETAIRE', 'TRESORIER'];

/** The board of a club. `functions` are the ids of the functions by code. */
export const addBoard = (
  { rows, referential, organization: find }: Tools,
  functions: ReadonlyMap<string, number>,
  club: SeedClub,
  licensees: readonly Licensee[],
  season: number | null,
): void => {
  const officers = licensees.filter(({ officer }) => officer);
  const organization = find(club.number);
  for (const [rank, code] of BOARD.entries()) {
    const person = officers[rank]?.person ?? officers[0]?.person;
    const role = functions.get(code);
    if (person === undefined || role === undefined) continue;
    rows.add('accountant', {
      person,
      organization,
      function: role,
      internal: true,
      startDate: '2024-06-22',
      season,
      order: rank + 1,
      signatory: code !== 'CORRESPONDANT',
      state: 'current',
    });
    rows.add('member', {
      person,
      organization,
      body: referential('BodyType', rank === 0 ? 'COMITE_DIRECTEUR' : 'BUREAU'),
      function: role,
      electionDate: '2024-06-22',
      startDate: '2024-06-22',
      voteRight: true,
      number: 1,
    });
  }
};
