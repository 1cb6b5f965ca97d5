import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hono } from 'hono';
import type { Context, Env } from '../../../sandbox/rights/context.ts';
import { entity } from '../../../sandbox/model/entity.ts';
import { embedded } from '../../../sandbox/model/relationFields.ts';
import { cents, date, float, int, json, string, time } from '../../../sandbox/model/scalarFields.ts';
import { restRoutes } from '../../../sandbox/rest/restRoutes.ts';
import { buildViewer } from '../../support/buildViewer.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';

const access = { action: 'shelf', writable: ['POST', 'PUT', 'DELETE'] as const };
const cover = entity('cover', {
  path: '/covers',
  label: 'Couverture',
  represent: '${code}',
  fields: { code: string('Code', { unique: true, required: true }) },
});
const book = entity('book', {
  path: '/books',
  label: 'Livre',
  represent: '${title}',
  access,
  fields: {
    title: string('Titre', { required: true, unique: true }),
    pages: int('Pages', { from: 1, to: 5000 }),
    weight: float('Poids', { from: 0 }),
    price: cents('Prix'),
    opens: time('Ouverture'),
    start: date('Début'),
    end: date('Fin', { notBefore: 'start' }),
    isbn: string('ISBN', { exact: 13 }),
    site: string('Site', { url: true, min: 12 }),
    extra: json('Divers'),
    cover: embedded('Couverture', 'cover'),
  },
});

describe('rules that a declaration states', () => {
  let context: Context;
  beforeAll(async () => {
    context = await openTestDatabase([cover, book]);
  });
  afterAll(() => context.db.close());

  const post = async (body: object) => {
    const app = new Hono<Env>();
    app.use('*', async (c, next) => {
      c.set('viewer', viewer);
      await next();
    });
    app.route('/', restRoutes(context, {}));
    const response = await app.request('/api/books', {
      method: 'POST',
      headers: { 'content-type': 'application/ld+json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
  const viewer = buildViewer({ account: 1, clubs: new Map([[1, { shelf: 2 }]]) });
  const broken = async (values: object) =>
    (await post({ title: 'Titre', ...values })).body.violations?.map(
      (v: { propertyPath: string; message: string }) => [v.propertyPath, v.message],
    );

  it('reports a value that is taken on its own field, embedded ones too', async () => {
    expect((await post({ title: 'Un', cover: { code: 'A' } })).status).toBe(201);
    expect(await broken({ title: 'Un' })).toEqual([['title', 'Cette valeur est déjà utilisée.']]);
    expect(await broken({ title: 'Deux', cover: { code: 'A' } })).toEqual([
      ['cover.code', 'Cette valeur est déjà utilisée.'],
    ]);
  });

  it('keeps numbers, dates and texts within their bounds', async () => {
    expect(await broken({ pages: 0 })).toEqual([
      ['pages', 'Cette valeur doit être comprise entre 1 et 5000.'],
    ]);
    expect(await broken({ pages: 2 ** 40 })).toEqual([['pages', 'Cette valeur doit être de type int.']]);
    expect(await broken({ pages: 1.5 })).toEqual([['pages', 'Cette valeur doit être de type int.']]);
    expect(await broken({ price: -1 })).toEqual([
      ['price', 'Cette valeur doit être supérieure ou égale à zéro.'],
    ]);
    expect(await broken({ start: '2026-02-01', end: '2026-01-31' })).toEqual([
      ['end', 'Cette valeur doit être supérieure ou égale à 01/02/2026.'],
    ]);
    expect(await broken({ isbn: '12' })).toEqual([
      ['isbn', 'Cette chaîne doit avoir exactement 13 caractères.'],
    ]);
    expect(await broken({ site: 'ftp://x' })).toEqual([
      ['site', 'Cette chaîne est trop courte. Elle doit avoir au minimum 12 caractères.'],
      ['site', "Cette valeur n'est pas une URL valide."],
    ]);
    expect(await broken({ opens: '25:00' })).toEqual([['opens', "Cette valeur n'est pas une heure valide."]]);
    expect(await broken({ extra: { text: '\u0000' } })).toEqual([
      ['extra', 'Cette valeur doit être de type array.'],
    ]);
  });

  it('reads back every kind of value as it was written', async () => {
    const { status, body } = await post({
      title: 'Tout',
      pages: 12,
      weight: 0.1,
      price: 18500,
      opens: '1970-01-01T20:45:00+01:00',
      start: '1941-05-05T00:00:00',
      extra: { list: [1, 'deux', null], clé: true },
      site: 'https://example.org/é',
    });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({
      pages: 12,
      weight: 0.1,
      price: 18500,
      opens: '1970-01-01T20:45:00+01:00',
      start: expect.stringMatching(/^1941-05-05T00:00:00[+]/),
      extra: { list: [1, 'deux', null], clé: true },
      site: 'https://example.org/é',
    });
  });
});
