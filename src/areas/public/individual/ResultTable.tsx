import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { scrollEdges } from '../../../ui/scrollEdges.ts';
import { paletteOf } from '../../../ui/themeOptions.ts';

export interface ResultRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
  /** Of the followed player. */
  readonly isChosen: boolean;
}

interface ResultTableProps {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly ResultRow[];
  /** The column that names the row, from 0. */
  readonly head: number;
  /** Columns of numbers, from 0, which stand under one another. */
  readonly figures: readonly number[];
  /** The column that a narrow screen shows below the name of the row, from 0. */
  readonly below?: number;
}

/** A table that fits a narrow screen; one of many columns is scrolled in its own frame, within reach of the keyboard. */
export const ResultTable = ({ title, columns, rows, head, figures, below }: ResultTableProps) => {
  const classOf = (at: number): string | undefined =>
    at === below ? 'wide' : figures.includes(at) ? 'figure' : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard
    <Frame tabIndex={0} role="region" aria-label={title}>
      <table>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col" className={classOf(at)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, isChosen }) => (
            <tr key={key} className={isChosen ? 'chosen' : undefined}>
              {cells.map((cell, at) =>
                at === head ? (
                  <th key={at} scope="row">
                    {cell}
                    {below !== undefined && <small>{cells[below]}</small>}
                  </th>
                ) : (
                  <td key={at} className={classOf(at)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
};

const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  background: scrollEdges(paletteOf(theme).background.paper, paletteOf(theme).divider),
  marginBottom: theme.spacing(2),
  '& table': {
    ...theme.typography.body2,
    borderCollapse: 'collapse',
    minWidth: '100%',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th, & td': {
    padding: '6px 8px',
    textAlign: 'start',
    borderBottom: `1px solid ${paletteOf(theme).divider}`,
  },
  '& .figure': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& thead th': { color: paletteOf(theme).text.secondary },
  '& tbody th': { fontWeight: 500 },
  '& .chosen': { background: paletteOf(theme).action.selected, '& th': { fontWeight: 700 } },
  '& tr': { breakInside: 'avoid' },
  '& tbody small': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    '@media screen': {
      '& th, & td': { paddingInline: 3, overflowWrap: 'anywhere' },
      '& thead th': { fontSize: '0.75rem', overflowWrap: 'normal' },
      '& .wide': { display: 'none' },
      '& tbody small': { display: 'block', fontWeight: 400, color: paletteOf(theme).text.secondary },
    },
  },
}));
