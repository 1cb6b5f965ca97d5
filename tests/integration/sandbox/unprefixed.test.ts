import { describe, expect, it } from 'vitest';
import { openAccountSandbox } from '../../support/openAccountSandbox.ts';

describe('A sandbox without Hydra prefix', () => {
  it('names members, total and view as API Platform 4 does, in lists and in errors alike', async () => {
    const sandbox = await openAccountSandbox();
    const account = await sandbox.addAccount({ username: 'claire' });
    await sandbox.addPermission({ account, club: await sandbox.addClub(), matrix: {} });
    const { token } = (await sandbox.login('claire')).body;
    const send = sandbox.startProcess({ hydraPrefix: false });
    const read = async (path: string) => (await send.as(token).get(path)).body;

    const list = await read('/api/referentials?itemsPerPage=1');
    expect(list).toMatchObject({ '@type': 'Collection', member: [], totalItems: 0 });
    expect(JSON.stringify(list)).not.toContain('hydra:');
    const missing = await read('/api/referentials/999999');
    expect(missing).toMatchObject({ '@type': 'Error', title: 'An error occurred' });
    // The documentation names the vocabulary itself.
    expect(JSON.stringify(await read('/api/docs.jsonld'))).toContain('hydra:');
  });
});
