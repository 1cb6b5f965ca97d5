import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import type { Translate } from '../../i18n/MessageKey.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import type { Message } from '../../schema/message.ts';
import { toPayload } from '../../schema/payload.ts';
import { useBatch } from '../bulk/useBatch.ts';
import { placeErrors } from '../form/placeErrors.ts';
import { createRelationLookup } from './createRelationLookup.ts';
import { checkRow, parts, type CheckedRow, type CheckParts, type RowCells } from './fromCell.ts';
import type { TableFile } from './readTable.ts';

/** A row of the file as it stands: its texts, the record they give and what is wrong with them. */
export interface ImportRow extends CheckedRow {
  readonly key: string;
  readonly cells: RowCells;
  /** Texts beyond the last heading: they have no place, and the row waits until somebody has seen them. */
  readonly beyond: readonly string[];
}

interface RowsParts extends Omit<CheckParts, 'resolve'>, Pick<TableFile, 'rows'> {
  /** For each column of the file the path of the field it fills, or null. */
  readonly matched: readonly (string | null)[];
}

/** The rows of an import, checked without sending them, corrected in place, then created one by one. */
export const useImportRows = ({ fields, targets, scope, matched, rows: texts }: RowsParts) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const directory = useDirectory();
  const { resource } = useListContext();
  const translate = useTranslate();
  const [lookup] = useState(() => createRelationLookup(dataProvider, directory));
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [checking, setChecking] = useState(false);
  const batch = useBatch<ImportRow>({
    keyOf: ({ key }) => key,
    // A record that may have been created must not be created again.
    repeatable: false,
    act: async ({ values }) => {
      await dataProvider.create(resource, { data: toPayload(fields, values) });
    },
  });

  const toRow = (key: string, cells: RowCells, beyond: readonly string[]): ImportRow => {
    const { values, errors } = checkRow(cells, { fields, targets, scope, resolve: lookup.resolve });
    const args = { cells: beyond.join(' | '), smart_count: beyond.length };
    const strange = beyond.length > 0 ? [['', { key: 'import.beyond', args }] as const] : [];
    return { key, cells, beyond, values, errors: new Map<string, Message>([...errors, ...strange]) };
  };
  /** Asks for the names of records that the cells hold, one after the other. */
  const findRelations = async (all: readonly RowCells[]): Promise<void> => {
    for (const { field, path, kind } of targets) {
      if (kind !== 'relation' && kind !== 'relations') continue;
      for (const text of new Set(all.map((cells) => cells[path] ?? ''))) {
        for (const name of field.multiple ? parts(text) : [text])
          if (name !== '') await lookup.find(field, name);
      }
    }
  };
  const check = async (): Promise<void> => {
    const all = texts.map((row) =>
      Object.fromEntries(matched.flatMap((path, index) => (path === null ? [] : [[path, row[index] ?? '']]))),
    );
    setChecking(true);
    await findRelations(all);
    const beyond = texts.map((row) => row.slice(matched.length).filter((text) => text !== ''));
    setRows(all.map((cells, index) => toRow(String(index + 1), cells, beyond[index] ?? [])));
    setChecking(false);
  };
  const replace = (key: string, change: (row: ImportRow) => ImportRow): void =>
    setRows((held) => held.map((row) => (row.key === key ? change(row) : row)));
  const correct = async (key: string, path: string, text: string): Promise<void> => {
    if (rows.find((row) => row.key === key)?.cells[path] === text) return;
    await findRelations([{ [path]: text }]);
    batch.forget(key);
    replace(key, ({ cells, beyond }) => toRow(key, { ...cells, [path]: text }, beyond));
  };
  return {
    rows,
    /** Rows that are not in the list yet. */
    left: rows.filter(({ key }) => batch.outcomes.get(key)?.status !== 'done'),
    /** True while names of records are looked up. */
    checking,
    check,
    correct,
    /** Goes on without what a row has beyond the headings. */
    leaveOut: (key: string): void => replace(key, ({ cells }) => toRow(key, cells, [])),
    /** Messages of a row by form path: those of the dry run, and the server's once it has refused the row. */
    messagesOf: ({ key, errors, values }: ImportRow): ReadonlyMap<string, string> => {
      const told = new Map([...errors].map(([path, message]) => [path, say(message, translate)]));
      const outcome = batch.outcomes.get(key);
      if (outcome === undefined || outcome.status === 'done') return told;
      const { placed, elsewhere } = placeErrors(fields, outcome.errors, values);
      for (const [path, text] of Object.entries(placed)) told.set(path, text);
      const others = told.size > 0 ? elsewhere : [...elsewhere, outcome.message];
      if (others.length > 0) told.set('', [...new Set(others)].join(' '));
      return told;
    },
    batch,
  };
};

const say = (message: Message, translate: Translate): string =>
  'text' in message ? message.text : translate(message.key, message.args);
