import type { Api } from './openApi.ts';

/** A meeting at home whose sheet is open; that against club 2 is left to those who play both sides, while others are left. */
export async function meetingToCome(api: Api): Promise<number> {
  const open =
    '/api/sport_matches?homeOpponent.team.clubs=1&or[status]=scheduled&or[status]=inProgress&order[date]=asc';
  for (const path of [`${open}&not[awayOpponent.team.clubs]=2`, open]) {
    const { 'hydra:member': meetings } = await api.get<{ 'hydra:member': { id: number }[] }>(path);
    const last = meetings.at(-1);
    if (last) return last.id;
  }
  throw new Error('No meeting of the club is to come.');
}
