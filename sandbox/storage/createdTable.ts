import type { Table } from './table.ts';

/** Records created in the last minute, by account and body: a body that comes again finds its record here. */
export const createdTable: Table = {
  name: 'created_records',
  primaryKey: ['account_id', 'digest'],
  columns: {
    account_id: 'integer not null',
    digest: 'text not null',
    record_id: 'integer not null',
    created_at: 'timestamptz not null',
  },
  foreignKeys: [],
  uniques: {},
  indexes: [{ name: 'created_records_created_at_idx', columns: ['created_at'], folded: false }],
};
