import type { HostedApi } from '../../host/createHost.ts';
import type { Sandbox } from '../api/openSandbox.ts';
import { probeStorage } from '../storage/database.ts';
import { sql } from '../storage/sql.ts';

/** The reference API as a host serves it: well while its database answers and takes something in. */
export const toHostedApi = (sandbox: Sandbox): HostedApi => ({
  fetch: (request, env) => sandbox.fetch(request, env),
  isHealthy: async () => {
    const { db } = sandbox.context;
    try {
      await db.query(sql`select 1`);
      if (db.storage.isFailing) await probeStorage(db);
      return true;
    } catch {
      return false;
    }
  },
});
