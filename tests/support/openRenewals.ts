import { QueryClient } from '@tanstack/react-query';
import { sql } from '../../sandbox/storage/sql.ts';
import { graphqlRoutes } from '../../sandbox/graphql/graphqlRoutes.ts';
import { restRoutes } from '../../sandbox/rest/restRoutes.ts';
import { insertMany } from '../../sandbox/storage/records.ts';
import { createDataProvider, type AppDataProvider } from '../../src/data/createDataProvider.ts';
import { createMappingStore } from '../../src/data/mappingStore.ts';
import { createDirectory } from '../../src/data/ResourceDefinition.ts';
import { createTransport, type Transport } from '../../src/http/createTransport.ts';
import { resources } from '../../src/resources/index.ts';
import { unrenewedOf } from '../../src/features/licences/renewal/findPeople.ts';
import { readRenewalData } from '../../src/features/licences/renewal/readRenewalData.ts';
import type { RenewalData, RenewalPlace } from '../../src/features/licences/renewal/renewal.ts';
import { AT_ONCE, renewOne } from '../../src/features/licences/renewal/renewOne.ts';
import { isReady, toLine, type Line } from '../../src/features/licences/renewal/toLine.ts';
import { runEach, type Outcome } from '../../src/views/bulk/runEach.ts';
import { routesAs } from './createSender.ts';
import { refuseFacts } from './refuseFacts.ts';
import { buildManager, openTestClub } from './openTestClub.ts';

const FAULTS = ['cutBefore', 'cutAfter', 'refused'] as const;

/** A club on the sandbox whose people had licences last season, and the client that renews them. */
export interface Renewals {
  readonly provider: AppDataProvider;
  /** The same through a server that knows no yes or no of a state, and what it has refused. */
  readonly plain: { readonly provider: AppDataProvider; readonly refusals: readonly string[] };
  readonly place: RenewalPlace;
  /** Whom the client offers to renew, with their papers attested as each age does. */
  readonly plan: () => Promise<{ readonly desk: RenewalData; readonly lines: readonly Line[] }>;
  /** Renews those that are not done, one run as on the page; returns those that are still not done. */
  readonly run: (desk: RenewalData, lines: readonly Line[]) => Promise<readonly Line[]>;
  /** From now on every n-th write is cut before it arrives, cut after it, or refused, in turn. */
  readonly failEvery: (writes: number) => void;
  /** Requests that were under way at the same time, at most. */
  readonly mostAtOnce: () => number;
  /** How many licences by renewal each person has this season, one number a person that has any. */
  readonly licences: () => Promise<readonly number[]>;
  /** IRI of somebody never licensed whose change of club is in that state. */
  readonly addMover: (status: string) => Promise<string>;
  /** IRI of somebody who has a licence this season. */
  readonly renewedPerson: () => Promise<string>;
  readonly close: () => Promise<void>;
}

const LEVELS = {
  'licences.renew': 3,
  'licences.list': 3,
  'licences.mutations': 3,
  'persons.list': 3,
  'persons.medical': 3,
  'club.settings': 3,
};

