// @vitest-environment jsdom
import type { RaRecord } from 'react-admin';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AppDataProvider } from '../../src/data/createDataProvider.ts';
import { createDirectory } from '../../src/data/ResourceDefinition.ts';
import { labelOf } from '../../src/fields/labelOf.ts';
import { toDateInput } from '../../src/lib/dates.ts';
import { iriOf } from '../../src/lib/iri.ts';
import { valueAt } from '../../src/lib/paths.ts';
import { isEmpty } from '../../src/lib/placeholder.ts';
import { lettersOf } from '../../src/lib/text.ts';
import { resources } from '../../src/resources/index.ts';
import { createRelationLookup } from '../../src/views/transfer/createRelationLookup.ts';
import { BYTE_ORDER_MARK, toCsv } from '../../src/views/transfer/csv.ts';
import { checkRow } from '../../src/views/transfer/fromCell.ts';
import {
  importTargets,
  matchHeadings,
  toFileColumns,
  type ImportTarget,
} from '../../src/views/transfer/importTargets.ts';
import { readLines, toTable } from '../../src/views/transfer/readTable.ts';
import { toCell } from '../../src/views/transfer/toCell.ts';
import { openProvider } from '../support/openProvider.ts';
import { createBuilders } from '../support/screens/createBuilders.ts';
import { createClients } from '../support/screens/createClient.ts';
import { setUpSandbox } from '../support/screens/openSeededSandbox.ts';

/** Limits for a busy machine, not expectations. */
const READ_MS = 300_000;

const HOSTILE = [
  '=SOMME(A1)',
  "'abc",
  "''bcd",
  "'t Hooft",
  '-Martin',
  '+Ana',
  '@Zoé',
  'a;b',
  'c"d"',
  'Ve\u0301ronique',
  'N’DIAYE',
  'X'.repeat(80),
  'أحمد بن علي',
  'כהן',
  '李小龍',
  '12-15',
  '1234,50',
];

const directory = createDirectory(resources);
const sandbox = setUpSandbox();
let provider: AppDataProvider;
let queries = 0;
const hostile: string[] = [];

beforeAll(async () => {
  provider = await openProvider({
    fetch: async (request) => {
      if (new URL(request.url).pathname === '/api/graphql') queries += 1;
      return sandbox.fetch(request);
    },
  });
  const { buildPerson } = createBuilders(() => createClients(() => sandbox)('gestionnaire'));
  for (const name of HOSTILE) {
    // Each is numbered behind the one before.
    // oxlint-disable-next-line no-await-in-loop
    hostile.push((await buildPerson({ familyName: name, givenName: name.slice(0, 40) }))['@id']);
  }
});

const readAll = async (resource: string): Promise<readonly RaRecord[]> => {
  const records: RaRecord[] = [];
  for (let page = 1; ; page += 1) {
    // One page after the other.
    // oxlint-disable-next-line no-await-in-loop
    const { data, total = 0 } = await provider.getList<RaRecord>(resource, {
      pagination: { page, perPage: 100 },
      sort: { field: 'id', order: 'ASC' },
      filter: { club: '/api/clubs/1' },
    });
    records.push(...data);
    if (data.length === 0 || records.length >= total) return records;
  }
};

