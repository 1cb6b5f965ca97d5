import { describe, expect, it } from 'vitest';
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

  it('reads all of them once, the latest first, and may be cancelled', async () => {
    const transport = createTransportDouble(() => ({ member: [] }));
    const { signal } = new AbortController();
    await fetchSeasons(transport, signal);
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
