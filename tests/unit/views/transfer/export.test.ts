import Papa from 'papaparse';
import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { createDirectory } from '../../../../src/data/ResourceDefinition.ts';
import type { FieldDescription } from '../../../../src/schema/description.ts';
import { createCsvWriter, toCsv, undefuse } from '../../../../src/views/transfer/csv.ts';
import { exportRows, type ExportProgress } from '../../../../src/views/transfer/exportRows.ts';
import { readPages } from '../../../../src/views/transfer/readPages.ts';
import { toCell } from '../../../../src/views/transfer/toCell.ts';
import { toSheetCell } from '../../../../src/views/transfer/TableWriter.ts';
import { describeField } from '../../../support/describeFields.ts';

const QUERY = { resource: 'persons', filter: { a: 1 }, sort: { field: 'id', order: 'ASC' } } as const;

/** A list of `size` rows, cut to `maximum` a page whatever is requested. */
const listOf = (size: number, maximum = 1000, counted = true) => {
  const queries: GetListParams[] = [];
  const getList = async (_resource: string, params: GetListParams) => {
    queries.push(params);
    const { page = 1, perPage = 25 } = params.pagination ?? {};
    const length = Math.min(perPage, maximum);
    const start = (page - 1) * length;
    const rows = Array.from({ length: Math.max(0, Math.min(length, size - start)) }, (_, index) => ({
      id: `/api/people/${start + index + 1}`,
    }));
    return counted
      ? { data: rows, total: size }
      : { data: rows, pageInfo: { hasNextPage: start + rows.length < size, hasPreviousPage: page > 1 } };
  };
  return { queries, provider: { getList } as unknown as DataProvider };
};

const rowsOf = async (pages: AsyncIterable<{ readonly rows: readonly RaRecord[] }>) => {
  const read: unknown[] = [];
  for await (const { rows } of pages) read.push(...rows.map(({ id }) => id));
  return read;
};

const never = new AbortController().signal;

describe('readPages', () => {
  it.each([
    [0, 1],
    [1, 1],
    [250, 1],
    [251, 2],
    [1000, 4],
  ])('reads %i rows in %i requests, one after the other', async (size, requests) => {
    const { queries, provider } = listOf(size);
    const read = await rowsOf(readPages(provider, QUERY, never));
    expect(new Set(read).size).toBe(size);
    expect(queries.map(({ pagination }) => pagination?.page)).toEqual(
      Array.from({ length: requests }, (_, index) => index + 1),
    );
    expect(queries[0]).toMatchObject({ filter: { a: 1 }, sort: { field: 'id', order: 'ASC' } });
  });

  it('loses no row where the server gives smaller pages than requested', async () => {
    expect(await rowsOf(readPages(listOf(305, 100).provider, QUERY, never))).toHaveLength(305);
  });

  it('follows the next page where the server does not count', async () => {
    expect(await rowsOf(readPages(listOf(305, 100, false).provider, QUERY, never))).toHaveLength(305);
  });

  it('ends where the list has shrunk below what it counted', async () => {
    const provider = {
      getList: async (_: string, { pagination }: GetListParams) => ({
        data: pagination?.page === 1 ? [{ id: 1 }] : [],
        total: 500,
      }),
    } as unknown as DataProvider;
    expect(await rowsOf(readPages(provider, QUERY, never))).toEqual([1]);
  });

  it('passes a row on once that moved onto the next page', async () => {
    const provider = {
      getList: async (_: string, { pagination }: GetListParams) => ({
        data: pagination?.page === 1 ? [{ id: 1 }, { id: 2 }] : [{ id: 2 }, { id: 3 }],
        total: 4,
      }),
    } as unknown as DataProvider;
    expect(await rowsOf(readPages(provider, QUERY, never))).toEqual([1, 2, 3]);
  });

  it('requests nothing more once it is cancelled', async () => {
    const controller = new AbortController();
    const { queries, provider } = listOf(1000);
    const read = async () => {
      for await (const _ of readPages(provider, QUERY, controller.signal)) controller.abort();
    };
    await expect(read()).rejects.toThrow('abort');
    expect(queries).toHaveLength(1);
  });
});

