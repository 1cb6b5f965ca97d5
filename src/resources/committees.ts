import type { Committee } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const committees = {
  name: 'committees',
  texts: { name: 'Comité |||| Comités', create: 'Nouveau comité' },
  numberField: 'identifier',
  right: { action: 'club.informations' },
  list: {
    columns: ['name', 'identifier', 'parent', 'mainEmail', 'mainPhone', 'mainAddress.addressLocality'],
    sort: ['name'],
    filters: ['name', 'identifier', 'departmentCode', 'parent'],
  },
} as const satisfies Resource<Committee>;
