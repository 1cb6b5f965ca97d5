import { styled } from '@mui/material/styles';
import { use } from 'react';
import { RecordContextProvider, useGetResourceLabel, useListContext, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { useRegistry } from '../../fields/RegistryContext.tsx';
import { kindOf } from '../../schema/kinds.ts';
import { toText } from '../../schema/read.ts';
import { Paper } from '../page/printPaper.tsx';
import { PlaceContext } from '../page/PlaceContext.ts';
import type { ListView } from '../page/ResourceConfig.ts';
import { Cell } from '../table/Cell.tsx';
import type { Column } from '../table/useColumns.ts';
import { FilterWords } from './FilterWords.tsx';
import { pageSizeOf } from './pageCount.ts';

interface ListPaperProps extends ListView {
  readonly columns: readonly Column[];
  readonly rows: readonly RaRecord[];
  /** The rows are the page on the screen, not the whole list. */
  readonly isPart: boolean;
  readonly printedAt: Date;
}

/** A list on paper: what it is, what it is filtered by, and its rows in all the columns shown. */
export const ListPaper = ({ config, description, columns, rows, isPart, printedAt }: ListPaperProps) => {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const { resource, page, perPage, total, meta, filterValues } = useListContext();
  const { title = labelOf(resource, 2), owner } = use(PlaceContext);
  const from = (page - 1) * pageSizeOf({ meta, perPage }) + 1;
  const extent =
    isPart && total !== undefined
      ? translate('printing.part', { from, to: from + rows.length - 1, total })
      : translate('records.count', { smart_count: rows.length });
  const search = toText(filterValues.q);
  return (
    <Paper
      orientation="landscape"
      title={[owner, title].filter(Boolean).join(' – ')}
      printedAt={printedAt}
      lines={[
        <>
          <Filters>
            {search !== null && (
              <span>
                {translate('filters.words.one', { label: translate('printing.search'), value: search })}
              </span>
            )}
            <FilterWords view={{ config, description }}>
              {(_leaf, label, value) => <span>{translate('filters.words.one', { label, value })}</span>}
            </FilterWords>
          </Filters>
          <span>{extent}</span>
        </>,
      ]}
    >
      <Rows config={config} columns={columns} rows={rows} />
    </Paper>
  );
};

const Rows = ({ config, columns, rows }: Pick<ListPaperProps, 'config' | 'columns' | 'rows'>) => {
  const registry = useRegistry();
  const alignOf = ({ field, path }: Column) => registry[kindOf(field, config.fields?.[path])].align;
  return (
    <Table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.path} align={alignOf(column) ?? 'left'}>
              {fieldLabel(column.field)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RecordContextProvider key={row.id} value={row}>
            <tr>
              {columns.map((column) => (
                <td key={column.path} align={alignOf(column) ?? 'left'}>
                  <Cell row={row} column={column} linked={false} printed />
                </td>
              ))}
            </tr>
          </RecordContextProvider>
        ))}
      </tbody>
    </Table>
  );
};

/** `Saison : 2026/2027 · Type : Compétition`. */
const Filters = styled('span')({ '& span + span::before': { content: '" · "' } });

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& th': { borderBottom: '1px solid #000', fontWeight: 600, verticalAlign: 'bottom' },
  '& td': { borderBottom: '0.5px solid #999', verticalAlign: 'top' },
  '& th, & td': { padding: '0.7mm 1.2mm', fontSize: 'inherit' },
});