describe('exportRows', () => {
  const run = (
    size: number,
    controller = new AbortController(),
    onProgress: (progress: ExportProgress) => void = () => undefined,
  ) => {
    const sizes: number[] = [];
    const csv = createCsvWriter();
    return exportRows({
      pages: readPages(listOf(size).provider, QUERY, controller.signal),
      headings: ['Numéro'],
      toRows: async (rows) => rows.map(({ id }) => [String(id)]),
      writer: {
        ...csv,
        write: (rows) => {
          sizes.push(rows.length);
          return csv.write(rows);
        },
      },
      onProgress,
      signal: controller.signal,
    }).then(async (file) => ({ text: await file.text(), sizes }));
  };

  it('writes the headings and every row, a slice at a time', async () => {
    const progress: ExportProgress[] = [];
    const { text, sizes } = await run(620, undefined, (seen) => progress.push(seen));
    expect(text.trimEnd().split('\r\n')).toHaveLength(621);
    expect(text).toMatch(/Numéro\r\n\/api\/people\/1\r\n/);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
    expect(progress).toEqual([
      { written: 250, total: 620 },
      { written: 500, total: 620 },
      { written: 620, total: 620 },
    ]);
  });

  it('gives no file once it is cancelled', async () => {
    const controller = new AbortController();
    await expect(run(620, controller, () => controller.abort())).rejects.toThrow('abort');
  });
});

describe('cells of an exported file', () => {
  const words = {
    yes: 'Oui',
    no: 'Non',
    directory: createDirectory([]),
    labelOf: ({ label, name }: FieldDescription) => label ?? name,
    hints: {},
  };
  it.each([
    [{ type: 'integer' }, 7, 7],
    [{ type: 'decimal' }, '12.50', 12.5],
    [{ type: 'decimal' }, '0.123456789012345', 0.123456789012345],
    [{ type: 'decimal' }, '1234567890123.456', '1234567890123,456'],
    [{ type: 'int' }, '9007199254740993', '9007199254740993'],
    [{ type: 'boolean' }, false, 'Non'],
    [{ type: 'date' }, '2026-03-05T00:00:00+01:00', '05/03/2026'],
    [{ type: 'datetime' }, '2026-03-05T09:05:07+01:00', '05/03/2026 à 09:05:07'],
    [{ type: 'datetime', isDayOrMoment: true }, '1970-01-01T17:45:30+00:00', '17:45:30'],
    [{ type: 'time' }, '1970-01-01T20:45:00+01:00', '20:45'],
    [{ type: 'time' }, '1970-01-01T20:45:30+01:00', '20:45:30'],
    [{ choices: { M: 'Masculin' } }, 'M', 'Masculin'],
    [{ choices: { M: 'Masculin' }, multiple: true }, ['M', 'X'], 'Masculin, X'],
    [{ type: 'club', path: 'clubs' }, { '@id': '/api/clubs/1', name: 'Ping' }, 'Ping'],
    [{ type: 'string' }, null, null],
    [{ type: 'string' }, '', null],
    [{ type: 'file' }, { '@id': '/api/files/1', originalFilename: 'a.pdf' }, 'a.pdf'],
  ])('holds of %j with the value %j what its reader knows: %j', (raw, value, cell) => {
    expect(toCell(describeField(raw), 'value', value, words)).toBe(cell);
  });

  it('holds amounts in euros (R9.14)', () => {
    expect(
      toCell(describeField({ type: 'integer' }), 'value', 123450, {
        ...words,
        hints: { value: { as: 'currency' } },
      }),
    ).toBe(1234.5);
  });
});

