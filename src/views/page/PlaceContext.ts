import { createContext, use } from 'react';
import { useResourceContext } from 'react-admin';

/** One step of the way from the home to a page. */
export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** Place of a view in the address, where that is more than the name of a resource. */
export interface Place {
  /** Title of the page; that of the view itself when absent. */
  readonly title?: string | undefined;
  /** The way to it; null where the frame around the view shows the way, and the head of the record. */
  readonly parents?: readonly Crumb[] | null;
  /** Name of the record that the page belongs to, which comes first in the title; empty while it is read. */
  readonly owner?: string | undefined;
  /** Key under which the reader's choices for this list are stored; the name of the resource when absent. */
  readonly key?: string;
  /** Names of the values of `ScopeContext` that a new record starts with here. */
  readonly fills?: readonly string[];
  /** Values that a new record starts with here. */
  readonly starts?: Readonly<Record<string, unknown>>;
  /** Address of the page, to which what is open within it goes back; absent where there is no page of the table. */
  readonly address?: string;
  /** Address of the whole form of the record; the record's own when absent. */
  readonly edit?: string;
  /** View that is open within it: `edit`, `contact-points/12`; empty where there is none. */
  readonly inner?: string;
  /** Distinguishes the draft of a form here from that of the same record elsewhere. */
  readonly draft?: string;
  /** Address from which the view was opened and to which it leads back; the list of the resource when absent. */
  readonly back?: string;
}

export const PlaceContext = createContext<Place>({});

/** Key under which a list keeps what its reader has chosen. */
export const useListKey = (): string => {
  const resource = useResourceContext() ?? '';
  return use(PlaceContext).key ?? resource;
};
