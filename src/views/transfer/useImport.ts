import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { FieldDescription } from '../../schema/description.ts';
import { useStarts } from '../form/useStarts.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { matchHeadings, type ImportTarget } from './importTargets.ts';
import type { TableFile } from './readTable.ts';
import { useImportRows } from './useImportRows.ts';

/** Target of an import. */
export interface ImportInto {
  readonly config: ResourceConfig;
  readonly fields: readonly FieldDescription[];
  /** The fields that a file may fill: not those that the list is narrowed to. */
  readonly targets: readonly ImportTarget[];
}

export type Import = ReturnType<typeof useImport>;

/** A file on its way into a list: its columns matched, then its rows. */
export const useImport = ({ config, fields, targets, table }: ImportInto & { readonly table: TableFile }) => {
  const { refetch } = useListContext();
  const starts = useStarts(fields, config);
  const [matched, setMatched] = useState(() => matchHeadings(table.headings, targets));
  const used = targets.filter(({ path }) => matched.includes(path));
  const checked = useImportRows({ fields, targets: used, starts, matched, rows: table.rows });
  const { batch } = checked;
  const [isUnsaved, setUnsaved] = useState(false);
  const started = batch.running || batch.outcomes.size > 0;
  return {
    ...checked,
    targets,
    matched,
    setMatched,
    /** The fields that have a column. */
    used,
    started,
    /** Whether closing would lose rows that were typed in, or that a run has left. */
    isUnsent: isUnsaved && checked.left.length > 0,
    /** True from what is typed and from a run on, until the rows that are left are downloaded. */
    setUnsaved,
    end: (): void => {
      batch.cancel();
      if (started) void refetch();
    },
  };
};
