import type { LicenceContract } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const licenceContracts = {
  name: 'licence-contracts',
  texts: {
    name: 'Contrat de joueur |||| Contrats de joueurs',
    create: 'Nouveau contrat de joueur',
  },
  recordRepresentation: ['licence.identifier'],
  right: { module: 'licences', action: 'licences.list' },
  list: {
    columns: ['licence', 'type', 'startDate', 'endDate', 'status'],
    sort: ['-startDate'],
    filters: ['type', 'status', 'startDate'],
    scope: ['club'],
    parentFields: { persons: ['licence.person'] },
  },
} as const satisfies Resource<LicenceContract>;
