import type { openApi } from './openApi.ts';

interface Player {
  readonly licence: string;
  readonly side: 'home' | 'away';
  readonly type: string;
  readonly state: string;
  readonly gender: string;
  readonly isForeign: boolean;
  readonly suspendedUntil: string | null;
  readonly played: readonly unknown[];
}

const LETTERS = { home: ['A', 'B', 'C', 'D'], away: ['W', 'X', 'Y', 'Z'] } as const;

/** Seats four players on each side of the sheet of a meeting of `4J14` who may play in any team. */
export const seatPlayers = async (api: Awaited<ReturnType<typeof openApi>>, match: number): Promise<void> => {
  const filter = encodeURIComponent(JSON.stringify({ sportMatch: match }));
  const players = await api.get<readonly Player[]>(
    `/api/read/sheet-players?filter=${filter}&range=${encodeURIComponent('[0,999]')}`,
  );
  const able = players.filter(
    ({ type, state, gender, isForeign, suspendedUntil, played }) =>
      type === 'T' &&
      state === 'validated' &&
      gender === 'M' &&
      !isForeign &&
      suspendedUntil === null &&
      played.length === 0,
  );
  for (const side of ['home', 'away'] as const)
    for (const [index, letter] of LETTERS[side].entries())
      await api.post('/api/sheet_match_players', {
        sportMatch: `/api/sport_matches/${match}`,
        side,
        letter,
        player: able.filter((one) => one.side === side)[index]?.licence,
        points: 900,
        doublePair: (index % 2) + 1,
      });
};
