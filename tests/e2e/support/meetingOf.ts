import type { Api } from './openApi.ts';

const HOME = '/api/sport_matches?homeOpponent.team.clubs=1';

/** A club has few meetings to come: what one test plays, no other may find half played, whichever comes first. */
const MEETINGS = {
  /** At home, played and handed in by one test; others find it in any state. */
  played: `${HOME}&not[awayOpponent.team.clubs]=2&or[status]=scheduled&or[status]=inProgress&or[status]=entered&order[date]=desc&itemsPerPage=1`,
  /** Away, played by one test. */
  away: '/api/sport_matches?awayOpponent.team.clubs=1&status=scheduled&itemsPerPage=1',
  /** At home, only looked at: one test puts it off. */
  untouched: `${HOME}&awayOpponent.team.clubs=2&status=scheduled&itemsPerPage=1`,
} as const;

export async function meetingOf(api: Api, which: keyof typeof MEETINGS): Promise<number> {
  const { 'hydra:member': meetings } = await api.get<{ 'hydra:member': { id: number }[] }>(MEETINGS[which]);
  const [meeting] = meetings;
  if (!meeting) throw new Error(`No meeting of the club is ${which}.`);
  return meeting.id;
}