describe('an embedded object in a cell', () => {
  const fields = {
    label: { label: 'Objet' },
    quantity: { type: 'integer', label: 'Quantité' },
    share: { type: 'float', label: 'Part' },
    amount: { type: 'integer', label: 'Montant' },
    unit: { label: 'Unité', choices: { hour: 'Heure' } },
    date: { type: 'date', label: 'Date' },
    from: { type: 'time', label: 'De' },
    paid: { type: 'boolean', label: 'Payé' },
    note: { label: 'Note' },
  };
  const row = {
    '@id': '/api/rows/1',
    id: 1,
    label: 'Gardiennage',
    quantity: 4,
    share: 0.5,
    amount: 9400,
    unit: 'hour',
    date: '2026-01-25T00:00:00+01:00',
    from: '1970-01-01T08:00:00+01:00',
    paid: false,
    note: null,
  };
  const parts =
    'Objet : Gardiennage, Quantité : 4, Part : 0,5, Montant : 94,00 €, Unité : Heure, Date : 25/01/2026, De : 08:00, Payé : Non';
  const cellOf = (raw: Readonly<Record<string, unknown>>, value: unknown) =>
    String(
      toCell(describeField(raw), 'lines', value, {
        yes: 'Oui',
        no: 'Non',
        directory: createDirectory([]),
        hints: { 'lines.amount': { as: 'currency' } },
      }),
    ).replaceAll('\u00a0', ' ');

  it('writes each part behind its label, as a person reads it', () => {
    expect(cellOf({ type: 'row', embedded: true, fields }, row)).toBe(parts);
  });

  it('is one of several in the one cell of its record', () => {
    const raw = { type: 'row', embedded: true, multiple: true, fields };
    expect(cellOf(raw, [row, { label: 'Balles', paid: true }])).toBe(`${parts} ; Objet : Balles, Payé : Oui`);
  });

  it('writes a postal address by its texts', () => {
    const raw = {
      type: 'address',
      embedded: true,
      fields: {
        street: { label: 'Rue' },
        postalCode: { label: 'Code postal' },
        town: { label: 'Ville' },
        floor: { type: 'int', label: 'Étage' },
      },
    };
    expect(cellOf(raw, { street: '1 rue A', postalCode: '75001', town: 'Paris' })).toBe(
      '1 rue A, 75001 Paris',
    );
    expect(cellOf(raw, { street: '1 rue A', postalCode: '75001', floor: 2 })).toBe(
      '1 rue A, 75001, Étage : 2',
    );
  });
});

describe('CSV', () => {
  const cellOf = (csv: string): string =>
    Papa.parse<string[]>(csv, { delimiter: ';', newline: '\r\n' }).data[0]?.[0] ?? '';

  it.each(['=1+1', '+33600000000', '-A1', '@SUM(A1)', '\tx', '\rx', '\nx', '-1;2', '-1-1'])(
    'defuses the formula %j and reads it back',
    (text) => {
      expect(cellOf(toCsv([[text]]))).toBe(`'${text}`);
      expect(undefuse(cellOf(toCsv([[text]])))).toBe(text);
    },
  );

  it.each(["'=x", "''=x", "'-1", "'@", "'+33"])('reads %j back as it was', (text) => {
    expect(undefuse(cellOf(toCsv([[text]])))).toBe(text);
  });

  it.each(['abc', "l'été", "'quoted'", '1=2', '-12', '-12,5', ''])('leaves %j as it is', (text) => {
    expect(cellOf(toCsv([[text]]))).toBe(text);
    expect(undefuse(text)).toBe(text);
  });

  it('quotes what holds a separator, and writes numbers in French', () => {
    expect(toCsv([['a;b', 'c"d', 'e\r\nf', 12.5, -3, null]])).toBe('"a;b";"c""d";"e\r\nf";12,5;-3;\r\n');
  });

  it('writes nothing for no rows', () => {
    expect(toCsv([])).toBe('');
  });
});

describe('toSheetCell', () => {
  it('leaves out what would break the file', () => {
    expect(toSheetCell('a\u0000b\u001fc\tété')).toBe('abc\tété');
    expect(toSheetCell('\ud800x')).toBe('\ufffdx');
    expect(toSheetCell('x'.repeat(40_000))).toHaveLength(32_767);
    expect(toSheetCell(Number.NaN)).toBeNull();
    expect(toSheetCell('\u0000')).toBeNull();
  });
});
