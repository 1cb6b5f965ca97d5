import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { statusOf } from '../../../src/features/match-sheet/document/document.ts';
import type { Sheet } from '../../../src/features/match-sheet/sync/sheet.ts';
import { openSheetClub } from './openSheetClub.ts';

let club: Awaited<ReturnType<typeof openSheetClub>>;
let match = '';

beforeAll(async () => {
  club = await openSheetClub();
  match = await club.nextMeeting();
});
afterAll(() => club.sandbox.close());
beforeEach(() => club.clear(match));

/** Licences of those who may play at home. */
const ableIn = ({ facts }: Sheet): readonly string[] =>
  facts.players
    .filter(
      (one) => one.side === 'home' && one.isValid && one.type === 'T' && !one.foreign && one.gender === 'M',
    )
    .map(({ licence }) => licence);
const seat = (sheet: Sheet, letter: string, player: string | undefined) =>
  sheet.dispatch({ type: 'seat', side: 'home', letter, seat: { player: player ?? null, pair: null } });
const refusalsAt = (sheet: Sheet, letter: string) =>
  sheet.getState().document.entries[`seat/home/${letter}`]?.refusals;
const play = (sheet: Sheet, position: number, texts: readonly string[]) =>
  sheet.dispatch({ type: 'game', position, game: { texts, forfeit: null } });
const step = (sheet: Sheet, value: string) => sheet.dispatch({ type: 'field', field: 'status', value });
const seatsOf = async (): Promise<Readonly<Record<string, string>>> => {
  const { body } = await club.transports.home.request(match);
  const seats = (body as { homeSheetMatches: { letter: string; player: { '@id': string } }[] })
    .homeSheetMatches;
  return Object.fromEntries(seats.map(({ letter, player }) => [letter, player['@id']]));
};
const statusNow = async (): Promise<string> =>
  ((await club.transports.home.request(match)).body as { status: string }).status;

it('sends a refused player again as soon as another seat changes, though the network is cut between (R2.165)', async () => {
  let sheet = await club.openTab(match);
  const [marie, morin] = ableIn(sheet);
  await seat(sheet, 'D', marie);
  await sheet.synchronise();
  await seat(sheet, 'C', marie);
  await sheet.synchronise();
  expect(refusalsAt(sheet, 'C')).toEqual(['Joueur déjà inscrit sur cette feuille']);
  expect(sheet.getState().blocked).toEqual(['seat/home/C']);

  club.network.isOffline = true;
  await seat(sheet, 'D', morin);
  expect(sheet.getState()).toMatchObject({ blocked: [], waiting: ['seat/home/C', 'seat/home/D'] });
  await sheet.synchronise();
  sheet = await club.openTab(match);
  Object.assign(club.network, { isOffline: false, losesAnswers: true });
  await sheet.synchronise();
  club.network.losesAnswers = false;
  await sheet.synchronise();
  expect(sheet.getState()).toMatchObject({ phase: 'idle', blocked: [], waiting: [], conflicts: [] });
  expect(await seatsOf()).toEqual({ C: marie, D: morin });
});

it('sends a refused player again once another device has freed the seat (R2.165)', async () => {
  const other = await club.openTab(match);
  const [marie, morin] = ableIn(other);
  await seat(other, 'D', marie);
  await other.synchronise();
  club.newBrowser();
  const sheet = await club.openTab(match);
  await seat(sheet, 'C', marie);
  await sheet.synchronise();
  expect(refusalsAt(sheet, 'C')).toEqual(['Joueur déjà inscrit sur cette feuille']);
  await seat(other, 'D', morin);
  await other.synchronise();
  await sheet.synchronise();
  expect(sheet.getState()).toMatchObject({ blocked: [], waiting: [] });
  expect(await seatsOf()).toEqual({ C: marie, D: morin });
});

const WON = ['7', '8', '9'];

/** A whole sheet of a meeting that the other side forfeits, confirmed without network. */
const confirmOffline = async (): Promise<Sheet> => {
  const sheet = await club.openTab(match);
  await seat(sheet, 'A', ableIn(sheet)[0]);
  await play(sheet, 1, WON);
  await sheet.synchronise();
  club.network.isOffline = true;
  await play(sheet, 2, WON);
  await sheet.dispatch({ type: 'field', field: 'forfeit', value: 'away' });
  await step(sheet, 'entered');
  await sheet.synchronise();
  return sheet;
};

