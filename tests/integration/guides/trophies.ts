import type { Resource } from '../../../src/resources/Resource.ts';

export const trophies = {
  name: 'trophies',
  texts: { name: 'Trophée |||| Trophées' },
  right: { module: 'club', action: 'club.informations' },
} as const satisfies Resource;
