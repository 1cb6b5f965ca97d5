import type { APIRequestContext } from '@playwright/test';
import { openApi } from './openApi.ts';

export interface Prize {
  /** `/api/prizes/34` */
  readonly '@id': string;
  readonly id: number;
  readonly comment: string | null;
}

interface Members {
  readonly 'hydra:member': readonly { readonly '@id': string }[];
}

let count = 0;

/** Adds a prize of club 1: a form of few fields, so that whoever fills in many forms does not wait for each. */
export async function createPrize(request: APIRequestContext): Promise<Prize> {
  const api = await openApi(request);
  const { 'hydra:member': types } = await api.get<Members>('/api/referentials?type=PrizeType&itemsPerPage=1');
  count += 1;
  return api.post<Prize>('/api/prizes', {
    club: '/api/clubs/1',
    organization: '/api/clubs/1',
    type: types[0]?.['@id'],
    rank: 'gold',
    date: '2026-01-05',
    comment: `Essai ${process.pid} ${count}`,
  });
}
