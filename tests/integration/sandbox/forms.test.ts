import { sql } from '../../../sandbox/storage/sql.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { toForm as clientForm } from '../../../src/data/toForm.ts';
import { toFormValues } from '../../../src/schema/formValues.ts';
import { parseMapping } from '../../../src/schema/parseMapping.ts';
import { toPayload } from '../../../src/schema/payload.ts';
import { compareVersions, withOwnSend } from '../../../src/views/save/compareVersions.ts';
import { buildManager, setUpClub } from '../../support/openTestClub.ts';
import { PDF, PNG } from '../../support/sampleFiles.ts';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(base64, 'base64'));
const png = (name = 'p.png') => new File([bytesOf(PNG)], name, { type: 'image/png' });
const pdf = (name: string) => new File([bytesOf(PDF)], name, { type: 'application/pdf' });

type Parts = Readonly<Record<string, string | File | readonly (string | File)[]>>;

const toForm = (parts: Parts): Response => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts))
    for (const part of [value].flat()) form.append(name, part);
  return new Response(form);
};

describe('records sent as a form', () => {
  const club = setUpClub();
  let minimal: Parts;
  const send = async (path: string, form: Response, keep: (bytes: Uint8Array) => Uint8Array = (all) => all) =>
    club
      .as(buildManager([club.home], { 'club.resources': 3 }))
      .post(path, keep(new Uint8Array(await form.arrayBuffer())), {
        'content-type': form.headers.get('content-type') ?? '',
      });
  const count = async (): Promise<readonly number[]> => {
    const counted = await Promise.all(
      [sql`select count(*)::int as n from galleries`, sql`select count(*)::int as n from files`].map(
        (query) => club.context.db.query<{ n: number }>(query),
      ),
    );
    return counted.map(([row]) => row?.n ?? -1);
  };
  beforeAll(async () => {
    minimal = {
      title: 'Cent ans de revers',
      code: 'EXP-001',
      seats: '40',
      price: '500',
      openingDate: '2026-10-01T00:00:00',
      days: '["monday"]',
      dimensions: '["4 m","6 m"]',
      club: `/api/clubs/${club.home}`,
      season: `/api/seasons/${club.season}`,
      practiceForms: JSON.stringify([club.referential('COMP')]),
      lines: JSON.stringify([{ label: 'Cadres', quantity: 3 }]),
    };
  });

  it('are created with files as they are, texts, numbers, lists and objects', async () => {
    const files = { photo: png('Été.png'), 'attachments[]': [pdf('a.pdf'), pdf('b.pdf')] };
    const { status, body } = await send('/api/galleries', toForm({ ...minimal, ...files }));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({
      seats: 40,
      lines: [{ label: 'Cadres', quantity: 3 }],
      photo: { originalFilename: 'Été.png', mimeType: 'image/png', size: bytesOf(PNG).byteLength },
      attachments: [{ originalFilename: 'a.pdf' }, { originalFilename: 'b.pdf' }],
    });

    const kept = JSON.stringify({ '@id': body.attachments[1]['@id'] });
    const changed = await send(body['@id'], toForm({ 'attachments[]': [kept, pdf('c.pdf')], photo: '' }));
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(changed.body).toMatchObject({
      title: 'Cent ans de revers',
      photo: null,
      attachments: [{ id: body.attachments[1].id }, { originalFilename: 'c.pdf' }],
    });
  });

  it('keep nothing of a form that broke off, and of one that breaks a rule', async () => {
    const before = await count();
    const whole = () => toForm({ ...minimal, code: 'EXP-002', photo: png() });
    const half = await send('/api/galleries', whole(), (bytes) => bytes.slice(0, bytes.length - 40));
    expect(half.status).toBe(400);
    const refused = await send(
      '/api/galleries',
      toForm({ ...minimal, code: 'EXP-003', photo: png(), title: '' }),
    );
    expect(refused.status).toBe(422);
    expect(await count()).toEqual(before);
  });

  it('are read as the client writes them', async () => {
    const form = clientForm({
      ...minimal,
      code: 'EXP-004',
      seats: 41,
      days: ['monday'],
      dimensions: ['4 m', '6 m'],
      practiceForms: [club.referential('COMP')],
      lines: [{ label: 'Cadres', quantity: 3 }],
      photo: { originalFilename: 'p.png', base64File: `data:image/png;base64,${PNG}` },
      attachments: [],
    });
    const { status, body } = await send('/api/galleries', new Response(form));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ seats: 41, attachments: [], photo: { originalFilename: 'p.png' } });
  });

  it('are known again as one’s own when their answer was lost', async () => {
    const created = await send('/api/galleries', toForm({ ...minimal, code: 'EXP-005' }));
    const iri = created.body['@id'];
    const viewer = buildManager([club.home], { 'club.resources': 3 });
    const described = await club.as(viewer).put('/api/galleries/mapping', {});
    const { fields } = parseMapping(described.body);
    const read = async () => toFormValues(fields, (await club.as(viewer).get(iri)).body);
    const base = await read();
    const mine = {
      ...base,
      mailingAddress: { addressLocality: 'Melun', postalCode: '77000', streetAddress: '1 rue du Filet' },
      attachments: [{ originalFilename: 'a.pdf', base64File: `data:application/pdf;base64,${PDF}` }],
    };
    const { status, body } = await send(iri, new Response(clientForm(toPayload(fields, mine))));
    expect(status, JSON.stringify(body)).toBe(200);

    const found = { base, mine, theirs: await read() };
    expect(compareVersions(fields, found).conflicts).not.toEqual([]);
    const { merged, conflicts } = compareVersions(fields, withOwnSend(fields, mine, found));
    expect(conflicts).toEqual([]);
    expect(toPayload(fields, merged)).toEqual(toPayload(fields, found.theirs));
  });

  it('are refused with JSON that is none, and at addresses without record', async () => {
    expect((await send('/api/galleries', toForm({ ...minimal, days: '[' }))).status).toBe(400);
    expect((await send('/api/galleries/999999', toForm(minimal))).status).toBe(404);
    expect((await club.api.post('/api/galleries/1', {})).status).toBe(405);
  });
});
