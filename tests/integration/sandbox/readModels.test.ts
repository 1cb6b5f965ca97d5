import simpleRestProvider from 'ra-data-simple-rest';
import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../sandbox/rights/context.ts';
import { readRoutes } from '../../../sandbox/read/readRoutes.ts';

describe('plain JSON read models (R2.178)', () => {
  const app = readRoutes({} as Context);
  const call = async (path: string) => {
    const response = await app.request(path);
    return {
      status: response.status,
      range: response.headers.get('Content-Range'),
      type: response.headers.get('Content-Type'),
      body: JSON.parse(await response.text()),
    };
  };
  const provider = simpleRestProvider('/api/read', async (url, options) => {
    const response = await app.request(url, { headers: new Headers(options?.headers ?? {}) });
    const body = await response.text();
    if (!response.ok) throw new HttpError(body, response.status);
    return { status: response.status, headers: response.headers, body, json: JSON.parse(body) };
  });
  const list = (filter: object, page = 1) =>
    provider.getList('towns', {
      filter,
      pagination: { page, perPage: 5 },
      sort: { field: 'name', order: 'ASC' },
    });

  it('answer pages with their total to ra-data-simple-rest', async () => {
    const first = await list({});
    expect(first.data).toHaveLength(5);
    expect(first.total).toBeGreaterThan(100);
    expect(first.data[0]).toMatchObject({ name: 'Aix-en-Provence', postalCode: '13100' });
    const second = await list({}, 2);
    expect(second.data.map(({ id }) => id)).not.toEqual(first.data.map(({ id }) => id));
  });

  it('find a town by the start of its name, of a word in it, or of its postal code (R2.175)', async () => {
    const names = async (q: string) =>
      (await list({ q })).data.map(({ name, postalCode }) => `${postalCode} ${name}`);
    expect(await names('vaires')).toEqual(['77360 Vaires-sur-Marne']);
    expect(await names('FOSSES')).toEqual(['94100 Saint-Maur-des-Fossés']);
    expect(await names('saint mau')).toEqual(['94100 Saint-Maur-des-Fossés']);
    expect(await names('35380')).toHaveLength(4);
    expect((await list({ q: 'zzz' })).total).toBe(0);
    expect((await list({ postalCode: '44430', unknown: 1 })).total).toBe(2);
  });

  it('give single records by key', async () => {
    const { data } = await provider.getMany('towns', { ids: [3, 1] });
    expect(new Set(data.map(({ id }) => id))).toEqual(new Set([1, 3]));
    expect((await provider.getOne('towns', { id: 1 })).data).toMatchObject({ id: 1, departmentCode: '77' });
    expect((await call('/api/read/towns/99999')).status).toBe(404);
    expect((await call('/api/read/unknown')).status).toBe(404);
  });

  it('write the range as the contract does', async () => {
    const { status, range, type } = await call('/api/read/towns?range=[0,24]');
    expect([status, range?.replace(/\d+$/, 'N'), type]).toEqual([200, 'towns 0-24/N', 'application/json']);
    expect((await call('/api/read/towns?range=[5000,5024]')).body).toEqual([]);
  });

  it('refuse parameters that are no such JSON', async () => {
    for (const query of ['filter=[1]', 'filter={', 'range=[-1,2]', 'range=[3]', 'sort=["name"]', 'sort=7'])
      expect((await call(`/api/read/towns?${query}`)).status, query).toBe(400);
  });
});
