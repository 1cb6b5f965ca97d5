import type { SandboxOptions } from '../api/openSandbox.ts';
import type { Settings } from './settings.ts';

/** Options of the sandbox under these settings: in production without demonstration data and mailbox, described to accounts alone. */
export const toSandboxOptions = ({
  databaseUrl,
  dataDir,
  production,
  hydraPrefix,
  trustedProxies,
  isFactorForAll,
}: Settings): SandboxOptions => ({
  databaseUrl,
  dataDir,
  seed: production ? 'none' : 'club',
  mailbox: !production,
  isDocumented: !production,
  hydraPrefix,
  trustedProxies,
  isFactorForAll,
});