/** Every third of `people` is a minor, every third has a row on the desk of renewals. */
export const openRenewals = async (people: number): Promise<Renewals> => {
  const club = await openTestClub();
  const { context, codes, home } = club;
  const lastSeason = await club.add('season', {
    name: '2025/2026',
    startDate: '2025-07-01',
    endDate: '2026-06-30',
    current: false,
  });
  const [adult = 0, minor = 0, doctor = 0] = await insertMany(
    context,
    context.model.entity('referential'),
    ['A', 'U', 'C'].map((code) => ({ type: 'MedicalMention', code, name: code })),
  );
  const settings = await club.add('settings-club', { club: home, season: club.season });
  await club.add('club-price', { licenceType: codes['T'], amount: 18_500, settings, position: 0 });
  const model = await club.addPerson();
  const [details] = await context.db.query<{ email: number; address: number }>(
    sql`select main_email_id as email, main_address_id as address from people where id = ${model}`,
  );
  const persons = await insertMany(
    context,
    context.model.entity('person'),
    Array.from({ length: people }, (_, index) => ({
      familyName: `JOUEUR ${String(index).padStart(3, '0')}`,
      givenName: 'Alix',
      gender: 'F',
      birthDate: index % 3 === 0 ? '2012-03-04' : '1988-03-04',
      nationality: codes['NAT_F'],
      club: home,
      mainEmail: details?.email,
      mainAddress: details?.address,
    })),
  );
  const former = await insertMany(
    context,
    context.model.entity('licence'),
    persons.map((person, index) => ({
      identifier: `77${800_000 + index}`,
      person,
      club: home,
      season: lastSeason,
      type: codes['T'],
      medical: index % 3 === 0 ? minor : doctor,
      insurance: codes['BASE'],
      practiceForms: [codes['COMP']],
      state: 'validated',
      origin: 'creation',
    })),
  );
  await insertMany(
    context,
    context.model.entity('licence-renewal'),
    persons.slice(0, people / 3).map((person, index) => ({
      licence: former[index],
      person,
      club: home,
      season: club.season,
      type: codes['T'],
      medical: adult,
      insurance: codes['BASE'],
      state: 'toRenew',
    })),
  );
  const app = routesAs(buildManager([home], LEVELS), [graphqlRoutes(context), restRoutes(context)]);

  let [now, most, writes, every] = [0, 0, 0, Infinity];
  const toFault = (): (typeof FAULTS)[number] | undefined =>
    (writes += 1) % every === 0 ? FAULTS[(writes / every) % FAULTS.length] : undefined;
  const transport = createTransport({
    apiUrl: 'http://sandbox.test/api',
    sleep: async () => undefined,
    fetch: async (url, init) => {
      const address = url instanceof Request ? url.url : url.toString();
      now += 1;
      most = Math.max(most, now);
      try {
        const isWrite = address.includes('/licence_renewals') && init?.method !== 'GET';
        const fault = isWrite ? toFault() : undefined;
        if (fault === 'cutBefore') throw new TypeError('Failed to fetch');
        if (fault === 'refused') return new Response('', { status: 503 });
        const answer = await app.request(address, init);
        if (fault === 'cutAfter') throw new TypeError('Failed to fetch');
        return answer;
      } finally {
        now -= 1;
      }
    },
  });
  const toProvider = (through: Transport) => {
    const queryClient = new QueryClient();
    return createDataProvider({
      transport: through,
      mappings: createMappingStore(through, queryClient),
      queryClient,
      directory: createDirectory(resources),
      entrypoint: 'http://sandbox.test/api',
    });
  };
  const provider = toProvider(transport);
  const plain = refuseFacts((request) => app.request(request));
  const plainTransport = createTransport({
    apiUrl: 'http://sandbox.test/api',
    fetch: async (url, init) => plain.fetch(new Request(url, init)),
  });
  const place: RenewalPlace = {
    club: `/api/clubs/${home}`,
    day: '2026-11-21',
    season: {
      '@id': `/api/seasons/${club.season}`,
      id: club.season,
      name: '2026/2027',
      startDate: '2026-07-01T00:00:00+02:00',
      endDate: '2027-06-30T00:00:00+02:00',
      dateModified: null,
      current: true,
    },
  };
  const outcomes = new Map<Line, Outcome>();
  const open = (lines: readonly Line[]) => lines.filter((line) => outcomes.get(line)?.status !== 'done');
  return {
    provider,
    plain: { provider: toProvider(plainTransport), refusals: plain.refusals },
    place,
    plan: async () => {
      const seasons = { from: `/api/seasons/${lastSeason}`, to: place.season['@id'] };
      const desk = await readRenewalData(
        provider,
        place,
        await unrenewedOf(provider, { club: place.club, ...seasons }),
      );
      const attested = (mention: string) =>
        desk.licensees.map((licensee) => toLine(licensee, { mention }, desk.prices, place)).filter(isReady);
      return { desk, lines: [...attested('U'), ...attested('A')] };
    },
    run: async ({ values }, lines) => {
      most = 0;
      const isDoubtful = (line: Line): boolean => outcomes.get(line)?.status === 'unknown';
      await runEach(open(lines), (line) => renewOne({ provider, place, values }, line, isDoubtful(line)), {
        atOnce: AT_ONCE,
        signal: new AbortController().signal,
        onOutcome: (line, outcome) => outcomes.set(line, outcome),
      });
      return open(lines);
    },
    failEvery: (count) => {
      [every, writes] = [count, 0];
    },
    mostAtOnce: () => most,
    licences: async () => {
      const counts = await context.db.query<{
        count: number;
      }>(sql`select count(*)::int as count from licences
        where season_id = ${club.season} and origin = 'renewal' group by person_id`);
      return counts.map(({ count }) => count);
    },
    addMover: async (status) => {
      const person = await club.addPerson();
      await club.add('licence-mutation', {
        identifier: `MUT-2026-${person}`,
        licenceNumber: '77990012',
        person,
        leftClub: home,
        welcomeClub: club.away,
        season: club.season,
        type: 'ordinary',
        requestDate: '2026-06-02',
        status,
      });
      return `/api/people/${person}`;
    },
    renewedPerson: async () => {
      const [row] = await context.db.query<{ id: number }>(
        sql`select person_id as id from licences where season_id = ${club.season} order by id limit 1`,
      );
      return `/api/people/${row?.id}`;
    },
    close: () => context.db.close(),
  };
};