it('hands in what was confirmed without network, though answers are lost and the tab is killed (R1.22, R2.168)', async () => {
  await confirmOffline();
  Object.assign(club.network, { isOffline: false, losesAnswers: true });
  for (let time = 0; time < 4; time += 1) await (await club.openTab(match)).synchronise();
  club.network.losesAnswers = false;
  const sheet = await club.openTab(match);
  await sheet.synchronise();
  expect(sheet.getState()).toMatchObject({ waiting: [], blocked: [], isWithdrawn: false });
  expect(statusOf(sheet.getState().document)).toBe('entered');
  expect(await statusNow()).toBe('entered');
});

it.each<[string, (sheet: Sheet) => Promise<void>]>([
  ['a set', (sheet) => play(sheet, 2, ['7', '8', '11'])],
  ['an unfinished game', (sheet) => play(sheet, 3, ['7'])],
  ['a seat', (sheet) => seat(sheet, 'B', ableIn(sheet)[1])],
  ['a remark', (sheet) => sheet.dispatch({ type: 'field', field: 'report', value: 'Table 2' })],
])('does not hand in a sheet of which %s was changed after its confirmation (R2.168)', async (_, change) => {
  const sheet = await confirmOffline();
  await change(sheet);
  expect(sheet.getState().isWithdrawn).toBe(true);
  club.network.isOffline = false;
  const again = await club.openTab(match);
  await again.synchronise();
  await again.synchronise();
  expect(await statusNow()).toBe('inProgress');

  await play(again, 3, []);
  await step(again, 'entered');
  await again.synchronise();
  expect(again.getState().isWithdrawn).toBe(false);
  expect(await statusNow()).toBe('entered');
});

it('prompts again when the other side has written meanwhile what nobody confirmed (R2.168)', async () => {
  const sheet = await confirmOffline();
  const stored = globalThis.indexedDB;
  club.newBrowser();
  club.network.isOffline = false;
  const other = await club.openTab(match);
  await play(other, 4, ['-7', '-8', '-9']);
  await other.synchronise();
  globalThis.indexedDB = stored;
  await sheet.synchronise();
  await sheet.synchronise();
  expect(sheet.getState().isWithdrawn).toBe(true);
  expect(await statusNow()).toBe('inProgress');
});

it('opens a sheet again in spite of what was refused on the closed one, and takes it then (R2.168)', async () => {
  const late = await club.openTab(match);
  await play(late, 1, WON);
  await late.synchronise();
  await play(late, 2, WON);
  const stored = globalThis.indexedDB;
  club.newBrowser();
  const sheet = await club.openTab(match);
  await sheet.dispatch({ type: 'field', field: 'forfeit', value: 'away' });
  await step(sheet, 'entered');
  await sheet.synchronise();
  expect(await statusNow()).toBe('entered');
  globalThis.indexedDB = stored;
  await late.synchronise();
  expect(late.getState()).toMatchObject({ blocked: ['game/2'] });
  await step(late, 'inProgress');
  await late.synchronise();
  await late.synchronise();
  expect(late.getState()).toMatchObject({ blocked: [], waiting: [] });
  const { body } = await club.transports.home.request(match);
  expect(body).toMatchObject({ status: 'inProgress', games: [{ position: 1 }, { position: 2 }] });
});

it('is handed in once an entry that the server will not have is given up (R2.168)', async () => {
  const sheet = await club.openTab(match);
  const [marie] = ableIn(sheet);
  await seat(sheet, 'D', marie);
  await sheet.synchronise();
  await seat(sheet, 'C', marie);
  await sheet.dispatch({ type: 'field', field: 'forfeit', value: 'away' });
  await step(sheet, 'entered');
  await sheet.synchronise();
  expect(sheet.getState()).toMatchObject({ blocked: ['seat/home/C'], waiting: ['match/status'] });
  await sheet.dispatch({ type: 'chosen', key: 'seat/home/C', choice: 'theirs', theirs: null });
  expect(sheet.getState()).toMatchObject({ blocked: [], waiting: [], isWithdrawn: true });
  await step(sheet, 'entered');
  await sheet.synchronise();
  expect(await seatsOf()).toEqual({ D: marie });
  expect(await statusNow()).toBe('entered');
});
