import type { APIRequestContext } from '@playwright/test';
import { openApi } from './openApi.ts';

export interface Gallery {
  /** `/api/galleries/34` */
  readonly '@id': string;
  readonly id: number;
  readonly nickname: string | null;
  readonly attachments: readonly { readonly originalFilename: string }[];
}

interface Members {
  readonly 'hydra:member': readonly { readonly '@id': string }[];
}

let count = 0;

/** Adds a gallery without files to club 1, so that a test changes none that another test reads. */
export async function createGallery(request: APIRequestContext): Promise<Gallery> {
  const api = await openApi(request);
  const first = async (path: string): Promise<string | undefined> =>
    (await api.get<Members>(path))['hydra:member'][0]?.['@id'];
  count += 1;
  const letters = String.fromCharCode(
    ...[676, 26, 1].map((size) => 65 + (Math.floor(process.pid / size) % 26)),
  );
  return api.post<Gallery>('/api/galleries', {
    title: `ZZ ${process.pid} ${count}`,
    code: `${letters}-${String(count).padStart(3, '0')}`,
    club: '/api/clubs/1',
    season: await first('/api/seasons?itemsPerPage=1'),
    seats: 40,
    price: 500,
    openingDate: '2026-01-05',
    days: ['monday'],
    practiceForms: [await first('/api/referentials?type=PracticeForm&itemsPerPage=1')],
    dimensions: ['10', '20'],
    lines: [{ label: 'Balles', quantity: 1, amount: 100 }],
  });
}
