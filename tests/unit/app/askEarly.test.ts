import { describe, expect, it } from 'vitest';
import { askEarly } from '../../../src/app/askEarly.ts';
import type { RequestOptions } from '../../../src/http/createTransport.ts';
import type { Services } from '../../../src/features/ServicesContext.tsx';

const QUESTION = { path: '/api/licences?page=1', headers: { 'X-Order': 'name' } };
const KEY = 'RaStoreclub-1-/api/accounts/7.question./1/licences';
const LICENCES = { pathname: '/1/licences', search: '' };

interface Given {
  readonly account?: string | null;
  readonly kept?: Readonly<Record<string, string>>;
  readonly at?: { readonly pathname: string; readonly search: string };
}

const open = ({ account = '/api/accounts/7', kept = {}, at = LICENCES }: Given = {}) => {
  const asked: { path: string; options: RequestOptions | undefined }[] = [];
  const user = { username: 'x', account, roles: [], modulesAccesses: [], clubPermissions: [] };
  const services = {
    session: {
      getState: () => (account === null ? { status: 'loggedOut' } : { status: 'loggedIn', user }),
      epoch: () => 3,
    },
    transport: {
      request: (path: string, options?: RequestOptions) => {
        asked.push({ path, options });
        return Promise.reject(new Error('No network'));
      },
    },
  } as unknown as Pick<Services, 'session' | 'transport'>;
  const storage = { getItem: (key: string) => kept[key] ?? null };
  return { early: askEarly(services, at, storage), asked };
};

describe('the rows of a list that is opened', () => {
  it('are asked for with the question of its last visit', () => {
    const { early, asked } = open({ kept: { [KEY]: JSON.stringify(QUESTION) } });
    expect(asked).toMatchObject([{ path: QUESTION.path, options: { headers: QUESTION.headers } }]);
    expect(early).toMatchObject({ pathname: '/1/licences', question: QUESTION, epoch: 3 });
    early?.end.abort();
    expect(asked[0]?.options?.signal?.aborted).toBe(true);
  });

  it('come after what the server has, where it names its collections itself', () => {
    const { asked } = open({ at: { pathname: '/0/articles', search: '' } });
    expect(asked).toMatchObject([{ path: '/api/index.jsonld' }]);
  });

  it.each<[string, Given]>([
    ['it was never visited', { kept: {} }],
    ['its address tells more', { at: { pathname: '/1/licences', search: '?page=2' } }],
    ['another account did', { account: '/api/accounts/8' }],
    ['it is of another club', { at: { pathname: '/2/licences', search: '' } }],
    ['nobody is logged in', { account: null }],
    ['no club is named', { at: { pathname: '/login', search: '' } }],
  ])('are left to the list where %s', (_case, given) => {
    const { early, asked } = open({ kept: { [KEY]: JSON.stringify(QUESTION) }, ...given });
    expect(early).toBeNull();
    expect(asked).toEqual([]);
  });

  it.each(['', 'x', 'null', '[]', '{"path":7,"headers":{}}', '{"path":"/api/licences"}'])(
    'are left to the list where the browser keeps %j',
    (text) => {
      expect(open({ kept: { [KEY]: text } }).early).toBeNull();
    },
  );
});
