import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { useStarts } from '../form/useStarts.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { useScope } from '../page/ScopeContext.tsx';
import { importTargets, matchHeadings } from './importTargets.ts';
import type { TableFile } from './readTable.ts';
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
  const targets = useImportTargets(into);
  const starts = useStarts(into.fields, into.config);
  const [matched, setMatched] = useState(() => matchHeadings(table.headings, targets));
  const used = targets.filter(({ path }) => matched.includes(path));
  const checked = useImportRows({ fields: into.fields, targets: used, starts, matched, rows: table.rows });
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

/** The fields that a file may fill: not those that the list is narrowed to. */
export const useImportTargets = ({ config, fields }: ImportInto) => {
  const labelOf = useFieldLabel();
  const scope = useScope(config.list?.scope);
  const [targets] = useState(() =>
    importTargets(fields, { labelOf, hints: config.fields ?? {}, left: Object.keys(scope) }),
  );
  return targets;
};
