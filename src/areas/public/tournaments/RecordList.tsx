import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { paletteOf } from '../../../ui/themeOptions.ts';
import { ScrolledTable, type Column } from '../../../ui/Table.tsx';
import { usePrintedAt } from '../../../ui/usePrintedAt.ts';

/** The first column names the row: the heading of its card on a phone. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

interface RecordListProps<Row> {
  readonly label: string;
  readonly columns: Columns<Row>;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}

/**
 * A table on wide screens and paper, cards on narrow ones. Printed as a table at once: the print width is known only
 * after the pages are counted.
 */
export const RecordList = <Row,>({ label, columns, rows, keyOf }: RecordListProps<Row>) => {
  const isPrinting = usePrintedAt() !== null;
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true }) || isPrinting;
  const [first, ...others] = columns;
  if (isWide)
    return (
      <Sheet>
        <GlobalStyles styles={{ '@page': { size: 'A4 landscape', margin: '10mm' } }} />
        <ScrolledTable
          label={label}
          columns={[{ ...first, isHead: true }, ...others]}
          rows={rows}
          keyOf={keyOf}
        />
      </Sheet>
    );
  return (
    <Cards aria-label={label}>
      {rows.map((row, at) => (
        <li key={keyOf(row)}>
          <h3>{first.cell(row, at)}</h3>
          <dl>
            {others.map(({ title, cell }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{cell(row, at)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </Cards>
  );
};

const Cards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > li': {
    border: `1px solid ${paletteOf(theme).divider}`,
    borderRadius: theme.shape.borderRadius,
    padding: theme.spacing(1.5),
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
  },
  '& h3': { ...theme.typography.subtitle2, fontSize: '1rem', margin: '0 0 8px' },
  '& dl': { ...theme.typography.body2, margin: 0, display: 'grid', gap: 4 },
  '& dl > div': { display: 'grid', gridTemplateColumns: 'minmax(6rem, 35%) 1fr', gap: 8 },
  '& dt': { color: paletteOf(theme).text.secondary },
  '& dd': { margin: 0 },
}));

/** Many columns on a sheet of paper, where a link leads nowhere. */
const Sheet = styled('div')({
  '@media print': {
    '& table': { fontSize: '9pt' },
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& .screen': { display: 'none' },
  },
});
