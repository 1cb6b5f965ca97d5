import instances from './data/instances.json' with { type: 'json' };
import type { Tools } from './tools.ts';

/** The federations of others, contacted by mail alone. Added last, so that no key of what was there before moves. */
export const addAffinities = ({ rows, contacts, organization }: Tools): void => {
  for (const { identifier, name } of instances.affinityFederations)
    rows.add('federation', {
      id: organization(identifier),
      identifier,
      name,
      mainEmail: contacts.email(`contact.${identifier}`),
    });
};
