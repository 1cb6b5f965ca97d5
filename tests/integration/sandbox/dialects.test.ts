import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dialect } from '../../../sandbox/dialect/dialect.ts';
import { askGraphql } from '../../support/askGraphql.ts';
import { buildManager, openTestClub, type TestClub } from '../../support/openTestClub.ts';
import type { Answer, Sending } from '../../support/createSender.ts';

describe('The reference API in the shapes of other servers', () => {
  let club: TestClub;
  let iri: string;
  const viewer = () => buildManager([club.home], { 'club.resources': 3, 'persons.list': 3 });
  const send = (method: string, path: string, body?: unknown, options: Sending = {}): Promise<Answer> =>
    club.send(method, path, body, { viewer: viewer(), ...options });
  const speaks = (dialect: Dialect) => ({ dialect });

  beforeAll(async () => {
    club = await openTestClub();
    const made = await send('POST', '/api/galleries', {
      title: 'Cent ans de revers',
      code: 'EXP-001',
      seats: 40,
      price: 500,
      occupancy: 62.5,
      surface: 180,
      openingDate: '1978-06-15T00:00:00',
      opensAt: '1970-01-01T09:30:00',
      meetingAt: '2026-07-01T20:00:00',
      days: ['monday'],
      dimensions: ['4 m', '6 m'],
      club: `/api/clubs/${club.home}`,
      season: `/api/seasons/${club.season}`,
      practiceForms: [`/api/referentials/${club.codes['COMP']}`],
      mailingAddress: {
        streetAddress: '1 rue du Stade',
        postalCode: '77360',
        addressLocality: 'Vaires-sur-Marne',
      },
      lines: [
        { label: 'Cadres', quantity: 3 },
        { label: 'Vitrines', quantity: 2 },
        { label: 'Projecteurs', quantity: 4 },
      ],
    });
    iri = made.body['@id'];
  });
  afterAll(() => club.context.db.close());

  const stored = async (): Promise<Answer['body']> => {
    const { dateModified: _, ...body } = (await send('GET', iri)).body;
    return body;
  };

  it('tells embedded records as IRIs, and keeps those that come back so', async () => {
    const before = await stored();
    const { body } = await send('GET', iri, undefined, speaks({ embedded: 'iri' }));
    expect(body.mailingAddress).toBe(before.mailingAddress['@id']);
    expect(body.lines).toEqual(before.lines.map((line: { '@id': string }) => line['@id']));
    // What is no part of the record is told as ever.
    expect(body.season).toEqual(before.season);

    const { mailingAddress, lines } = body;
    const saved = await send('PUT', iri, { mailingAddress, lines }, speaks({ embedded: 'iri' }));
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ mailingAddress, lines });
    expect(await stored()).toEqual(before);

    const docs = await send('GET', '/api/docs.jsonld', undefined, speaks({ embedded: 'iri' }));
    expect(propertyOf(docs, 'Gallery', 'lines')['@type']).toBe('hydra:Link');
  });

  it('mixes objects and IRIs in a list', async () => {
    const { body } = await send('GET', '/api/galleries', undefined, speaks({ embedded: 'mixed' }));
    const [{ mailingAddress, lines }] = body['hydra:member'];
    expect(mailingAddress).toMatchObject({ postalCode: '77360' });
    expect(lines).toEqual([
      expect.objectContaining({ label: 'Cadres' }),
      expect.stringMatching(/^\/api\/gallery_lines\/\d+$/),
      expect.objectContaining({ label: 'Projecteurs' }),
    ]);
    const before = await stored();
    expect((await send('PUT', iri, { lines }, speaks({ embedded: 'mixed' }))).status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it('tells decimals as strings and takes nothing else', async () => {
    const decimals = speaks({ decimals: 'string' });
    const { body } = await send('GET', iri, undefined, decimals);
    expect(body).toMatchObject({ occupancy: '62.50', surface: '180.00', seats: 40 });
    for (const [value, type] of [
      [62.5, 'float'],
      [62, 'int'],
    ] as const) {
      const refused = await send('PUT', iri, { occupancy: value }, decimals);
      expect(refused.status).toBe(400);
      expect(refused.body['hydra:description']).toBe(
        `The type of the "occupancy" attribute must be "string", "${type}" given.`,
      );
    }
    expect((await send('PUT', iri, { occupancy: '70.25', surface: null }, decimals)).status).toBe(200);
    expect(await stored()).toMatchObject({ occupancy: 70.25, surface: null });

    const { occupancy } = (await send('PUT', '/api/galleries/mapping', {}, decimals)).body.fields;
    expect(occupancy).toMatchObject({
      type: 'decimal',
      column: { type: 'decimal' },
      mapping: { type: 'decimal' },
    });
    const docs = await send('GET', '/api/docs.jsonld', undefined, decimals);
    expect(propertyOf(docs, 'Gallery', 'occupancy').range).toBe('xmls:string');
    const { data } = await askGraphql(club.context, viewer(), `{ gallery(id: "${iri}") { occupancy } }`, {
      dialect: { decimals: 'string' },
    });
    expect(data).toEqual({ gallery: { occupancy: '70.25' } });
  });

  it('runs in UTC: moments are told in it, and taken in it where no offset is sent', async () => {
    const utc = speaks({ zone: 'UTC' });
    const told = {
      openingDate: '1978-06-15T00:00:00+00:00',
      opensAt: '1970-01-01T09:30:00+00:00',
      meetingAt: '2026-07-01T18:00:00+00:00',
    };
    expect((await send('GET', iri, undefined, utc)).body).toMatchObject(told);
    const question = `{ gallery(id: "${iri}") { openingDate opensAt meetingAt } }`;
    const { data } = await askGraphql(club.context, viewer(), question, { dialect: { zone: 'UTC' } });
    expect(data).toEqual({ gallery: told });

    const before = await stored();
    expect((await send('PUT', iri, told, utc)).status).toBe(200);
    expect(await stored()).toEqual(before);
    const typed = { meetingAt: '2026-07-01T20:00:00', openingDate: '1978-06-16T00:00:00' };
    expect((await send('PUT', iri, typed, utc)).status).toBe(200);
    expect(await stored()).toMatchObject({
      meetingAt: '2026-07-01T22:00:00+02:00',
      openingDate: '1978-06-16T00:00:00+02:00',
    });
  });

  it('knows no `_id` in GraphQL', async () => {
    const ask = (question: string) =>
      askGraphql(club.context, viewer(), question, { dialect: { graphqlKey: 'none' } });
    expect((await ask(`{ gallery(id: "${iri}") { id title } }`)).data).toEqual({
      gallery: { id: iri, title: 'Cent ans de revers' },
    });
    const { errors } = await ask('{ galleries { edges { node { _id photo { _id } } } } }');
    expect(errors?.map(({ message }) => message)).toEqual([
      'Cannot query field "_id" on type "Gallery". Did you mean "id"?',
      'Cannot query field "_id" on type "File". Did you mean "id"?',
    ]);
  });

  it('describes fields by the keys of the specification alone', async () => {
    const { body } = await send('PUT', '/api/galleries/mapping', {}, speaks({ descriptions: 'bare' }));
    const keys = ['choices', 'column', 'constraints', 'count', 'length', 'mapping', 'type'];
    const keysOf = (field: object) => Object.keys(field).toSorted();
    for (const field of Object.values<Described>(body.fields)) {
      expect(keysOf(field)).toEqual(keys);
      for (const inner of Object.values(field.mapping?.fields ?? {})) expect(keysOf(inner)).toEqual(keys);
    }
    const { curator, guests, lines, mailingAddress, attachments } = body.fields;
    expect(curator).toMatchObject({
      type: 'person',
      mapping: { type: 2, targetEntity: 'App\\Entity\\Person' },
    });
    expect(guests).toMatchObject({
      type: 'person',
      mapping: { type: 8, targetEntity: 'App\\Entity\\Person' },
    });
    expect(lines.mapping).toMatchObject({ type: 4, fields: { label: { type: 'string' } } });
    expect(mailingAddress.mapping).toMatchObject({ type: 1, fields: { postalCode: { type: 'string' } } });
    expect(attachments.mapping).toMatchObject({ type: 4 });
  });

  it('changes records by PATCH alone', async () => {
    const patching = speaks({ update: 'PATCH' });
    const { body } = await send('PUT', '/api/galleries/mapping', {}, patching);
    expect(body.methods).toEqual(['GET', 'POST', 'PATCH', 'DELETE']);
    const docs = await send('GET', '/api/docs.jsonld', undefined, patching);
    expect(
      classOf(docs, 'Gallery')['hydra:supportedOperation'].map(
        (operation: Node) => operation['hydra:method'],
      ),
    ).toEqual(['GET', 'PATCH', 'DELETE']);

    const put = await send('PUT', iri, { title: 'Autre' }, patching);
    expect([put.status, put.headers.get('Allow')]).toEqual([405, 'GET, PATCH, DELETE']);
    expect((await send('PATCH', iri, { title: 'Autre' }, patching)).status).toBe(415);

    const before = await stored();
    const merge = { ...patching, headers: { 'content-type': 'application/merge-patch+json' } };
    const merged = await send('PATCH', iri, { title: 'Cent ans de coups droits' }, merge);
    expect(merged.status).toBe(200);
    expect(await stored()).toEqual({ ...before, title: 'Cent ans de coups droits' });
  });

  it('cuts collections into its own pages, and tells no permissions', async () => {
    const path = '/api/referentials?itemsPerPage=2&order[id]=asc&page=1';
    const own = (await send('GET', path)).body;
    const { body } = await send('GET', path, undefined, speaks({ collections: 'bare' }));
    expect(own['hydra:member']).toHaveLength(2);
    expect(body['hydra:member']).toHaveLength(Math.min(30, body['hydra:totalItems']));
    expect(body).not.toHaveProperty('permissions');
    expect(body).not.toHaveProperty('page');
    expect(body['hydra:view']['@id']).toContain('itemsPerPage=2&');
  });

  it('answers writes without a record', async () => {
    const values = {
      streetAddress: '2 rue du Stade',
      postalCode: '77360',
      addressLocality: 'Vaires-sur-Marne',
      organization: `/api/clubs/${club.home}`,
    };
    const manager = { viewer: club.manager };
    for (const created of [202, 204] as const) {
      const { status, headers, body } = await send('POST', '/api/addresses', values, {
        ...manager,
        dialect: { created },
      });
      expect([status, body, headers.get('Content-Type')]).toEqual([created, {}, null]);
    }
    // What is no change of a record is answered as ever.
    expect(
      (
        await send('POST', `/api/people/${await club.addPerson()}/reveal`, undefined, {
          ...manager,
          dialect: { updated: 204 },
        })
      ).status,
    ).toBe(200);
    const { status, body } = await send('PUT', iri, { title: 'Autre' }, speaks({ updated: 204 }));
    expect([status, body]).toEqual([204, {}]);
    expect(await stored()).toMatchObject({ title: 'Autre' });
  });
});

type Node = Answer['body'];

interface Described {
  readonly mapping: { readonly fields?: Readonly<Record<string, object>> } | null;
}

const classOf = ({ body }: Answer, name: string): Node =>
  body['hydra:supportedClass'].find((described: Node) => described['@id'] === `#${name}`);

const propertyOf = (docs: Answer, name: string, property: string): Node =>
  classOf(docs, name)['hydra:supportedProperty'].find(
    (supported: Node) => supported['hydra:title'] === property,
  )['hydra:property'];
