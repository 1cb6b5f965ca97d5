import type { openApi } from './openApi.ts';

interface Player {
  readonly identifier: string;
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

type Api = Awaited<ReturnType<typeof openApi>>;

/** The players of a side of a meeting who may play in any team. */
export const ablePlayers = async (
  api: Api,
  match: number,
  side: Player['side'],
): Promise<readonly Player[]> => {
  const filter = encodeURIComponent(JSON.stringify({ sportMatch: match }));
  const players = await api.get<readonly Player[]>(
    `/api/read/sheet-players?filter=${filter}&range=${encodeURIComponent('[0,999]')}`,
  );
  return players.filter(
    ({ side: own, type, state, gender, isForeign, suspendedUntil, played }) =>
      own === side &&
      type === 'T' &&
      state === 'validated' &&
      gender === 'M' &&
      !isForeign &&
      suspendedUntil === null &&
      played.length === 0,
  );
};

/** Seats four players on each side of the sheet of a meeting of `4J14`. */
export const seatPlayers = async (api: Api, match: number): Promise<void> => {
  for (const side of ['home', 'away'] as const) {
    const able = await ablePlayers(api, match, side);
    for (const [index, letter] of LETTERS[side].entries())
      await api.post('/api/sheet_match_players', {
        sportMatch: `/api/sport_matches/${match}`,
        side,
        letter,
        player: able[index]?.licence,
        points: 900,
        doublePair: (index % 2) + 1,
      });
  }
};