/** The records as a file has them, and as it is read again. */
const exportAndRead = async (resource: string) => {
  const records = await readAll(resource);
  const { data: description } = await provider.describe(resource, 'create');
  const targets = importTargets(description.fields, { hints: {}, left: ['club'] });
  const words = { yes: 'Oui', no: 'Non', directory, hints: {} };
  const file = toCsv([
    // Of two fields with one label the second is known by its path.
    targets.map(({ path, label }, index) =>
      targets.findIndex((one) => one.label === label) === index ? label : path,
    ),
    ...records.map((record) =>
      targets.map(({ field, path }) => toCell(field, path, valueAt(record, path), words)),
    ),
  ]);
  const lines = await readLines(new Blob([BYTE_ORDER_MARK, file]));
  if (typeof lines === 'string') throw new Error(lines);
  const table = toTable(lines);
  if (typeof table === 'string') throw new Error(table);
  expect(matchHeadings(table.headings, targets)).toEqual(targets.map(({ path }) => path));
  const lookup = createRelationLookup(provider, directory);
  const cells = table.rows.map((row) =>
    Object.fromEntries(targets.map(({ path }, index) => [path, row[index] ?? ''])),
  );
  queries = 0;
  await lookup.findAll(cells, targets);
  const found = queries;
  const rows = cells.map((row) =>
    checkRow(row, { fields: description.fields, targets, starts: {}, resolve: lookup.resolve, until: 2026 }),
  );
  return { records, targets, rows, queries: found };
};

/** What a form would hold of a value, to compare it. */
const plain = ({ kind }: ImportTarget, value: unknown): unknown => {
  if (isEmpty(value)) return null;
  if (kind === 'date') return toDateInput(value);
  if (kind.startsWith('relation')) return [value].flat().map(iriOf);
  return value;
};

describe.each(['persons', 'licences'])('an export of the %s', (resource) => {
  it(
    'is read again as it was, but for people who differ only by a number',
    async () => {
      const { records, targets, rows, queries: found } = await exportAndRead(resource);
      expect(rows).toHaveLength(records.length);
      // Names of a file are looked up together, not one after the other.
      expect(found).toBeLessThan(records.length / 5);
      const people = await readAll('persons');
      const hasNamesake = (name: string): boolean =>
        people.filter((one) => lettersOf(labelOf(one, directory.byPath('/people'))) === lettersOf(name))
          .length > 1;
      const differences = records.flatMap((record, index) =>
        targets.flatMap((target) => {
          const original = valueAt(record, target.path);
          const [was, is] = [original, valueAt(rows[index]?.values, target.path)].map((value) =>
            plain(target, value),
          );
          if (JSON.stringify(was) === JSON.stringify(is)) return [];
          const error = rows[index]?.errors.get(target.path);
          const isAmbiguous = error && 'key' in error && error.key === 'import.cells.ambiguous';
          if (isAmbiguous && hasNamesake(labelOf(original, directory.byPath('/people')))) return [];
          return [[String(record.id), target.path, was, is, error]];
        }),
      );
      expect(differences).toEqual([]);
      const ids = new Set(records.map(({ id }) => id));
      expect(resource === 'persons' ? hostile.filter((iri) => !ids.has(iri)) : []).toEqual([]);
    },
    READ_MS,
  );
});

it(
  'the columns of an exported list lead back to their fields, an address part by part',
  { timeout: READ_MS },
  async () => {
    const astray: unknown[] = [];
    const inner: string[] = [];
    for (const { name } of resources) {
      // One after the other: the sandbox answers all.
      // oxlint-disable-next-line no-await-in-loop
      const [list, create] = await Promise.all(
        (['list', 'create'] as const).map((operation) =>
          provider.describe(name, operation).then(
            ({ data }) => data.fields,
            () => [],
          ),
        ),
      );
      const columns = (list ?? []).flatMap((field) => toFileColumns(field, field.name, {}));
      const targets = importTargets(create ?? [], { hints: {}, left: [] });
      const matched = matchHeadings(
        columns.map(({ label }) => label),
        targets,
      );
      columns.forEach(({ path, label }, index) => {
        const isTwin = columns.filter((one) => one.label === label).length > 1;
        if (isTwin || !targets.some((target) => target.path === path)) return;
        if (path.includes('.')) inner.push(`${name}: ${label}`);
        if (matched[index] !== path) astray.push([name, label, matched[index], path]);
      });
    }
    expect(astray).toEqual([]);
    expect(inner).toContain('persons: Adresse principale - Code postal');
  },
);
