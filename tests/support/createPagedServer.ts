import { createTransportDouble } from './createTransportDouble.ts';

export interface PagedServer {
  readonly records: number;
  /** Rows of a page at most. */
  readonly cap: number;
  /** Whether every page has as many, whatever the client requests. */
  readonly isFixed?: boolean;
  readonly isCounted: boolean;
  /** Whether it names a next page: where there is one, always (partial pagination), or says nothing of pages. */
  readonly view: 'true' | 'always' | 'none';
}

/** Addresses of the first records of a collection. */
export const addressesOf = (records: number): readonly string[] =>
  Array.from({ length: records }, (_, index) => `/api/players/${index + 1}`);

/** A collection of API Platform that cuts and describes its pages as the test wants. */
export const createPagedServer = ({ records, cap, isFixed, isCounted, view }: PagedServer) =>
  createTransportDouble(({ path }) => {
    const address = new URL(path, 'http://localhost');
    const page = Number(address.searchParams.get('page') ?? 1);
    const size = isFixed ? cap : Math.min(Number(address.searchParams.get('itemsPerPage') ?? 30), cap);
    const rows = addressesOf(records).slice((page - 1) * size, page * size);
    const hasNext = view === 'always' || page * size < records;
    address.searchParams.set('page', String(page + 1));
    return {
      'hydra:member': rows.map((iri) => ({ '@id': iri, name: `Joueur ${iri.split('/').at(-1)}` })),
      ...(isCounted && { 'hydra:totalItems': records }),
      ...(view !== 'none' && {
        'hydra:view': { '@id': path, ...(hasNext && { 'hydra:next': address.pathname + address.search }) },
      }),
    };
  });
