import { lazyPage } from '../../views/page/lazyPage.tsx';
import { defineFeature } from '../defineFeature.ts';

/** The guide of the pages, and the contacts of the organizations above the club. */
export const help = defineFeature({
  name: 'help',
  pages: [
    {
      path: 'contacts',
      group: 'help',
      resource: 'organizations',
      title: 'Contacts',
      right: { action: 'help.contacts' },
    },
    {
      path: 'help',
      group: 'help',
      title: 'Aide',
      Page: lazyPage(async () => (await import('./GuidePage.tsx')).GuidePage),
    },
  ],
});
