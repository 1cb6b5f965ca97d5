import { addBoard } from './addBoard.ts';
import type { ClubPeople } from './addPeople.ts';
import type { SeedSeason } from './addSeasons.ts';
import { clubs } from './data/clubs.ts';
import { functions, mandatoryFunctions } from './data/functions.ts';
import { structures } from './organizationId.ts';
import type { Tools } from './tools.ts';

/** The functions there are, and who holds them. */
export const addFunctions = (
  tools: Tools,
  people: readonly ClubPeople[],
  seasons: readonly SeedSeason[],
): void => {
  const ids = new Map(
    functions.map(([code, name, scope], index) => [
      code,
      tools.rows.add('accountant-function', {
        code,
        name,
        scope,
        mandatory: index < mandatoryFunctions,
        unique: index < mandatoryFunctions + 1,
        licenceRequired: scope === 'club',
        order: index + 1,
      }),
    ]),
  );
  for (const [place, club] of clubs.entries())
    addBoard(tools, ids, club, people[place]?.licensees ?? [], seasons.at(-1)?.id ?? null);
  addCorrespondents(tools, ids.get('CORRESPONDANT') ?? 0, people.slice(DEMO_CLUBS));
};

/** Tests name the people of these clubs and their functions: they get no other. */
const DEMO_CLUBS = 2;

/** The federation, each league and each committee is reached through somebody, who holds no function in a club. */
const addCorrespondents = (
  { rows, organization }: Tools,
  correspondent: number,
  people: readonly ClubPeople[],
): void => {
  const free = people.flatMap(({ licensees }) =>
    licensees.filter(({ officer, birthYear }) => !officer && birthYear <= YOUNGEST),
  );
  for (const [place, number] of structures.entries()) {
    const person = free[(place * SPREAD) % free.length]?.person;
    if (person === undefined) continue;
    rows.add('accountant', {
      person,
      organization: organization(number),
      function: correspondent,
      internal: true,
      startDate: '2024-09-01',
      order: 1,
      signatory: false,
      state: 'current',
    });
  }
};

/** Licensees between two correspondents, and the last year in which one of them was born. */
const SPREAD = 7;
const YOUNGEST = 1998;
