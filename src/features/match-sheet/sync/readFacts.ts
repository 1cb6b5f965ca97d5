import { SIDES } from '../../../rules/side.ts';
import { ApiError } from '../../../http/ApiError.ts';
import type { Transport } from '../../../http/createTransport.ts';
import { idOf, iriOf } from '../../../lib/iri.ts';
import { isMatchFormat } from '../../../rules/matchFormats.ts';
import { fromCollection } from '../../../schema/fromCollection.ts';
import { isObject, toList, toMap, toNumber, toText, type Json } from '../../../schema/read.ts';
import { toFacts, toReferees, type Referee } from '../document/facts.ts';
import { fromMatch } from './wire.ts';

type Reader = Pick<Transport, 'request'>;

/** Reads everything a sheet needs offline, and its parts. Rejects with an `ApiError`. */
export const readFacts = async (transport: Reader, match: string) => {
  const sheet = await readSheet(transport, match);
  const body = toMap(sheet.body);
  const contestIri = iriOf(toMap(body.division).contest) ?? '';
  const pool = idOf(iriOf(body.pool) ?? '');
  const [division, contest, types, players, poolTeams] = await Promise.all([
    read(transport, iriOf(body.division) ?? ''),
    read(transport, contestIri),
    readAll(transport, '/referentials?type[]=WarningType&type[]=MatchFormat&itemsPerPage=100'),
    readPlayers(transport, match),
    pool === null ? [] : readAll(transport, `/teams?pool=${pool}&itemsPerPage=100`),
  ]);
  const formats = types.filter((type) => type.type === 'MatchFormat');
  const code = codeIn(formats, division.matchFormat) ?? codeIn(formats, contest.matchFormat);
  const facts = toFacts({
    match,
    contest: contestIri,
    contestName: contest.name,
    divisionName: division.label ?? division.name,
    level: division.level,
    championship: contest.gender,
    phase: division.phase,
    poolName: toMap(body.pool).name,
    day: toNumber(toMap(body.day).position) ?? body.roundNumber,
    date: toText(body.date)?.slice(0, 10),
    time: /T?(\d\d:\d\d)/.exec(toText(body.time) ?? '')?.[1] ?? null,
    hallName: toMap(body.sportHall).name,
    home: toTeam(body.homeOpponent, poolTeams),
    away: toTeam(body.awayOpponent, poolTeams),
    // The most common one, where the server names none that we know.
    format: isMatchFormat(code) ? code : '4J14',
    bestOf: contest.bestOf,
    maxForeigners: division.maxForeigners,
    maxMutated: division.maxMutated,
    maxWomen: division.maxWomen,
    resultDeadlineHours: division.resultDeadlineHours,
    players: [...players, ...strangersIn(body, players)],
    coefficient: contest.coefficient,
    cardTypes: types
      .filter((type) => type.type === 'WarningType')
      .map((type) => ({ iri: iriOf(type), name: type.name })),
    transitions: sheet.transitions,
    canUpdate: sheet.canUpdate,
  });
  if (!facts) throw new ApiError({ kind: 'server', message: 'The answer is no meeting', body });
  return { facts, sheet };
};

const read = async (transport: Reader, iri: string): Promise<Json> =>
  iri === '' ? {} : toMap((await transport.request(iri)).body);

const readAll = async (transport: Reader, path: string): Promise<readonly Json[]> =>
  fromCollection((await transport.request(path)).body).filter(isObject);

const json = (value: object): string => encodeURIComponent(JSON.stringify(value));

/** The players of both clubs. */
const readPlayers = async (transport: Reader, match: string) => {
  const filter = json({ sportMatch: idOf(match) });
  return toList(
    (await transport.request(`/read/sheet-players?filter=${filter}&range=${json([0, 999])}`)).body,
  );
};

/** Search by words of a name, licence number or person. */
type RefereeSearch =
  { readonly q: string } | { readonly identifier: string } | { readonly person: number | null };

/** The referees of the country that fit, a few at most. Rejects with an `ApiError`, at once: the next letters search again. */
export const findReferees = async (
  transport: Reader,
  match: string,
  search: RefereeSearch,
  signal?: AbortSignal,
): Promise<readonly Referee[]> => {
  const filter = json({ sportMatch: idOf(match), ...search });
  const options = { retries: false, ...(signal && { signal }) };
  return toReferees((await transport.request(`/read/referees?filter=${filter}`, options)).body);
};

/** Players on the sheet who are none of these: shown with the reason, never left out. */
const strangersIn = (match: Json, players: readonly unknown[]): readonly Json[] => {
  const known = new Set(players.map((player) => toMap(player).licence));
  return SIDES.flatMap((side) =>
    toList(match[`${side}SheetMatches`]).flatMap((seat): Json[] => {
      const { player, points } = toMap(seat);
      const licence = iriOf(player);
      const { identifier, person } = toMap(player);
      if (licence === null || known.has(licence)) return [];
      const { familyName, givenName } = toMap(person);
      const named = { identifier, familyName, givenName };
      return [{ licence, person: iriOf(person) ?? '', side, ...named, points, isStranger: true }];
    }),
  );
};

const codeIn = (formats: readonly Json[], format: unknown): string | null =>
  toText(formats.find((one) => iriOf(one) !== null && iriOf(one) === iriOf(format))?.code) ??
  toText(toMap(format).code);

const toTeam = (opponent: unknown, ofPool: readonly Json[]): Json => {
  const team = toMap(toMap(opponent).team);
  const clubs = toList(team.clubs).map((club) => ({ ...toMap(club), iri: iriOf(club) }));
  const isOwn = (club: unknown): boolean => clubs.some(({ iri }) => iri !== null && iri === iriOf(club));
  const others = ofPool.filter((one) => iriOf(one) !== iriOf(team) && toList(one.clubs).some(isOwn));
  return {
    name: team.name,
    number: numberIn(team.name),
    clubs,
    poolTeams: others.map(({ position, name }) => toNumber(position) ?? numberIn(name)),
  };
};

/** The number of a team ends its name. */
const numberIn = (name: unknown): number | null => toNumber(/(\d+)\s*$/.exec(toText(name) ?? '')?.[1]);

/**
 * The server's current version of a sheet. Requested once, not again and again: opening falls back to what is stored, and
 * sending has pauses of its own.
 */
export const readSheet = async (transport: Reader, match: string) => {
  const [meeting, warnings] = await Promise.all([
    transport.request(match, { retries: false }),
    transport.request(`/warnings?sportMatch=${idOf(match)}&itemsPerPage=100`, { retries: false }),
  ]);
  return {
    ...fromMatch(meeting.body, fromCollection(warnings.body)),
    body: meeting.body,
    serverTime: meeting.headers.get('date'),
  };
};
