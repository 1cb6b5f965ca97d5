import { sql } from '../../../sandbox/storage/sql.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createModel } from '../../../sandbox/model/createModel.ts';
import { entity } from '../../../sandbox/model/entity.ts';
import { inverse, reference, references } from '../../../sandbox/model/relationFields.ts';
import { int, string } from '../../../sandbox/model/scalarFields.ts';
import { createTables } from '../../../sandbox/storage/createTables.ts';
import type { Database } from '../../../sandbox/storage/database.ts';
import { findMany } from '../../../sandbox/storage/findMany.ts';
import { insertMany } from '../../../sandbox/storage/records.ts';
import { InvalidFilterError } from '../../../sandbox/storage/toSql.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';
import { TEST_NOW } from '../../support/testNow.ts';

const buildTeam = (fields: object = {}) =>
  entity('team', {
    path: '/teams',
    label: 'Équipe',
    represent: '${name}',
    fields: { name: string('Nom', { required: true }), captain: reference('Capitaine', 'player'), ...fields },
  });
const player = entity('player', {
  path: '/players',
  label: 'Joueur',
  represent: '${name}',
  fields: {
    name: string('Nom'),
    code: string('Code', { search: 'exact' }),
    team: reference('Équipe', 'team'),
    trains: references('Entraînements', 'team'),
    captainOf: inverse('Capitaine de', 'team', 'captain'),
  },
});

describe('tables derived from declarations', () => {
  let db: Database | undefined;
  afterEach(async () => {
    await db?.close();
    db = undefined;
  });

  it('are after a second start as after the first, with their data', async () => {
    const context = await openTestDatabase([buildTeam(), player]);
    db = context.db;
    await insertMany(context, context.model.entity('team'), [{ name: 'A' }]);
    await createTables(db, context.model);
    expect(
      (await findMany(context, context.model.entity('team'), { order: [], limit: 9, offset: 0 }, null)).total,
    ).toBe(1);
  });

  it('gain a field that was added to its declaration', async () => {
    const context = await openTestDatabase([buildTeam(), player]);
    db = context.db;
    await insertMany(context, context.model.entity('team'), [{ name: 'A' }]);
    const model = createModel([buildTeam({ nickname: string('Surnom') }), player]);
    await createTables(db, model);
    const { rows } = await findMany(
      { db, model },
      model.entity('team'),
      { order: [], limit: 9, offset: 0 },
      null,
    );
    expect(rows[0]).toMatchObject({ name: 'A', nickname: null });
  });

  it('are refused with one sentence when a declaration changed otherwise', async () => {
    const context = await openTestDatabase([buildTeam({ nickname: string('Surnom') }), player]);
    db = context.db;
    for (const fields of [
      { nickname: int('Surnom') },
      { nickname: string('Surnom'), motto: string('Devise', { required: true }) },
    ])
      await expect(createTables(db, createModel([buildTeam(fields), player]))).rejects.toThrow(
        /^The database was made for other declarations \(teams: .+\): delete its data folder, or point DATABASE_URL/,
      );
  });

  it('keep keys that were given by hand out of the sequence', async () => {
    const context = await openTestDatabase([buildTeam(), player]);
    db = context.db;
    const team = context.model.entity('team');
    expect(
      await insertMany(context, team, [
        { id: 7, name: 'A' },
        { id: 41, name: 'B' },
      ]),
    ).toEqual([7, 41]);
    expect(await insertMany(context, team, [{ name: 'C' }])).toEqual([42]);
  });

  it('answer the same text for instants whatever the driver', async () => {
    const context = await openTestDatabase([buildTeam(), player]);
    db = context.db;
    const [id] = await insertMany(context, context.model.entity('player'), [{ name: 'É' }]);
    const { rows } = await findMany(
      context,
      context.model.entity('player'),
      { order: [], limit: 1, offset: 0 },
      null,
    );
    expect(rows[0]).toEqual({
      id,
      name: 'É',
      code: null,
      team: null,
      trains: [],
      dateCreated: `${TEST_NOW.toISOString().slice(0, 19)}Z`,
      dateModified: `${TEST_NOW.toISOString().slice(0, 19)}Z`,
    });
  });

  it('follow many-to-many and inverse lists in filters, and refuse unknown paths', async () => {
    const context = await openTestDatabase([buildTeam(), player]);
    db = context.db;
    const { model } = context;
    const [a, b] = await insertMany(context, model.entity('team'), [{ name: 'A' }, { name: 'B' }]);
    const [one] = await insertMany(context, model.entity('player'), [
      { name: 'Un', code: 'AB', trains: [a, b] },
      { name: 'Deux', code: 'ABC', trains: [b] },
    ]);
    await db.query(sql`update teams set captain_id = ${one}::int where id = ${a}::int`);
    const names = async (path: string, value: string | number) => {
      const where = { path, test: { is: 'match', values: [value] } } as const;
      const { rows } = await findMany(
        context,
        model.entity('player'),
        { where, order: [], limit: 9, offset: 0 },
        null,
      );
      return rows.map((row) => row['name']);
    };
    expect(await names('trains', b ?? 0)).toEqual(['Un', 'Deux']);
    expect(await names('trains.name', 'a')).toEqual(['Un']);
    expect(await names('captainOf.name', 'A')).toEqual(['Un']);
    expect(await names('code', 'AB'), 'a field that is compared whole').toEqual(['Un']);
    expect(await names('captainOf', a ?? 0)).toEqual(['Un']);
    await expect(names('captainOf.nothing', 1)).rejects.toThrow(InvalidFilterError);
    await expect(names('name; drop table players', 1)).rejects.toThrow(InvalidFilterError);
  });

  it('come from declarations that fit together, or not at all', () => {
    const lost = entity('lost', {
      path: '/lost',
      label: 'Perdu',
      represent: '${nothing}',
      access: { owners: ['team'], writable: ['PUT'], publicFields: ['ghost'] },
      fields: {
        nowhere: reference('Nulle part', 'nobody'),
        back: inverse('Retour', 'team', 'name'),
        team: reference('Équipe', 'team'),
      },
    });
    expect(() => createModel([lost, buildTeam(), player])).toThrow(
      [
        'The entity declarations do not fit together:',
        "- lost.nowhere points to the unknown entity 'nobody'",
        '- lost.back is mapped by team.name, which does not point back',
        "- lost is owned through 'team', which reaches no club",
        '- lost is writable but names no action that could allow it',
        "- lost publishes 'ghost', which is no field of it",
        "- lost is represented by 'nothing', which leads to no single value",
      ].join('\n'),
    );
    expect(() => createModel([player])).toThrow("player.team points to the unknown entity 'team'");
  });
});
