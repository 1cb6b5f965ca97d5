import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { entities } from '../entities/index.ts';
import { createModel } from '../model/createModel.ts';
import type { Field } from '../model/field.ts';
import type { SeedRow, SeedValue } from './createRows.ts';

/**
 * The records of a folder of tables, each named after the entity of its rows. A column is a field; an empty cell leaves
 * it out, `null` empties it, and what is no text is written as JSON: a relation as the id of its record.
 */
export const readTables = (folder: string): ReadonlyMap<string, readonly SeedRow[]> => {
  const path = join(import.meta.dirname, folder);
  const model = createModel(entities);
  const names = readdirSync(path).filter((file) => file.endsWith('.csv'));
  return new Map(
    names.map((file) => {
      const entity = file.slice(0, -'.csv'.length);
      const { fields } = model.entity(entity);
      const text = readFileSync(join(path, file), 'utf8');
      const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
      return [entity, data.map((cells) => toRow(fields, cells))];
    }),
  );
};

const toRow = (
  fields: Readonly<Record<string, Field>>,
  { id, ...cells }: Readonly<Record<string, string>>,
): SeedRow => ({
  ...Object.fromEntries(
    Object.entries(cells)
      .filter(([, cell]) => cell !== '')
      .map(([name, cell]) => [name, isText(fields[name]) && cell !== 'null' ? cell : fromJson(cell)]),
  ),
  id: Number(id),
});

const TEXTS: readonly string[] = ['string', 'text', 'choice', 'date', 'datetime', 'time'];

const isText = (field: Field | undefined): boolean => field?.kind === 'scalar' && TEXTS.includes(field.type);

const fromJson = (cell: string): SeedValue => JSON.parse(cell) as SeedValue;
