import { toClock } from '../../../lib/clock.ts';
import { toDateInput } from '../../../lib/dates.ts';
import { isObject, isTrue, toLength, toList, toMap, toNumber, toText } from '../../../schema/read.ts';
import { fromCollection } from '../../../schema/fromCollection.ts';

export interface TournamentContact {
  readonly name: string;
  readonly email: string | null;
  readonly telephone: string | null;
}

export interface TournamentPrize {
  readonly rank: number;
  /** Cents. */
  readonly amount: number | null;
  readonly gift: string | null;
}

/** One event: conditions of entry, time and fee. Amounts in cents. */
export interface TournamentTable {
  readonly code: string;
  readonly name: string | null;
  readonly description: string | null;
  /** `2026-10-31` */
  readonly date: string;
  /** `09:30` */
  readonly time: string | null;
  readonly checkInEnd: string | null;
  readonly fee: number | null;
  readonly endowment: number | null;
  readonly gender: string | null;
  readonly pointsMin: number | null;
  readonly pointsMax: number | null;
  readonly maxPlayers: number | null;
  readonly waitingList: number | null;
  /** Null where the organiser does not tell how many have entered. */
  readonly remainingPlaces: number | null;
  readonly isDouble: boolean;
  readonly bestOf: number | null;
  readonly format: string | null;
  readonly prizes: readonly TournamentPrize[];
}

/** The public data of an approved tournament. Amounts in cents, dates as `2026-10-31`. */
export interface Tournament {
  readonly id: number;
  readonly identifier: string | null;
  readonly name: string;
  readonly type: string;
  readonly isFinished: boolean;
  readonly startDate: string;
  readonly endDate: string;
  readonly deadline: string | null;
  /** Club, else the structure that organises. */
  readonly organizer: string | null;
  readonly hall: string | null;
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly town: string | null;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  readonly endowment: number | null;
  readonly page: string | null;
  readonly contacts: readonly TournamentContact[];
  readonly rules: string | null;
  readonly sheet: string | null;
  readonly results: string | null;
  /** By date, time and code. */
  readonly tables: readonly TournamentTable[];
  readonly tableCount: number | null;
  readonly ball: string | null;
  readonly perDay: number | null;
  readonly isOnline: boolean | null;
}

/** A tournament of an answer; null for what has no number or no date. `entrypoint` is where addresses of files stand. */
export const parseTournament = (value: unknown, entrypoint: string): Tournament | null => {
  const raw = toMap(value);
  const id = toLength(raw.id);
  const startDate = toDateInput(raw.startDate);
  if (id === null || startDate === '') return null;
  const address = toMap(raw.address);
  const [latitude, longitude] = [toNumber(address.latitude), toNumber(address.longitude)];
  const organizer = isObject(raw.club) ? raw.club : toMap(raw.organization);
  return {
    id,
    identifier: toText(raw.identifier),
    name: toText(raw.name) ?? `${id}`,
    type: toText(raw.type) ?? '',
    isFinished: isTrue(raw.finished),
    startDate,
    endDate: toDateInput(raw.endDate) || startDate,
    deadline: toText(raw.registrationDeadline),
    organizer: toText(organizer.name),
    hall: toText(address.name),
    street: toText(address.streetAddress),
    postalCode: toText(address.postalCode),
    town: toText(address.addressLocality),
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    endowment: toNumber(raw.endowment),
    page: toText(raw.page),
    contacts: toList(raw.contacts).filter(isObject).map(toContact),
    rules: toFile(raw.rules, entrypoint),
    sheet: toFile(raw.engagmentSheet, entrypoint),
    results: toFile(raw.results, entrypoint),
    tables: toList(raw.tables).filter(isObject).map(toTable).toSorted(byStart),
    tableCount: toLength(raw.numberOfTables),
    ball: toText(raw.ball),
    perDay: toLength(raw.maxTablesPerDay),
    isOnline: raw.onlineRegistration === undefined ? null : isTrue(raw.onlineRegistration),
  };
};

const toContact = (raw: Readonly<Record<string, unknown>>): TournamentContact => ({
  name: [toText(raw.givenName), toText(raw.familyName)].filter((part) => part !== null).join(' '),
  email: toText(raw.email),
  telephone: toText(raw.telephone),
});

const toTable = (raw: Readonly<Record<string, unknown>>): TournamentTable => ({
  code: toText(raw.code) ?? toText(raw.name) ?? '',
  name: toText(raw.name),
  description: toText(raw.description),
  date: toDateInput(raw.date),
  time: toClock(raw.time),
  checkInEnd: toClock(raw.checkInEnd),
  fee: toNumber(raw.fee),
  endowment: toNumber(raw.endowment),
  gender: toText(raw.gender),
  pointsMin: toNumber(raw.pointsMin),
  pointsMax: toNumber(raw.pointsMax),
  maxPlayers: toLength(raw.maxPlayers),
  waitingList: toLength(raw.waitingList),
  remainingPlaces: toRemaining(raw.remainingPlaces),
  isDouble: isTrue(raw.double),
  bestOf: toLength(raw.bestOf),
  format: toText(toMap(raw.format).name),
  prizes: toList(raw.prizes)
    .filter(isObject)
    .map(({ rank, amount, gift }) => ({
      rank: toLength(rank) ?? 0,
      amount: toNumber(amount),
      gift: toText(gift),
    }))
    .toSorted((one, other) => one.rank - other.rank),
});

const toRemaining = (value: unknown): number | null => {
  const places = toNumber(value);
  return places === null ? null : Math.max(0, Math.trunc(places));
};

const byStart = (one: TournamentTable, other: TournamentTable): number =>
  one.date.localeCompare(other.date) ||
  (one.time ?? '').localeCompare(other.time ?? '') ||
  one.code.localeCompare(other.code, 'fr', { numeric: true });

/** Absolute address of a file on the API's host, or null: no other place serves the tournament's documents. */
const toFile = (value: unknown, entrypoint: string): string | null => {
  const url = toText(toMap(value).url);
  if (url === null || !URL.canParse(url, entrypoint)) return null;
  const address = new URL(url, entrypoint);
  return address.origin === new URL(entrypoint).origin ? address.href : null;
};

/** A page of a collection. */
export const toPageOf = <T>(body: unknown, parse: (member: unknown) => T | null) => {
  const rows = fromCollection(body).flatMap((member) => parse(member) ?? []);
  const total = toMap(body)['hydra:totalItems'] ?? toMap(body).totalItems;
  return { rows, total: toNumber(total) ?? rows.length };
};
