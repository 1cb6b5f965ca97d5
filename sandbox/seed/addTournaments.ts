import { addDraw } from './addDraw.ts';
import { clubs } from './data/clubs.ts';
import { tournaments } from './data/tournaments.ts';
import type { SeedTournament } from './data/tournaments.ts';
import { competentLevelOf } from '../entities/competentLevelOf.ts';
import { organizationId } from './organizationId.ts';
import { departmentOf } from '../entities/departmentOf.ts';
import type { SportTools } from './sportTools.ts';

/** Statuses from which the competent body has decided. */
const DECIDED = [5, 6, 8];

/** The requests for tournaments of a few clubs, with their tables, contacts and the opinions of the bodies consulted. */
export const addTournaments = (tools: SportTools): void => {
  for (const [index, tournament] of tournaments.entries()) addTournament(tools, tournament, index + 1);
};

const addTournament = (tools: SportTools, own: SeedTournament, number: number): void => {
  const { rows, referential, players, halls, season } = tools;
  const club = clubs[own.club];
  if (!club) throw new RangeError(`The seed has no club ${own.club} for ${own.name}`);
  const [town, postalCode] = club.towns[0] ?? ['', ''];
  const id = organizationId(club.number);
  const department = departmentOf(club.number);
  const [startDate, endDate] = own.days;
  const isDecided = DECIDED.includes(own.status);
  const referee = players.get(id)?.at(-1)?.person ?? null;
  const tournamentRequest = rows.add('tournament-request', {
    identifier:
      own.status === 5 || own.status === 8 ? `${1200 + number}/2026-D${department}-${number}` : null,
    name: own.name,
    type: own.type,
    club: id,
    season: season.id,
    startDate,
    endDate,
    registrationDeadline: `${dayBefore(startDate, 3)}T18:00:00Z`,
    address: rows.add('address', {
      name: club.hall,
      streetAddress: '1 rue du Stade',
      postalCode,
      addressLocality: town,
      addressCountry: referential('Country', 'FR'),
      latitude: club.position[0],
      longitude: club.position[1],
    }),
    sportHall: halls.get(id) ?? null,
    numberOfTables: own.tables.length > 4 ? 24 : 12,
    ball: 'Trois étoiles, blanches',
    referee,
    page: `https://tournoi${number}.example.org`,
    onlineRegistration: own.status === 5,
    endowment: own.tables.reduce((sum, [, , , , , endowment]) => sum + endowment, 0),
    fee: own.type === 'D' || own.type === 'P' ? 2000 : 6000,
    competentLevel: competentLevelOf(own.type),
    decision: isDecided
      ? rows.add('tournament-decision', {
          date: '2026-10-05T10:00:00Z',
          reason: own.status === 6 ? 'Dates déjà retenues pour une épreuve fédérale.' : null,
        })
      : null,
    status: own.status,
  });
  rows.add('contact', {
    type: 'organizer',
    givenName: 'Camille',
    familyName: 'LEFEBVRE',
    email: `tournoi${number}@example.org`,
    telephone: `+3363998${String(9000 + number)}`,
    tournamentRequest,
    position: 0,
  });
  addTables(tools, own, tournamentRequest);
  if (own.status >= 2)
    rows.add('response', {
      organization: organizationId(`D${department}`),
      date: '2026-09-20T10:00:00Z',
      review: own.status === 6 ? 2 : 1,
      tournamentRequest,
      position: 0,
    });
};

/** Half of the endowment of a table goes to its winner, the rest to the second and the two behind. */
const SHARES = [0.5, 0.25, 0.125, 0.125];

const addTables = (tools: SportTools, own: SeedTournament, tournamentRequest: number): void => {
  const { rows, referential } = tools;
  const days = [...new Set(own.days)];
  for (const [position, [code, from, to, time, fee, endowment]] of own.tables.entries()) {
    const isOpen = to === 0;
    const draw = own.draws?.[code];
    const maxPlayers = Math.max(48, draw?.size ?? 0);
    const acceptedEntries = draw?.players ?? own.entries?.[code] ?? null;
    const table = rows.add('table', {
      code,
      name: isOpen ? 'Toutes séries' : `${from}-${to}`,
      description: isOpen ? null : `${from} à ${to} points`,
      date: days[position % days.length] ?? '',
      time,
      checkInEnd: `${String(Number(time.slice(0, 2)) - 1).padStart(2, '0')}${time.slice(2)}`,
      gender: 'A',
      pointsRule: isOpen ? 'all' : 'range',
      pointsMin: isOpen ? null : from,
      pointsMax: isOpen ? null : to,
      licenceTypes: [referential('LicenceType', 'T')],
      maxPlayers,
      waitingList: 8,
      acceptedEntries,
      remainingPlaces: acceptedEntries === null ? null : maxPlayers - acceptedEntries,
      fee,
      endowment,
      format: referential('TableFormat', 'POULES_3'),
      bestOf: 5,
      tournamentRequest,
      position,
    });
    for (const [rank, share] of SHARES.entries())
      rows.add('table-prize', {
        rank: rank + 1,
        amount: Math.round(endowment * share),
        table,
        position: rank,
      });
    if (draw) addDraw(tools, table, draw, { from, to: isOpen ? Infinity : to });
  }
};

const DAY_MS = 86_400_000;

const dayBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);
