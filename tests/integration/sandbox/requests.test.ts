import { sql } from '../../../sandbox/storage/sql.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { setUpClub } from '../../support/openTestClub.ts';

describe('requests that cannot be served', () => {
  const club = setUpClub();
  let person: number;
  beforeAll(async () => {
    person = await club.addPerson();
  });

  const refused = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<[number, string]> => {
    const answer = await club.api(method, path, body, headers);
    expect(answer.headers.get('content-type')).toBe('application/ld+json; charset=utf-8');
    expect(answer.body).toMatchObject({ '@type': 'hydra:Error', 'hydra:title': 'An error occurred' });
    return [answer.status, answer.body['hydra:description']];
  };

  it('name what is not there', async () => {
    expect(await refused('GET', '/api/nothing')).toEqual([404, 'No route found for "GET /api/nothing"']);
    expect(await refused('GET', '/api/people/1/2/3')).toEqual([
      404,
      'No route found for "GET /api/people/1/2/3"',
    ]);
    for (const id of ['0', '99999999999999999999', '1.5', 'x', "1'--", '%00', '-1', '2147483647'])
      expect(await refused('GET', `/api/people/${id}`), id).toEqual([404, 'Not Found']);
    expect((await refused('GET', '/api/constructor'))[0]).toBe(404);
  });

  it('name a method that is not offered', async () => {
    expect(await refused('PATCH', `/api/people/${person}`, {})).toEqual([
      405,
      `No route found for "PATCH /api/people/${person}": Method Not Allowed (Allow: GET, PUT, DELETE)`,
    ]);
    expect((await refused('DELETE', '/api/people'))[0]).toBe(405);
  });

  it('name a type that is not read or not written', async () => {
    expect(await refused('POST', '/api/people', 'hello', { 'content-type': 'text/plain' })).toEqual([
      415,
      'The content-type "text/plain" is not supported. Supported MIME types are "application/ld+json", "application/json".',
    ]);
    expect((await refused('GET', '/api/people', undefined, { accept: 'image/png' }))[0]).toBe(406);
    expect((await club.api.get('/api/people', { accept: 'application/json' })).status).toBe(200);
  });

  it('report a body that is no JSON object', async () => {
    for (const body of ['{"familyName":', '', 'null', '[]', '"x"', '12', '['.repeat(100_000)])
      expect(await refused('POST', '/api/people', body), body.slice(0, 20)).toEqual([400, 'Syntax error']);
    expect((await refused('POST', '/api/prizes', `{"x":"${'x'.repeat(1_100_000)}"}`))[0]).toBe(413);
  });

  it('leave no trace on prototypes', async () => {
    await club.api.put(`/api/people/${person}`, '{"__proto__":{"polluted":true}}');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('reveal nothing of a fault of the server, and leave it running', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await club.context.db.query(sql`alter table people rename to folk`);
    expect(await refused('GET', '/api/people')).toEqual([500, 'Internal Server Error']);
    expect(errors.mock.calls.flat().map(String).join()).toContain('people');
    errors.mockRestore();
    await club.context.db.query(sql`alter table folk rename to people`);
    expect((await club.api.get('/api/people')).status).toBe(200);
  });

  it('name the documentation on every answer', async () => {
    for (const path of ['/api/people', '/api/nothing', '/api'])
      expect((await club.api.get(path)).headers.get('link')).toBe(
        '<http://sandbox.test/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"',
      );
  });

  it('give an organization the address of what it is', async () => {
    const { body } = await club.api.get(`/api/organizations/${club.home}`);
    expect(body).toMatchObject({
      '@id': `/api/clubs/${club.home}`,
      '@type': 'Club',
      name: "VAL D'YERRES PING",
    });
    const list = await club.api.get('/api/organizations?type=club');
    expect(list.body['hydra:member'].map((member: Record<string, unknown>) => member['@id'])).toEqual([
      `/api/clubs/${club.home}`,
      `/api/clubs/${club.away}`,
    ]);
    expect((await club.api.get(`/api/leagues/${club.home}`)).status).toBe(404);
  });
});
