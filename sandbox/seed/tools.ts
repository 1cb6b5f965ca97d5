import type { FindReferential } from './createFindReferential.ts';
import type { Contacts } from './createContacts.ts';
import type { Random } from './createRandom.ts';
import type { Rows } from './createRows.ts';

/** Shared tools of all parts of the seed. */
export interface Tools {
  readonly rows: Rows;
  readonly random: Random;
  readonly referential: FindReferential;
  readonly contacts: Contacts;
}
