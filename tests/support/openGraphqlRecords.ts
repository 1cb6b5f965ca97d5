import type { SQL } from '../../sandbox/storage/sql.ts';
import type { Context } from '../../sandbox/rights/context.ts';
import { entities } from '../../sandbox/entities/index.ts';
import type { Viewer } from '../../sandbox/rights/viewer.ts';
import { insert, insertMany, update } from '../../sandbox/storage/records.ts';
import { queryGraphql } from './queryGraphql.ts';
import type { GraphqlAnswer, GraphqlOptions } from './queryGraphql.ts';
import { buildViewer } from './buildViewer.ts';
import { keepOpen } from './keepOpen.ts';
import { openTestDatabase } from './openTestDatabase.ts';

/** The actions behind everything that the tests read. */
export const ALL_ACTIONS = {
  'club.informations': 2,
  'club.permissions': 1,
  'licences.list': 2,
  'persons.list': 2,
  'persons.details': 2,
};

interface GraphqlRecords {
  readonly context: Context;
  readonly league: number;
  readonly committee: number;
  readonly clubs: { readonly ville: number; readonly bourg: number };
  readonly people: Readonly<Record<'dupont' | 'martin' | 'emile' | 'foreign', number>>;
  readonly licences: Readonly<Record<'dupont' | 'dupontOld' | 'martinOld', number>>;
  /** An account with all rights in TTC Ville and none elsewhere. */
  readonly manager: Viewer;
  /** Answer to the manager. */
  query: (query: string, options?: GraphqlOptions) => Promise<GraphqlAnswer>;
  /** The data the manager is answered; fails on errors. */
  read: (query: string, options?: GraphqlOptions) => Promise<Readonly<Record<string, unknown>>>;
  messages: (query: string, options?: GraphqlOptions) => Promise<readonly string[] | undefined>;
  /** Family names that `people(args)` lists to the manager; `head` declares the variables. */
  familyNames: (args: string, options?: GraphqlOptions, head?: string) => Promise<readonly string[]>;
  /** Number of statements that the work sends to the database. */
  countStatements: (work: () => Promise<unknown>) => Promise<number>;
}

/**
 * Two clubs of one committee. TTC Ville has three members, DUPONT with licences of two seasons, MARTIN with an
 * old one, ÉMILE without; AS Bourg has one, who is DUPONT's correspondent. 120 countries fill the referentials.
 */
