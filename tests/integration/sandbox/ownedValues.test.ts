import { describe, expect, it } from 'vitest';
import { entity } from '../../../sandbox/model/entity.ts';
import { file, files, image } from '../../../sandbox/model/fileFields.ts';
import { embedded, reference, rows } from '../../../sandbox/model/relationFields.ts';
import { cents, int, list, multipleChoice, string } from '../../../sandbox/model/scalarFields.ts';
import { restRoutes } from '../../../sandbox/rest/restRoutes.ts';
import { buildViewer } from '../../support/buildViewer.ts';
import { violationsOf } from '../../support/createRequester.ts';
import { createSender } from '../../support/createSender.ts';
import { setUpDatabase } from '../../support/openTestDatabase.ts';
import { PDF, PNG, SVG } from '../../support/sampleFiles.ts';

const access = { action: 'shelf', writable: ['POST', 'PUT', 'DELETE'] as const };
const place = entity('place', {
  path: '/places',
  label: 'Lieu',
  represent: '${name}',
  fields: { name: string('Nom', { required: true, max: 10 }) },
});
const line = entity('line', {
  path: '/lines',
  label: 'Ligne',
  represent: '${label}',
  fields: {
    label: string('Libellé', { required: true, max: 20 }),
    amount: cents('Montant', { to: 100_000 }),
    place: embedded('Lieu', 'place'),
    proof: file('Justificatif', { mimeTypes: ['application/pdf'] }),
    order: reference('Commande', 'order', { required: true, hidden: true }),
    position: int('Rang', { hidden: true }),
  },
});
const order = entity('order', {
  path: '/orders',
  label: 'Commande',
  represent: '${title}',
  access,
  fields: {
    title: string('Titre', { required: true }),
    lines: rows('Lignes', 'line', { mappedBy: 'order', minCount: 1, maxCount: 3 }),
    tags: list('Mots-clés', { max: 5, maxCount: 3, distinct: true }),
    days: multipleChoice('Jours', { mon: 'Lundi', tue: 'Mardi', sun: { label: 'Dimanche', disabled: true } }),
    photo: image('Photo'),
    sheets: files('Documents', { maxCount: 2, mimeTypes: ['application/pdf', 'image/*'] }),
    note: file('Note', { maxBytes: 1000 }),
  },
});

