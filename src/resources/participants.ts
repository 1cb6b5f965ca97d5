import type { Participant } from '../generated/resources.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Loading } from '../views/page/Loading.tsx';
import { PartFailure } from '../views/page/PartFailure.tsx';
import { defineResource } from './defineResource.ts';

const PassDesk = lazyPart(async () => (await import('../features/event-passes/PassDesk.tsx')).PassDesk, {
  Loader: Loading,
  Failure: PartFailure,
});

export const participants = defineResource<Participant>({
  list: {
    columns: ['passCode', 'familyName', 'givenName', 'clubEvent.name', 'clubEvent.startDate', 'passState'],
    filters: ['passCode', 'familyName', 'clubEvent', 'passState'],
    scope: 'clubEvent.club',
    within: { persons: 'person', 'club-events': 'clubEvent' },
  },
  lists: { 'club-events/:id/participants': { above: PassDesk } },
  form: {
    sections: {
      person: ['familyName', 'givenName', 'birthYear', 'gender', 'email', 'postalCode', 'person', 'licence'],
      participation: ['clubEvent', 'role', 'licensed', 'consent', 'passCode', 'passState', 'usedDate'],
    },
  },
  fields: { birthYear: { as: 'year' } },
});