const openGraphqlRecords = async (): Promise<GraphqlRecords> => {
  const opened = await openTestDatabase(entities);
  let statements = 0;
  const context: Context = {
    ...opened,
    db: {
      ...opened.db,
      query: (statement: SQL) => {
        statements += 1;
        return opened.db.query(statement);
      },
    },
  };
  const add = async (name: string, values: Record<string, unknown>): Promise<number> =>
    (await insert(context, context.model.entity(name), values)).id;

  const value = (type: string, name: string, code: string) =>
    add('referential', { type, name, code, position: 0 });
  const email = await value('ContactPointType', 'Courriel', 'EMAIL');
  const france = await value('NationalityCode', 'Française', 'FRA');
  const clubType = await value('ClubType', 'Association', 'A');
  const traditional = await value('LicenceType', 'Traditionnelle', 'T');
  const leisure = await value('LicenceType', 'Loisir', 'P');
  const medical = await value('MedicalMention', 'Questionnaire', 'QS');
  const insurance = await value('Insurance', 'Sans', 'N');
  const competition = await value('PracticeForm', 'Compétition', 'C');
  const fun = await value('PracticeForm', 'Loisir', 'L');
  const countries = Array.from({ length: 120 }, (_, index) => ({
    type: 'Country',
    name: `Pays ${index}`,
    code: `P${index}`,
    position: index,
  }));
  await insertMany(context, context.model.entity('referential'), countries);

  const season = (name: string, current: boolean) =>
    add('season', {
      name,
      current,
      startDate: `${name.slice(0, 4)}-07-01`,
      endDate: `${name.slice(5)}-06-30`,
    });
  const last = await season('2025/2026', false);
  const present = await season('2026/2027', true);

  const mail = (text: string) => add('contact-point', { type: email, email: text });
  const town = (addressLocality: string, postalCode: string) =>
    add('address', { streetAddress: '1 rue du Stade', addressLocality, postalCode });
  const structure = async (type: string, identifier: string, name: string, values: object) =>
    add(type, { identifier, name, mainEmail: await mail(`${identifier}@example.org`), ...values });
  const sport = await structure('federation', 'UFOLEP', 'UFOLEP', {});
  const league = await structure('league', 'L08', 'Île-de-France', { level: 3 });
  const committee = await structure('committee', 'D77', 'Seine-et-Marne', {
    level: 4,
    parent: league,
    departmentCode: '77',
  });
  const club = async (identifier: string, name: string, locality: string) =>
    structure('club', identifier, name, {
      shortLabel: name,
      parent: committee,
      clubType,
      committee,
      league,
      firstAffiliationDate: '1990-07-01',
      siret: `123456789000${identifier.slice(-1).repeat(2)}`,
      mainAddress: await town(locality, '77000'),
      affinityFederations: [sport],
    });
  const ville = await club('08770001', 'TTC Ville', 'Melun');
  const bourg = await club('08770002', 'AS Bourg', 'Bourg');

  const person = async (familyName: string, values: object) =>
    add('person', {
      familyName,
      givenName: 'Jean',
      gender: 'M',
      birthDate: '1995-01-01',
      nationality: france,
      club: ville,
      mainEmail: await mail('jean@example.org'),
      mainAddress: await town('Melun', '77000'),
      ...values,
    });
  const foreign = await person('SECRET', { club: bourg });
  const dupont = await person('DUPONT', {
    birthDate: '1988-07-14',
    correspondent: foreign,
    mainAddress: await town('Vaires-sur-Marne', '77360'),
  });
  const martin = await person('MARTIN', { givenName: 'Anne', gender: 'F', birthName: 'DURAND' });
  const emile = await person('ÉMILE', {});

  const licence = (of: number, values: object) =>
    add('licence', {
      identifier: '7712345',
      person: of,
      type: traditional,
      medical,
      insurance,
      practiceForms: [competition, fun],
      season: present,
      club: ville,
      amount: 5000,
      ...values,
    });
  const current = await licence(dupont, { points: 1159 });
  const dupontOld = await licence(dupont, { season: last, points: 812.5 });
  const martinOld = await licence(martin, {
    identifier: '7755555',
    type: leisure,
    season: last,
    points: 499,
    amount: 10,
  });
  await update(context, context.model.entity('person'), dupont, { licence: current });

  const manager = buildViewer({ modules: 'all', clubs: new Map([[ville, ALL_ACTIONS]]) });
  const queryAsManager = (query: string, options?: GraphqlOptions) =>
    queryGraphql(context, manager, query, options);
  const read = async (query: string, options?: GraphqlOptions) => {
    const { data, errors } = await queryAsManager(query, options);
    if (errors || !data) throw new Error(`The query failed: ${JSON.stringify(errors)}`);
    return data;
  };

  return {
    context,
    manager,
    query: queryAsManager,
    read,
    messages: async (query, options) =>
      (await queryAsManager(query, options)).errors?.map(({ message }) => message),
    familyNames: async (args, options, head = '') => {
      const data = await read(`${head} { people(${args}) { edges { node { familyName } } } }`, options);
      const { edges } = data['people'] as { edges: { node: { familyName: string } }[] };
      return edges.map(({ node }) => node.familyName);
    },
    league,
    committee,
    clubs: { ville, bourg },
    people: { dupont, martin, emile, foreign },
    licences: { dupont: current, dupontOld, martinOld },
    countStatements: async (work) => {
      const before = statements;
      await work();
      return statements - before;
    },
  };
};

/** The same for a whole file. */
export const setUpGraphql = (): GraphqlRecords =>
  keepOpen(openGraphqlRecords, ({ context }) => context.db.close());
