import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import { dayOf } from '../../lib/dates.ts';
import { columnValue, missingRelations } from '../table/relatedValues.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import type { Column } from '../table/useColumns.ts';
import { createCsvWriter } from './csv.ts';
import { createXlsxWriter } from './createXlsxWriter.ts';
import { exportRows, type ExportProgress } from './exportRows.ts';
import { readPages } from './readPages.ts';
import { saveBlob } from '../../fields/files/saveBlob.ts';
import { toCell } from './toCell.ts';
import { useFileTitle } from './useFileTitle.ts';

export const FORMATS = { csv: createCsvWriter, xlsx: createXlsxWriter } as const;
export type Format = keyof typeof FORMATS;

export type ExportState =
  | { readonly step: 'idle' }
  | ({ readonly step: 'running' } & ExportProgress)
  | ({ readonly step: 'done' } & ExportProgress)
  | { readonly step: 'failed'; readonly error: unknown };

/** Exports the whole filtered list of the list context; leaving the page ends it. */
export const useExport = (config: ResourceConfig, columns: readonly Column[]) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const directory = useDirectory();
  const labelOf = useFieldLabel();
  const translate = useTranslate();
  const fileTitle = useFileTitle();
  const { resource, filter, filterValues, sort } = useListContext();
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: Format): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    let progress: ExportProgress = { written: 0, total: null };
    setState({ step: 'running', ...progress });
    const { signal } = controller;
    const words = {
      yes: translate('boolean.yes'),
      no: translate('boolean.no'),
      directory,
      labelOf,
      hints: config.fields ?? {},
    };
    const writer = FORMATS[format]();
    try {
      const file = await exportRows({
        pages: readPages(dataProvider, { resource, sort, filter: { ...filterValues, ...filter } }, signal),
        headings: columns.map(({ field }) => labelOf(field)),
        toRows: async (rows) => {
          const wanted = missingRelations(rows, columns);
          const { data } = wanted.length > 0 ? await dataProvider.getRelated(wanted, signal) : { data: NONE };
          return rows.map((row) =>
            columns.map((column) => toCell(column.field, column.path, columnValue(row, column, data), words)),
          );
        },
        writer,
        onProgress: (next) => {
          progress = next;
          if (!signal.aborted) setState({ step: 'running', ...next });
        },
        signal,
      });
      saveBlob(file, `${fileTitle} ${dayOf(new Date())}.${format}`);
      setState({ step: 'done', ...progress });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'failed', error });
    } finally {
      writer.dispose();
    }
  };
  const cancel = (): void => {
    running.current?.abort();
    setState({ step: 'idle' });
  };
  return { state, start, cancel };
};

const NONE = new Map<string, never>();
