import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { saveBlob } from '../../fields/files/saveBlob.ts';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import type { FieldDescription } from '../../schema/description.ts';
import type { Message } from '../../schema/message.ts';
import { toPayload } from '../../schema/payload.ts';
import { useBatch } from '../bulk/useBatch.ts';
import { placeErrors } from '../form/placeErrors.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { useScope } from '../page/ScopeContext.tsx';
import { createRelationLookup } from './createRelationLookup.ts';
import { BYTE_ORDER_MARK, toCsv } from './csv.ts';
import { checkRow, parts, type CheckedRow, type RowCells } from './fromCell.ts';
import { importTargets, matchHeadings } from './importTargets.ts';
import type { TableFile } from './readTable.ts';
import { useFileTitle } from './useFileTitle.ts';

/** A row of the file as it stands: its texts, the record they give and what is wrong with them. */
export interface ImportRow extends CheckedRow {
  readonly key: string;
  readonly cells: RowCells;
  /** Texts beyond the last heading: they have no place, and the row waits until somebody has seen them. */
  readonly beyond: readonly string[];
}

export type Import = ReturnType<typeof useImport>;

interface ImportParts {
  readonly config: ResourceConfig;
  readonly fields: readonly FieldDescription[];
  readonly table: TableFile;
}

/** The fields that a file may fill, and what the place implies besides. */
const useImportTargets = ({ config, fields }: Omit<ImportParts, 'table'>) => {
  const labelOf = useFieldLabel();
  const scope = useScope(config.list?.scope);
  const [targets] = useState(() =>
    importTargets(fields, { labelOf, hints: config.fields ?? {}, left: Object.keys(scope) }),
  );
  return { scope, targets };
};

/** Saves an empty table with a heading for each field that a file may fill. */
export const useImportModel = (given: Omit<ImportParts, 'table'>) => {
  const translate = useTranslate();
  const title = useFileTitle();
  const { targets } = useImportTargets(given);
  // Of two fields with one label the second is known by its name.
  const headings = targets.map(({ path, label }, index) =>
    targets.findIndex((other) => other.label === label) === index ? label : path,
  );
  return (): void => saveCsv([headings], translate('import.modelOf', { title }));
};

const saveCsv = (rows: readonly (readonly string[])[], name: string): void =>
  saveBlob(new Blob([BYTE_ORDER_MARK, toCsv(rows)], { type: 'text/csv' }), name);

/** A file on its way into a list: its columns matched, its rows checked without sending them, then created one by one. */
export const useImport = ({ config, fields, table }: ImportParts) => {
  const translate = useTranslate();
  const fileTitle = useFileTitle();
  const dataProvider = useDataProvider();
  const directory = useDirectory();
  const { resource, refetch } = useListContext();
  const { scope, targets } = useImportTargets({ config, fields });
  const [matched, setMatched] = useState(() => matchHeadings(table.headings, targets));
  const used = targets.filter(({ path }) => matched.includes(path));
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
    const { values, errors } = checkRow(cells, { fields, targets: used, scope, resolve: lookup.resolve });
    const strange = {
      key: 'import.beyond',
      args: { cells: beyond.join(' | '), smart_count: beyond.length },
    } as const;
    return {
      key,
      cells,
      beyond,
      values,
      errors: beyond.length > 0 ? new Map([...errors, ['', strange]]) : errors,
    };
  };
  /** Asks for the names of records that the cells hold, one after the other. */
  const findRelations = async (all: readonly RowCells[]): Promise<void> => {
    for (const { field, path, kind } of used) {
      if (kind !== 'relation' && kind !== 'relations') continue;
      for (const text of new Set(all.map((cells) => cells[path] ?? ''))) {
        for (const name of field.multiple ? parts(text) : [text])
          if (name !== '') await lookup.find(field, name);
      }
    }
  };
  const check = async (): Promise<void> => {
    const all = table.rows.map((row) => ({
      cells: Object.fromEntries(
        matched.flatMap((path, index) => (path === null ? [] : [[path, row[index] ?? '']])),
      ),
      beyond: row.slice(matched.length).filter((text) => text !== ''),
    }));
    setChecking(true);
    await findRelations(all.map(({ cells }) => cells));
    setRows(all.map(({ cells, beyond }, index) => toRow(String(index + 1), cells, beyond)));
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
  const say = (message: Message): string =>
    'text' in message ? message.text : translate(message.key, message.args);
  /** Messages of a row by form path: those of the dry run, and the server's once it has refused the row. */
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
  /** Rows that are not in the list yet. */
  const left = rows.filter(({ key }) => batch.outcomes.get(key)?.status !== 'done');
  const started = batch.running || batch.outcomes.size > 0;
  return {
    targets,
    matched,
    setMatched,
    /** The fields that have a column. */
    used,
    rows,
    left,
    /** True while names of records are looked up. */
    checking,
    check,
    correct,
    /** Goes on without what a row has beyond the headings. */
    leaveOut: (key: string): void => replace(key, ({ cells }) => toRow(key, cells, [])),
    messagesOf,
    batch,
    started,
    /** Saves the rows that are not in the list yet as they stand now, each with what is wrong. */
    download: (): void => {
      const error = translate('import.error');
      const columns = matched.flatMap((path, index) => {
        const heading = table.headings[index] ?? '';
        const label = used.find((target) => target.path === path)?.label ?? heading;
        // That of an earlier round.
        return path === null && heading === error ? [] : [{ path, index, label }];
      });
      const lines = left.map((row) => [
        ...columns.map(({ path, index }) =>
          path === null ? (table.rows[Number(row.key) - 1]?.[index] ?? '') : (row.cells[path] ?? ''),
        ),
        [...messagesOf(row).values()].join(' '),
        ...row.beyond,
      ]);
      saveCsv(
        [[...columns.map(({ label }) => label), error], ...lines],
        translate('import.restOf', { title: fileTitle }),
      );
    },
    end: (): void => {
      batch.cancel();
      if (started) void refetch();
    },
  };
};
