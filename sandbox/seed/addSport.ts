import { addClubContest } from './addClubContest.ts';
import { addClubEvents } from './addClubEvents.ts';
import { addCriterium } from './addCriterium.ts';
import { addInternships } from './addInternships.ts';
import { addLabels } from './addLabels.ts';
import { addMeetings } from './addMeetings.ts';
import type { SeedSeason } from './addSeasons.ts';
import { addSportFrame } from './addSportFrame.ts';
import { addSportRequests } from './addSportRequests.ts';
import { addTeamContest } from './addTeamContest.ts';
import { addTournaments } from './addTournaments.ts';
import { createRandom } from './createRandom.ts';
import { findHalls } from './findHalls.ts';
import { findPlayers } from './findPlayers.ts';
import type { Tools } from './tools.ts';

/** A sequence of its own: the season does not shift what the other parts of the seed draw. */
const RANDOM_SEED = 708;

/** A small season: a team championship, an individual one, tournaments, events, labels and courses. */
export const addSport = (tools: Tools, seasons: readonly SeedSeason[]): void => {
  const season = seasons.at(-1);
  if (!season) throw new RangeError('The seed has no season to play in');
  const sport = {
    ...tools,
    random: createRandom(RANDOM_SEED),
    season,
    frame: addSportFrame(tools.rows),
    halls: findHalls(tools.rows),
    players: findPlayers(tools.rows, season, tools.referential('LicenceType', 'T')),
  };
  const contest = addTeamContest(sport);
  const meetings = addMeetings(sport, contest);
  const criterium = addCriterium(sport);
  addClubContest(sport);
  addSportRequests(sport, contest, criterium, meetings);
  addTournaments(sport);
  addClubEvents(sport);
  addLabels(sport, seasons);
  addInternships(sport);
};
