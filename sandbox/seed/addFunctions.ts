import { addBoard } from './addBoard.ts';
import type { ClubPeople } from './addPeople.ts';
import type { SeedSeason } from './addSeasons.ts';
import { clubs } from './data/clubs.ts';
import { functions, mandatoryFunctions } from './data/functions.ts';
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
};
