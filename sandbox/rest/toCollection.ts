import type { ResolvedEntity } from '../model/model.ts';
import { API } from '../model/iri.ts';
import { toSearch } from './toSearch.ts';
import type { Json } from './toJsonLd.ts';

export interface Page {
  readonly members: readonly Json[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
  readonly canCreate: boolean;
}

/** The document of a collection, with the links to its other pages. */
export const toCollection = (entity: ResolvedEntity, url: URL, answer: Page): Json => {
  const view = toView(url, answer);
  return {
    '@context': `${API}/contexts/${entity.shortName}`,
    '@id': url.pathname,
    '@type': 'hydra:Collection',
    'hydra:member': answer.members,
    'hydra:totalItems': answer.total,
    ...(view ? { 'hydra:view': view } : {}),
    'hydra:search': toSearch(entity, url.pathname),
    permissions: { canCreate: answer.canCreate },
    page: answer.page,
  };
};

/** Absent without a query when all fits; without links where one page contains everything. */
const toView = (url: URL, { total, page, limit }: Page): Json | undefined => {
  const last = limit > 0 ? Math.max(1, Math.ceil(total / limit)) : 1;
  if (last === 1 && url.search === '' && page === 1) return undefined;
  const at = (number: number): string => {
    const parameters = new URLSearchParams(url.search);
    parameters.delete('page');
    parameters.append('page', String(number));
    return `${url.pathname}?${parameters.toString()}`;
  };
  const type = { '@type': 'hydra:PartialCollectionView' };
  if (last === 1 && page === 1) return { '@id': `${url.pathname}${url.search}`, ...type };
  return {
    '@id': at(page),
    ...type,
    'hydra:first': at(1),
    'hydra:last': at(last),
    ...(page > 1 ? { 'hydra:previous': at(page - 1) } : {}),
    ...(page < last ? { 'hydra:next': at(page + 1) } : {}),
  };
};
