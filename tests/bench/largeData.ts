import type { Page, Route } from '@playwright/test';

type Json = Record<string, unknown>;

const KINDS: readonly Json[] = [
  ...Array.from({ length: 7 }, () => ({ type: 'string' })),
  { type: 'int' },
  { type: 'bool' },
  { type: 'date' },
  { type: 'string', choices: ['Bois', 'Carbone', 'Kevlar'].map((label) => ({ value: label, label })) },
  { type: 'text' },
];

/** Descriptions of that many fields: mostly texts, and in between what else forms are made of. */
const buildFields = (count: number): Json =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `mesure${index}`,
      { ...KINDS[index % KINDS.length], label: `Mesure ${index}`, groups: ['gallery:create'] },
    ]),
  );

/** The form of a new gallery gets that many fields instead of its own. */
export const serveFields = (page: Page, count: number): Promise<unknown> =>
  page.route('**/api/galleries/mapping', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    return alter(route, (answer) => ({ ...answer, fields: buildFields(count) }));
  });

/** Each gallery that is opened has that many lines. */
export const serveLines = async (page: Page, count: number): Promise<void> => {
  await page.route(/\/api\/galleries\/\d+$/, (route) =>
    alter(route, (answer) => ({
      ...answer,
      lines: Array.from({ length: count }, (_, index) => ({
        '@id': `/api/gallery_lines/${1_000_000 + index}`,
        '@type': 'GalleryLine',
        label: `Ligne mesurée ${index}`,
        quantity: 1 + (index % 99),
        amount: 100 * index,
        unit: 'piece',
        deliveredOn: '2025-09-01T00:00:00+00:00',
        contactEmail: null,
        checked: false,
      })),
    })),
  );
  // A form of its lines alone, in one section: they are what is measured.
  await page.route('**/api/galleries/mapping', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    return alter(route, (answer) => {
      const { title, lines } = answer.fields as { title: Json; lines: Json };
      return { ...answer, fields: { title: { ...title, groups: [] }, lines: { ...lines, groups: [] } } };
    });
  });
};

/**
 * The list of galleries has that many rows: those that the server answers first, over and over, each under an address
 * of its own. The server is called once only, so that its speed does not count.
 */
export const serveRows = (page: Page, total: number): Promise<unknown> => {
  let first: Promise<{ headers: Record<string, string>; answer: Json }> | null = null;
  return page.route(/\/api\/galleries\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const size = Number(query.get('itemsPerPage') ?? 10);
    const start = (Number(query.get('page') ?? 1) - 1) * size;
    const { headers, answer } = await (first ??= readOnce(route));
    const samples = answer['hydra:member'] as Json[];
    const count = Math.max(0, Math.min(size, total - start));
    const members = Array.from({ length: count }, (_, index) => ({
      ...samples[index % samples.length],
      '@id': `/api/galleries/${1_000_000 + start + index}`,
      id: 1_000_000 + start + index,
    }));
    await route.fulfill({
      headers,
      json: { ...answer, 'hydra:totalItems': total, 'hydra:member': members },
    });
  });
};

const readOnce = async (route: Route) => {
  const response = await route.fetch();
  const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
  return { headers, answer: (await response.json()) as Json };
};

const alter = async (route: Route, change: (answer: Json) => Json): Promise<void> => {
  const response = await route.fetch();
  await route.fulfill({ response, json: change((await response.json()) as Json) });
};
