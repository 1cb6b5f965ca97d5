import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { saveBlob } from '../../fields/files/saveBlob.ts';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import type { FieldDescription } from '../../schema/description.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { useScope } from '../page/ScopeContext.tsx';
import { BYTE_ORDER_MARK, toCsv } from './csv.ts';
import { importTargets, matchHeadings } from './importTargets.ts';
import type { TableFile } from './readTable.ts';
import { useFileTitle } from './useFileTitle.ts';
import { useImportRows } from './useImportRows.ts';

/** Target of an import. */
export interface ImportInto {
  readonly config: ResourceConfig;
  readonly fields: readonly FieldDescription[];
}

export type Import = ReturnType<typeof useImport>;

/** A file on its way into a list: its columns matched, then its rows. */
export const useImport = ({ table, ...into }: ImportInto & { readonly table: TableFile }) => {
  const { refetch } = useListContext();
  const { scope, targets } = useImportTargets(into);
  const [matched, setMatched] = useState(() => matchHeadings(table.headings, targets));
  const used = targets.filter(({ path }) => matched.includes(path));
  const checked = useImportRows({ fields: into.fields, targets: used, scope, matched, rows: table.rows });
  const { batch } = checked;
  const started = batch.running || batch.outcomes.size > 0;
  return {
    ...checked,
    targets,
    matched,
    setMatched,
    /** The fields that have a column. */
    used,
    started,
    end: (): void => {
      batch.cancel();
      if (started) void refetch();
    },
  };
};

/** The fields that a file may fill, and what the place implies besides. */
export const useImportTargets = ({ config, fields }: ImportInto) => {
  const labelOf = useFieldLabel();
  const scope = useScope(config.list?.scope);
  const [targets] = useState(() =>
    importTargets(fields, { labelOf, hints: config.fields ?? {}, left: Object.keys(scope) }),
  );
  return { scope, targets };
};

/** Saves an empty table with a heading for each field that a file may fill. */
export const useSaveModel = (into: ImportInto): (() => void) => {
  const translate = useTranslate();
  const title = useFileTitle();
  const { targets } = useImportTargets(into);
  // Of two fields with one label the second is known by its name.
  const headings = targets.map(({ path, label }, index) =>
    targets.findIndex((other) => other.label === label) === index ? label : path,
  );
  return () => saveCsv([headings], translate('import.modelOf', { title }));
};

/** Saves the rows that are not in the list yet as they are now, each with what is wrong. */
export const useSaveRest = (table: TableFile, { matched, used, left, messagesOf }: Import): (() => void) => {
  const translate = useTranslate();
  const title = useFileTitle();
  const error = translate('import.error');
  const columns = matched.flatMap((path, index) => {
    const heading = table.headings[index] ?? '';
    // A column of errors is that of an earlier round.
    if (path === null && heading === error) return [];
    return [{ path, index, label: used.find((target) => target.path === path)?.label ?? heading }];
  });
  return () => {
    const lines = left.map((row) => [
      ...columns.map(({ path, index }) =>
        path === null ? (table.rows[Number(row.key) - 1]?.[index] ?? '') : (row.cells[path] ?? ''),
      ),
      [...messagesOf(row).values()].join(' '),
      ...row.beyond,
    ]);
    const headings = [...columns.map(({ label }) => label), error];
    saveCsv([headings, ...lines], translate('import.restOf', { title }));
  };
};

const saveCsv = (rows: readonly (readonly string[])[], name: string): void =>
  saveBlob(new Blob([BYTE_ORDER_MARK, toCsv(rows)], { type: 'text/csv' }), name);
