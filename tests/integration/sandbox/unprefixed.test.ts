import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../../sandbox/api/app.ts';
import { openAccountSandbox } from '../../support/openAccountSandbox.ts';

describe('A sandbox without Hydra prefix', () => {
  it('names members, total and view as API Platform 4 does, in lists and in errors alike', async () => {
    const { context, send, addAccount, addPermission, addClub } = await openAccountSandbox();
    const club = await addClub();
    const account = await addAccount({ username: 'claire' });
    await addPermission({ account, club, matrix: {} });
    const login = await send('POST', '/api/login_check', {
      body: { username: 'claire', password: 'secret' },
    });
    const { token } = (await login.json()) as { token: string };
    const app = createSandbox(context, { hydraPrefix: false });
    const read = async (path: string): Promise<Record<string, unknown>> => {
      const headers = { Authorization: `Bearer ${token}`, Accept: 'application/ld+json' };
      return (await (await app.request(path, { headers })).json()) as Record<string, unknown>;
    };

    const list = await read('/api/referentials?itemsPerPage=1');
    expect(list).toMatchObject({ '@type': 'Collection', member: [], totalItems: 0 });
    expect(JSON.stringify(list)).not.toContain('hydra:');
    const missing = await read('/api/referentials/999999');
    expect(missing).toMatchObject({ '@type': 'Error', title: 'An error occurred' });
    // The documentation names the vocabulary itself.
    expect(JSON.stringify(await read('/api/docs.jsonld'))).toContain('hydra:');
  });
});
