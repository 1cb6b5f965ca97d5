import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import type { FieldDescription } from '../../schema/description.ts';
import type { Message } from '../../schema/message.ts';
import { toPayload } from '../../schema/payload.ts';
import { useBatch, type Batch } from '../bulk/useBatch.ts';
import { placeErrors } from '../form/placeErrors.ts';
import { checkRow, type CheckedRow, type RowCells } from './checkRow.ts';
import { createRelationLookup } from './createRelationLookup.ts';
import { parts } from './fromCell.ts';
import type { ImportTarget } from './importTargets.ts';

/** A row of the file as it stands: its texts, the record they give and what is wrong with them. */
export interface ImportRow extends CheckedRow {
  readonly key: string;
  readonly cells: RowCells;
}

export interface ImportRows {
  readonly rows: readonly ImportRow[];
  /** True while names of records are looked up. */
  readonly checking: boolean;
  readonly check: (cells: readonly RowCells[]) => Promise<void>;
  readonly correct: (key: string, path: string, text: string) => Promise<void>;
  /** Messages of a row by form path: those of the dry run, and the server's once it has refused the row. */
  readonly messagesOf: (row: ImportRow) => ReadonlyMap<string, string>;
  readonly batch: Batch<ImportRow>;
}

interface ImportParts {
  readonly fields: readonly FieldDescription[];
  readonly targets: readonly ImportTarget[];
  /** Values that the place implies. */
  readonly scope: Readonly<Record<string, unknown>>;
}

/** The rows of an import, checked without sending them, corrected in place, then created one by one. */
export const useImportRows = ({ fields, targets, scope }: ImportParts): ImportRows => {
  const dataProvider = useDataProvider();
  const directory = useDirectory();
  const translate = useTranslate();
  const { resource } = useListContext();
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

  const toRow = (key: string, cells: RowCells): ImportRow => ({
    key,
    cells,
    ...checkRow(cells, { fields, targets, scope, resolve: lookup.resolve }),
  });
  /** Asks for the names of records that the cells hold, one after the other. */
  const findRelations = async (all: readonly RowCells[]): Promise<void> => {
    for (const { field, path, kind } of targets) {
      if (kind !== 'relation' && kind !== 'relations') continue;
      const texts = new Set(all.map((cells) => cells[path] ?? ''));
      for (const text of texts) {
        for (const name of field.multiple ? parts(text) : [text])
          if (name !== '') await lookup.find(field, name);
      }
    }
  };
  const check = async (all: readonly RowCells[]): Promise<void> => {
    setChecking(true);
    await findRelations(all);
    setRows(all.map((cells, index) => toRow(String(index + 1), cells)));
    setChecking(false);
  };
  const correct = async (key: string, path: string, text: string): Promise<void> => {
    const row = rows.find((candidate) => candidate.key === key);
    if (!row || row.cells[path] === text) return;
    const cells = { ...row.cells, [path]: text };
    await findRelations([{ [path]: text }]);
    batch.forget(key);
    setRows((held) =>
      held.map((other) => (other.key === key ? toRow(key, { ...other.cells, ...cells }) : other)),
    );
  };
  const say = (message: Message): string =>
    'text' in message ? message.text : translate(message.key, message.args);
  const messagesOf = ({ key, errors, values }: ImportRow): ReadonlyMap<string, string> => {
    const told = new Map([...errors].map(([path, message]) => [path, say(message)]));
    const outcome = batch.outcomes.get(key);
    if (outcome === undefined || outcome.status === 'done') return told;
    const { placed, elsewhere } = placeErrors(fields, outcome.errors, values);
    for (const [path, text] of Object.entries(placed)) told.set(path, text);
    const others = told.size > 0 ? elsewhere : [...elsewhere, outcome.message];
    if (others.length > 0) told.set('', [...new Set(others)].join(' '));
    return told;
  };
  return { rows, checking, check, correct, messagesOf, batch };
};
