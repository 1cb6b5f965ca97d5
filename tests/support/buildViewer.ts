import type { Viewer } from '../../sandbox/rights/viewer.ts';

/** An account without any right; give `modules` and `clubs` what the test needs. */
export const buildViewer = (viewer: Partial<Viewer> = {}): Viewer => ({
  account: 1,
  person: 1,
  username: 'test',
  mfaEnabled: false,
  passwordVersion: 0,
  secondFactorAt: null,
  session: null,
  roles: ['ROLE_USER'],
  modules: {},
  clubs: new Map(),
  ...viewer,
});
