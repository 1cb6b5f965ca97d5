import { sql } from '../../../sandbox/storage/sql.ts';
import { IDBFactory } from 'fake-indexeddb';
import { createSheet } from '../../../src/features/match-sheet/sync/createSheet.ts';
import { openStored } from '../../../src/features/match-sheet/sync/openStored.ts';
import { readFacts } from '../../../src/features/match-sheet/sync/readFacts.ts';
import { createSheetStore } from '../../../src/data/createSheetStore.ts';
import { createTransport } from '../../../src/http/createTransport.ts';
import { idOf } from '../../../src/lib/iri.ts';
import { openSeededSandbox } from '../../support/screens/openSeededSandbox.ts';

export const ACCOUNT = '/api/accounts/1';

/** A browser with a sheet of the seeded sandbox; `openTab` is a fresh tab of it, `isOffline` cuts its network. */
export const openSheetClub = async () => {
  const sandbox = await openSeededSandbox();
  const calls: string[] = [];
  /** Writes that the server would not have: the console of a browser shows them. */
  const refused: string[] = [];
  const network = { isOffline: false, losesAnswers: false };
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (network.isOffline) throw new TypeError('Failed to fetch');
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET') calls.push(`${request.method} ${pathname}`);
    const answer = await sandbox.fetch(request);
    if (answer.status >= 400) refused.push(`${request.method} ${pathname} ${answer.status}`);
    if (network.losesAnswers && request.method !== 'GET') throw new TypeError('Failed to fetch');
    return answer;
  };
  const login = async (username: string): Promise<string> => {
    const answer = await sandbox.fetch(
      new Request('http://sandbox.test/api/login_check', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: 'demo' }),
      }),
    );
    return ((await answer.json()) as { token: string }).token;
  };
  const transportOf = (token: string) =>
    createTransport({ apiUrl: 'http://sandbox.test/api', token: () => Promise.resolve(token), fetch: send });
  const transports = {
    home: transportOf(await login('gestionnaire')),
    both: transportOf(await login('multi')),
  };
  const { db } = sandbox.context;
  // Where all games are played.
  await db.query(sql`update divisions set level = 'R'`);
  const newBrowser = (): void => {
    globalThis.indexedDB = new IDBFactory();
  };
  return {
    sandbox,
    calls,
    refused,
    network,
    transports,
    /** Forgets what the browser has stored. */
    newBrowser,
    /** A meeting to come of the club. */
    nextMeeting: async (): Promise<string> => {
      const { body } = await transports.home.request(
        '/sport_matches?or[homeOpponent.team.clubs]=1&or[awayOpponent.team.clubs]=1&status=scheduled&order[date]=asc&itemsPerPage=1',
      );
      return (body as { 'hydra:member': { '@id': string }[] })['hydra:member'][0]?.['@id'] ?? '';
    },
    /** Empties a sheet, on the server and in the browser. */
    clear: async (match: string): Promise<void> => {
      const id = idOf(match) ?? 0;
      await db.query(
        sql`delete from game_sets where game_id in (select id from games where sport_match_id = ${id}::int)`,
      );
      await db.query(sql`delete from games where sport_match_id = ${id}::int`);
      await db.query(sql`delete from sheet_match_players where sport_match_id = ${id}::int`);
      await db.query(sql`update sport_matches set status = 'scheduled', forfeit = null,
        referee_id = null, home_game_points = null, away_game_points = null where id = ${id}::int`);
      newBrowser();
      calls.length = 0;
      refused.length = 0;
      Object.assign(network, { isOffline: false, losesAnswers: false });
    },
    openTab: async (match: string, transport = transports.home) => {
      const store = createSheetStore();
      const stored = await openStored(store, ACCOUNT, match);
      if (stored) return createSheet({ ...stored, transport, store, account: ACCOUNT });
      const { facts, sheet } = await readFacts(transport, match);
      await store.writeFacts(ACCOUNT, match, { facts, base: sheet.parts });
      return createSheet({
        facts,
        document: { base: sheet.parts, entries: {} },
        transport,
        store,
        account: ACCOUNT,
      });
    },
  };
};
