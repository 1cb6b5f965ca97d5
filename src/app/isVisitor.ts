import { addresses } from '../areas/public/addresses.ts';
import { MARKS } from '../session/createMarks.ts';

/**
 * Whether a public page is opened where nobody is logged in, by the mark that `index.html` looks at too. Such a page
 * refuses nobody, so that it need not wait for a session to be taken up.
 */
export const isVisitor = (pathname: string, storage: Pick<Storage, 'getItem'>): boolean =>
  Object.values(addresses).some((address) => pathname === `/${address}`) &&
  storage.getItem(MARKS.deadline) === null;
