import { expect, it } from 'vitest';
import { createCallLog } from '../../../src/http/createCallLog.ts';
import { createTransport } from '../../../src/http/createTransport.ts';

it('keeps the form of a call, and nothing of whom it is about', async () => {
  const calls = createCallLog();
  const transport = createTransport({
    apiUrl: 'https://api.example.test/api',
    calls,
    token: () => Promise.resolve('secret'),
    fetch: (url) =>
      JSON.stringify(url).includes('lost')
        ? Promise.reject(new TypeError('lost'))
        : Promise.resolve(Response.json({ '@id': 'x' })),
  });
  const body = { familyName: 'DUPONT' };
  await transport.request('/people?familyName=DUPONT');
  await transport.request('/people/34', { method: 'PUT', body });
  await transport.request('/files/12/certificat-dupont.pdf', { file: true });
  await transport.request('/people/dupont');
  await transport.request('/people/0/mapping');
  await transport.request('/lost', { method: 'POST', body }).catch(() => undefined);
  const logged = calls.before(Date.now(), 10);
  expect(logged.map(({ method, template, status }) => `${method} ${template} ${status}`)).toEqual([
    'GET /people 200',
    'PUT /people/{id} 200',
    'GET /files/{id}/{...} 200',
    'GET /people/{...} 200',
    'GET /people/{id}/mapping 200',
    'POST /lost null',
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/dupont|secret/i);
  expect(calls.before(Date.now(), 2)).toHaveLength(2);
  expect(calls.before(0, 10)).toEqual([]);
});
