// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetMappings } from '../../../src/data/mappingAnswers.ts';
import { fetchSeasons } from '../../../src/data/fetchSeasons.ts';
import { createTransportDouble } from '../../support/createTransportDouble.ts';

const season = {
  '@id': '/api/seasons/24',
  id: 24,
  name: '2025-2026',
  startDate: '2025-07-01T00:00:00+02:00',
  endDate: '2026-06-30T00:00:00+02:00',
  dateModified: '2025-07-04T10:10:49+02:00',
  current: true,
};

const read = (body: unknown) => fetchSeasons(createTransportDouble(() => body));

describe('fetchSeasons', () => {
  it('holds of a season exactly what the application knows of it (R3.145)', async () => {
    expect(await read({ 'hydra:member': [{ ...season, '@type': 'Season', foo: 1 }] })).toEqual([season]);
  });

  it('fills in what the server left out', async () => {
    const { '@id': iri, startDate, endDate } = season;
    expect(await read({ member: [{ '@id': iri, startDate, endDate }] })).toEqual([
      { '@id': iri, id: 24, name: '', startDate, endDate, dateModified: null, current: false },
    ]);
  });

  it('leaves out what has no identity or no dates', async () => {
    const member = ['/api/seasons/1', { ...season, '@id': null }, { ...season, endDate: null }, 3, null];
    expect(await read({ member })).toEqual([]);
  });

  it.each([null, [], 'x', {}, { member: null }])('reads none from %j', async (body) => {
    expect(await read(body)).toEqual([]);
  });

  it('asks for all of them once, the latest first, and may be cancelled', async () => {
    const transport = createTransportDouble(() => ({ member: [] }));
    const { signal } = new AbortController();
    await fetchSeasons(transport, { signal });
    expect(transport.calls).toEqual([
      {
        method: 'GET',
        path: '/api/seasons?itemsPerPage=100&order[startDate]=desc',
        body: null,
        signal,
      },
    ]);
  });
});

describe('the seasons that the browser keeps', () => {
  const next = { ...season, '@id': '/api/seasons/25', id: 25 };
  const told = (...seasons: readonly object[]) => createTransportDouble(() => ({ member: seasons }));
  const onOther = vi.fn<(seasons: readonly object[]) => void>();

  beforeEach(async () => {
    globalThis.indexedDB = new IDBFactory();
    onOther.mockReset();
    await fetchSeasons(told(season), { account: 'anne' });
  });

  it('are there before the server answers, which is asked behind them', async () => {
    let answer: (body: unknown) => void = () => undefined;
    const transport = createTransportDouble(() => new Promise((resolve) => (answer = resolve)));
    expect(await fetchSeasons(transport, { account: 'anne', onOther })).toEqual([season]);
    answer({ member: [next, season] });
    await vi.waitFor(() => expect(onOther).toHaveBeenCalledExactlyOnceWith([next, season]));
    expect(await fetchSeasons(told(), { account: 'anne' })).toEqual([next, season]);
  });

  it('change nothing while the server says the same, or fails', async () => {
    await fetchSeasons(told(season), { account: 'anne', onOther });
    const failing = createTransportDouble(() => Promise.reject(new Error('down')));
    expect(await fetchSeasons(failing, { account: 'anne', onOther })).toEqual([season]);
    await vi.waitFor(() => expect(failing.calls).toHaveLength(1));
    expect(onOther).not.toHaveBeenCalled();
  });

  it('are those of the account alone, until it logs out', async () => {
    expect(await fetchSeasons(told(next), { account: 'louis' })).toEqual([next]);
    await fetchSeasons(told(season), { account: 'anne' });
    await forgetMappings();
    expect(await fetchSeasons(told(next), { account: 'anne' })).toEqual([next]);
  });
});
