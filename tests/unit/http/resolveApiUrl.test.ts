import { describe, expect, it } from 'vitest';
import { resolveApiUrl, toEntrypoint } from '../../../src/http/resolveApiUrl.ts';

const entrypoint = toEntrypoint('https://api.example.test', 'https://app.example.test');

describe('resolveApiUrl', () => {
  it.each([
    ['people', 'https://api.example.test/api/people'],
    ['/people?order[id]=asc', 'https://api.example.test/api/people?order[id]=asc'],
    ['/api/people/12', 'https://api.example.test/api/people/12'],
    ['/api', 'https://api.example.test/api'],
    ['/apiaries', 'https://api.example.test/api/apiaries'],
    ['https://api.example.test/api/people/12', 'https://api.example.test/api/people/12'],
    ['//api.example.test/api/people/12', 'https://api.example.test/api/people/12'],
    ['/people?note=../x', 'https://api.example.test/api/people?note=../x'],
    ['/people#part', 'https://api.example.test/api/people'],
  ])('resolves %s below the prefix (R7.1, R7.2)', (path, url) => {
    expect(resolveApiUrl(entrypoint, path).href).toBe(url);
  });

  it.each([
    'https://evil.example/api/people',
    '//evil.example/api/people',
    'http://api.example.test/api/people',
    'https://api.example.test:8443/api/people',
    'https://api.example.test/other',
    'https://api.example.test/apiary',
    'https://user:pass@api.example.test/api/people',
    '/api/../admin',
    '../../accounts/me',
    '/people/%2e%2e/accounts',
    '/people/%2E./accounts',
    '/people/..%2f..%2fadmin',
    '/people/%252e%252e/accounts',
    '/people\\..\\admin',
    '/\\evil.example',
    '/people/\u0000',
    '/peo\nple',
    'javascript:alert(1)',
    'data:application/json,{}',
  ])('refuses %j', (path) => {
    expect(() => resolveApiUrl(entrypoint, path)).toThrow(/outside the API/);
  });

  it('takes a prefix of its own and a bare path on the page’s origin', () => {
    const own = toEntrypoint('/federation/api/', 'https://app.example.test');
    expect(resolveApiUrl(own, '/people').href).toBe('https://app.example.test/federation/api/people');
    expect(resolveApiUrl(own, '/federation/api/people').href).toBe(
      'https://app.example.test/federation/api/people',
    );
  });
});