describe('values that a record owns', () => {
  const context = setUpDatabase([place, line, order]);

  const viewer = buildViewer({ account: 1, clubs: new Map([[1, { shelf: 2 }]]) });
  const api = createSender(context, viewer, () => [restRoutes(context, {})]);
  const minimal = { title: 'Une', lines: [{ label: 'a' }] };
  const create = async (values: object = {}) => {
    const { status, body } = await api.post('/api/orders', { ...minimal, ...values });
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  };
  const broken = async (values: object) =>
    violationsOf(await api.post('/api/orders', { ...minimal, ...values }));

  it('keeps rows in the order sent, changes those it knows and deletes those left out', async () => {
    const created = await create({
      lines: [{ label: 'a', place: { name: 'ici' } }, { label: 'b', amount: 5 }, { label: 'c' }],
    });
    const [a, b, c] = created.lines;
    expect(a).toMatchObject({ '@type': 'Line', label: 'a', place: { name: 'ici' } });
    const { status, body } = await api.put(created['@id'], {
      lines: [c, { ...a, amount: 12 }, { label: 'd' }],
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.lines.map((row: { label: string; amount: number }) => [row.label, row.amount])).toEqual([
      ['c', null],
      ['a', 12],
      ['d', null],
    ]);
    expect(body.lines[1]['@id']).toBe(a['@id']);
    expect(body.lines[1].place['@id']).toBe(a.place['@id']);
    expect((await api.get(b['@id'])).status).toBe(404);
    const untouched = await api.put(created['@id'], { title: 'Deux' });
    expect(untouched.body.lines).toHaveLength(3);
  });

  it('reports a violation at any depth and index', async () => {
    expect(
      await broken({ lines: [{ label: 'a' }, { label: '', amount: 100_001, place: { name: '' } }, 'x'] }),
    ).toEqual([
      ['lines[2]', 'Cette valeur doit être de type array.'],
      ['lines[1].label', 'Cette valeur ne doit pas être vide.'],
      ['lines[1].amount', 'Cette valeur doit être comprise entre 0 et 100000.'],
      ['lines[1].place.name', 'Cette valeur ne doit pas être vide.'],
    ]);
    expect(await broken({ lines: [] })).toEqual([
      ['lines', 'Cette collection doit contenir 1 élément ou plus.'],
    ]);
    expect(await broken({ lines: [1, 2, 3, 4].map((n) => ({ label: `${n}` })) })).toEqual([
      ['lines', 'Cette collection doit contenir 3 éléments ou moins.'],
    ]);
  });

  it('refuses a row that belongs to another record', async () => {
    const [one, other] = [await create(), await create()];
    const { status } = await api.put(one['@id'], { lines: [other.lines[0]] });
    expect(status).toBe(400);
    expect((await api.put(one['@id'], { lines: [one.lines[0], one.lines[0]] })).status).toBe(400);
  });

  it('keeps a list of texts and holds each entry to its rules', async () => {
    expect((await create({ tags: ['né', 'a'], days: ['tue'] })).tags).toEqual(['né', 'a']);
    expect((await create()).tags).toEqual([]);
    expect(await broken({ tags: ['a', 'a', 'abcdef'] })).toEqual([
      ['tags', 'Cette collection ne doit pas comporter de doublons.'],
      ['tags[2]', 'Cette chaîne est trop longue. Elle doit avoir au maximum 5 caractères.'],
    ]);
    expect(await broken({ tags: 'a' })).toEqual([['tags', 'Cette valeur doit être de type array.']]);
    expect(await broken({ days: ['sun'] })).toEqual([
      ['days', 'Une ou plusieurs des valeurs soumises sont invalides.'],
    ]);
  });

  it('finds records by an entry of a list', async () => {
    const { '@id': iri } = await create({ tags: ['Été'], days: ['mon', 'tue'] });
    const found = async (query: string) =>
      (await api.get(`/api/orders?${query}`)).body['hydra:member'].map((m: { '@id': string }) => m['@id']);
    expect(await found('tags=ete')).toEqual([iri]);
    expect(await found('days[]=mon')).toEqual([iri]);
    expect(await found('exists[tags]=true&tags=zzz')).toEqual([]);
    expect(await found('exists[photo]=true&title=Une&lines.label=a&tags=ete')).toEqual([]);
  });

  it('keeps files with the type of their bytes, and serves them as downloads', async () => {
    const created = await create({
      photo: { originalFilename: '../été "1".png', base64File: `data:image/gif;base64,${PNG}` },
      sheets: [{ originalFilename: 'a.pdf', base64File: PDF }],
    });
    expect(created.photo).toMatchObject({
      '@type': 'File',
      originalFilename: 'été 1.png',
      mimeType: 'image/png',
      size: Buffer.from(PNG, 'base64').byteLength,
      public: false,
      base64File: null,
    });
    const response = await api.get(created.photo.url);
    expect(response.status).toBe(200);
    expect(response.bytes.toString('base64')).toBe(PNG);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="ete 1.png"; filename*=UTF-8''%C3%A9t%C3%A9%201.png`,
    );
  });

  it('keeps a file that is sent back, takes others away with the record', async () => {
    const created = await create({
      sheets: [{ originalFilename: 'a.pdf', base64File: PDF }],
      lines: [{ label: 'a', proof: { originalFilename: 'p.pdf', base64File: PDF } }],
    });
    const [sheet] = created.sheets;
    const { body } = await api.put(created['@id'], {
      sheets: [{ originalFilename: 'b.png', base64File: PNG }, sheet],
    });
    expect(body.sheets.map((one: { originalFilename: string }) => one.originalFilename)).toEqual([
      'b.png',
      'a.pdf',
    ]);
    expect(body.sheets[1].id).toBe(sheet.id);
    const foreign = await create();
    expect((await api.put(foreign['@id'], { sheets: [sheet] })).status).toBe(400);
    expect((await api.delete(created['@id'])).status).toBe(204);
    expect((await api.get(sheet.url)).status).toBe(404);
    expect((await api.get(created.lines[0].proof.url)).status).toBe(404);
  });

  it('refuses files that are too large, of another type, active, empty or too many', async () => {
    expect(await broken({ photo: { originalFilename: 'x.png', base64File: SVG } })).toEqual([
      ['photo', 'Le type du fichier est invalide ("image/svg+xml"). Les types autorisés sont "image/*".'],
    ]);
    expect(await broken({ note: { originalFilename: 'x.txt', base64File: SVG } })).toEqual([
      [
        'note',
        'Le type du fichier est invalide ("image/svg+xml"). Les types autorisés sont "tout fichier sans script (ni SVG, ni HTML)".',
      ],
    ]);
    expect(
      await broken({
        sheets: [
          { originalFilename: 'a.pdf', base64File: PDF },
          { originalFilename: 'b.pdf', base64File: Buffer.from('bonjour').toString('base64') },
          { originalFilename: 'c.pdf', base64File: PDF },
        ],
      }),
    ).toEqual([
      [
        'sheets[1]',
        'Le type du fichier est invalide ("text/plain"). Les types autorisés sont "application/pdf", "image/*".',
      ],
      ['sheets', 'Cette collection doit contenir 2 éléments ou moins.'],
    ]);
    const large = Buffer.alloc(2 * 1024 * 1024 + 1).toString('base64');
    expect(await broken({ photo: { originalFilename: 'x.png', base64File: large } })).toEqual([
      ['photo', 'Le fichier est trop volumineux (2,01 Mo). Sa taille ne doit pas dépasser 2 Mo.'],
    ]);
    expect(await broken({ note: { originalFilename: 'x', base64File: 'data:text/plain;base64,' } })).toEqual([
      ['note', "Un fichier vide n'est pas autorisé."],
    ]);
    expect(await broken({ note: { base64File: 'é' } })).toEqual([
      ['note', 'Cette valeur doit être de type file.'],
    ]);
  });

  it('describes rows, lists and files', async () => {
    const { fields } = (await api.put('/api/orders/mapping')).body;
    expect(fields.lines).toMatchObject({
      type: 'line',
      multiple: true,
      embedded: true,
      count: { min: 1, max: 3 },
      mapping: { type: 4, mappedBy: 'order' },
      fields: { label: { type: 'string' }, proof: { type: 'file' } },
    });
    expect(fields.lines.fields).not.toHaveProperty('position');
    expect(fields.tags).toMatchObject({ type: 'array', multiple: true, embedded: false, path: null });
    expect(fields.photo).toMatchObject({
      type: 'image',
      multiple: false,
      constraints: [{ name: 'Image', options: { maxSize: 2097152, mimeTypes: ['image/*'] } }],
      mapping: null,
    });
    expect(fields.sheets).toMatchObject({ type: 'file', multiple: true, count: { max: 2 } });
  });
});
