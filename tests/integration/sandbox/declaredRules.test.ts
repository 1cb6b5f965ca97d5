import { describe, expect, it } from 'vitest';
import { entity } from '../../../sandbox/model/entity.ts';
import { embedded } from '../../../sandbox/model/relationFields.ts';
import { cents, date, float, int, json, string, time } from '../../../sandbox/model/scalarFields.ts';
import { restRoutes } from '../../../sandbox/rest/restRoutes.ts';
import { buildViewer } from '../../support/buildViewer.ts';
import { violationsOf } from '../../support/createRequester.ts';
import { createSender } from '../../support/createSender.ts';
import { setUpDatabase } from '../../support/openTestDatabase.ts';

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
    closes: time('Fermeture', { notBefore: 'opens' }),
    start: date('Début'),
    end: date('Fin', { notBefore: 'start' }),
    isbn: string('ISBN', { exact: 13 }),
    site: string('Site', { url: true, min: 12 }),
    extra: json('Divers'),
    cover: embedded('Couverture', 'cover'),
  },
});

describe('rules that a declaration states', () => {
  const context = setUpDatabase([cover, book]);

  const viewer = buildViewer({ account: 1, clubs: new Map([[1, { shelf: 2 }]]) });
  const post = (body: object) =>
    createSender(context, viewer, () => [restRoutes(context, {})]).post('/api/books', body);
  const broken = async (values: object) => violationsOf(await post({ title: 'Titre', ...values }));

  it('reports a value that is taken on its own field, embedded ones too', async () => {
    expect((await post({ title: 'Un', cover: { code: 'A' } })).status).toBe(201);
    expect(await broken({ title: 'Un' })).toEqual([['title', 'Cette valeur est déjà utilisée.']]);
    expect(await broken({ title: 'Deux', cover: { code: 'A' } })).toEqual([
      ['cover.code', 'Cette valeur est déjà utilisée.'],
    ]);
  });

  it('keeps numbers, dates, times and texts within their bounds', async () => {
    const rows: [object, ...(readonly [string, string])[]][] = [
      [{ pages: 0 }, ['pages', 'Cette valeur doit être comprise entre 1 et 5000.']],
      [{ pages: 2 ** 40 }, ['pages', 'Cette valeur doit être de type int.']],
      [{ pages: 1.5 }, ['pages', 'Cette valeur doit être de type int.']],
      [{ price: -1 }, ['price', 'Cette valeur doit être supérieure ou égale à zéro.']],
      [
        { start: '2026-02-01', end: '2026-01-31' },
        ['end', 'Cette valeur doit être supérieure ou égale à 01/02/2026.'],
      ],
      [
        { opens: '20:00', closes: '18:00' },
        ['closes', 'Cette valeur doit être supérieure ou égale à 20:00.'],
      ],
      [{ isbn: '12' }, ['isbn', 'Cette chaîne doit avoir exactement 13 caractères.']],
      [
        { site: 'ftp://x' },
        ['site', 'Cette chaîne est trop courte. Elle doit avoir au minimum 12 caractères.'],
        ['site', "Cette valeur n'est pas une URL valide."],
      ],
      [{ opens: '25:00' }, ['opens', "Cette valeur n'est pas une heure valide."]],
      [{ extra: { text: '\u0000' } }, ['extra', 'Cette valeur doit être de type array.']],
    ];
    for (const [values, ...violations] of rows) expect(await broken(values)).toEqual(violations);
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
