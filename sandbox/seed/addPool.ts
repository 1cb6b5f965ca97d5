import type { AddedTeam } from './addTeam.ts';
import { championshipDates } from './data/championshipDates.ts';
import { FORMAT } from './playMeeting.ts';
import type { SportTools } from './sportTools.ts';

/** A team with its place in the pool. */
export interface SeedTeam extends AddedTeam {
  readonly opponent: number;
  readonly place: number;
}

export interface SeedPool {
  readonly contest: number;
  readonly division: number;
  readonly tour: number;
  readonly group: number;
  readonly pool: number;
  readonly teams: readonly SeedTeam[];
}

const SIZE = 8;

/** A pool of eight with its calendar. `addTeams` adds its teams in the initial order. */
export const addPool = (
  { rows, frame }: SportTools,
  { contest, division }: { readonly contest: number; readonly division: number },
  divisionName: string,
  name: string,
  addTeams: (pool: number) => readonly AddedTeam[],
): SeedPool => {
  const tour = rows.add('tour', {
    name: 'Phase 1',
    number: 1,
    division,
    date: championshipDates[0] ?? '',
    state: 'running',
  });
  const group = rows.add('group', { name: 'Gr1', tour, order: 1, size: SIZE });
  const roundGrid = rows.add('round-grid', { name: `${divisionName}, phase 1` });
  for (const [index, startDate] of championshipDates.entries())
    rows.add('round', {
      grid: roundGrid,
      roundNumber: index + 1,
      startDate,
      day: frame.days.get(index + 1) ?? null,
    });
  const pool = rows.add('pool', {
    name,
    group,
    size: SIZE,
    kind: 'team',
    state: 'published',
    playerOppositionSheet: frame.oppositionSheets.get(FORMAT) ?? null,
    roundGrid,
  });
  const teams = addTeams(pool).map((added, index) => {
    const opponent = rows.add('opponent', { team: added.team });
    rows.add('pool-opponent', { pool, position: index + 1, opponent });
    return { ...added, opponent, place: index + 1 };
  });
  return { contest, division, tour, group, pool, teams };
};
