import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { Outcome } from '../../../views/bulk/runEach.ts';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { RenewLine } from './RenewLine.tsx';
import { isReady, isToRenew, keyOf, type Line, type RenewLinesProps } from './toLine.ts';
import { ATTESTATIONS } from '../../../rules/medicalMention.ts';
import { renewableType } from '../../../rules/licencePrice.ts';
import { ChoiceSelect, FormsChoice } from './RenewChoices.tsx';

/** Lines shown at once: each has choices of its own. */
const PAGE = 25;

const VIEWS = ['all', 'open', 'missing', 'leftOut', 'failed', 'blocked', 'done'] as const;

type View = (typeof VIEWS)[number];

/** The people of the plan, a page at a time, all of them or those that want something. */
export const RenewLines = (props: RenewLinesProps) => {
  const { lines, outcomes, values, locked, onChange } = props;
  const translate = useTranslate();
  const [view, setView] = useState<View>('all');
  const [requestedPage, setPage] = useState(1);
  const seen = (one: View): readonly Line[] =>
    lines.filter((line) => one === 'all' || viewOf(line, outcomes.get(line.licensee.person)) === one);
  const shown = seen(view);
  const pages = Math.max(1, Math.ceil(shown.length / PAGE));
  const page = Math.min(requestedPage, pages);
  return (
    <Card component="section" aria-label={translate('renewals.list')}>
      <Stack direction="row" sx={TOOLS}>
        <NativeSelect
          label={translate('renewals.show.label')}
          value={view}
          onChange={(chosen) => {
            setView(chosen as View);
            setPage(1);
          }}
          options={VIEWS.map((one) => ({
            value: one,
            label: translate(`renewals.show.${one}`, { count: seen(one).length }),
          }))}
          sx={{ mr: { sm: 'auto' } }}
        />
        <RenewForAll {...props} />
      </Stack>
      <Table size="small" aria-label={translate('renewals.list')} sx={LINES}>
        <RenewHead {...props} />
        <TableBody>
          {shown.slice((page - 1) * PAGE, page * PAGE).map((line) => (
            <RenewLine
              key={line.licensee.person}
              line={line}
              outcome={outcomes.get(line.licensee.person)}
              values={values}
              locked={locked}
              onChange={onChange}
            />
          ))}
        </TableBody>
      </Table>
      {pages > 1 && (
        <Stack sx={{ alignItems: 'center', py: 1 }}>
          <Pagination
            aria-label={translate('renewals.pages')}
            count={pages}
            page={page}
            onChange={(_, next) => setPage(next)}
            hidePrevButton
            hideNextButton
            getItemAriaLabel={(_type, number) => translate('renewals.page', { page: number })}
          />
        </Stack>
      )}
    </Card>
  );
};

const viewOf = (line: Line, outcome: Outcome | undefined): Exclude<View, 'all'> => {
  if (outcome?.status === 'done' || line.licensee.obstacle === 'renewed') return 'done';
  if (line.licensee.obstacle !== null) return 'blocked';
  if (line.isLeftOut) return 'leftOut';
  if (outcome) return 'failed';
  return isReady(line) ? 'open' : 'missing';
};

const COLUMNS = [
  ['type', '14%', '13%'],
  ['forms', '10%', '13%'],
  ['mention', undefined],
  ['amount', '8%'],
  ['state', '15%', '16%'],
] as const;

/** Of a column on a wide screen, and on paper. */
const toWidth = (width: string | undefined, onPaper = width) => ({
  width: { lg: width },
  '@media print': { width: onPaper },
});

/** The names of the columns, and the box that ticks everybody who can be renewed, on every page of the plan. */
const RenewHead = ({ lines, outcomes, locked, onChange }: RenewLinesProps) => {
  const translate = useTranslate();
  const open = lines.filter((line) => isToRenew(line, outcomes));
  const ticked = open.filter(({ isLeftOut }) => !isLeftOut).length;
  const isPartly = ticked > 0 && ticked < open.length;
  return (
    <TableHead>
      <TableRow>
        <TableCell aria-label={translate('bulk.column')} padding="none" sx={{ gridArea: 'box' }}>
          <Checkbox
            size="small"
            checked={ticked > 0 && ticked === open.length}
            indeterminate={isPartly}
            disabled={locked || open.length === 0}
            onChange={() => onChange(open.map(keyOf), { isLeftOut: ticked === open.length })}
            slotProps={{
              input: {
                'aria-label': translate('renewals.tickAll'),
                // MUI sets an attribute alone, which the browser's own state would contradict.
                ref: (box: HTMLInputElement | null) => {
                  if (box) box.indeterminate = isPartly;
                },
              },
            }}
          />
          {/* Beside the box on a phone, where the names of the columns are not shown. */}
          <Box component="span" aria-hidden="true" sx={{ display: { lg: 'none' } }}>
            {translate('renewals.tickAll')}
          </Box>
        </TableCell>
        <TableCell sx={toWidth('17%', '18%')}>{translate('renewals.person')}</TableCell>
        {COLUMNS.map(([column, width, onPaper]) => (
          <TableCell key={column} align={column === 'amount' ? 'right' : 'left'} sx={toWidth(width, onPaper)}>
            {translate(`renewals.${column}`)}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
};

const TOOLS = {
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 1,
  p: { xs: 1.5, sm: 2 },
  '@media print': { display: 'none' },
} as const;

/** Columns where there is room; else every person is a card of these areas. */
const LINES = {
  tableLayout: { lg: 'fixed' },
  '& .MuiCheckbox-root': { p: 0.5 },
  '@media print': {
    '& thead span[aria-hidden]': { display: 'none' },
    tableLayout: 'fixed',
    '& thead tr > :first-of-type': { width: 32 },
    '& th, & td, & p': { fontSize: '0.75rem' },
    '& th, & td': { px: 0.5, overflowWrap: 'break-word' },
  },
  '@media not print': {
    '& thead': { display: { xs: 'block', lg: 'table-header-group' } },
    '& tbody': { display: { xs: 'block', lg: 'table-row-group' } },
    '& tr': {
      display: { xs: 'grid', lg: 'table-row' },
      gridTemplateColumns: { xs: '32px minmax(0, 1fr) auto', sm: '32px 1fr 1fr 2fr auto' },
      gridTemplateAreas: {
        xs: '"box person amount" "type type type" "forms forms forms" "mention mention mention" "state state state"',
        sm: '"box person person person amount" ". type forms mention mention" ". state state state state"',
      },
      gap: 1,
      alignItems: 'center',
      p: { xs: 1.5, lg: 0 },
      borderBottom: { xs: 1, lg: 0 },
      borderColor: { xs: 'divider' },
    },
    '& tr > *': {
      p: { xs: 0, lg: '5px 8px' },
      borderBottom: { xs: 0, lg: 1 },
      borderColor: { lg: 'divider' },
    },
    '& thead tr > :first-of-type': { width: { xs: 'auto', lg: 44 } },
    '& thead tr': { gridTemplateAreas: { xs: '"box box box"' } },
    '& thead tr > * + *': { display: { xs: 'none', lg: 'table-cell' } },
    '& td:empty': { display: { xs: 'none', lg: 'table-cell' } },
  },
} as const;

/** One choice for everybody who is ticked. */
const RenewForAll = ({ lines, outcomes, values, locked, onChange }: RenewLinesProps) => {
  const translate = useTranslate();
  const ticked = lines.filter((line) => isToRenew(line, outcomes) && !line.isLeftOut);
  const people = ticked.map(keyOf);
  const attest = (): void => {
    for (const mention of ATTESTATIONS) {
      const may = ticked.filter(
        ({ medical }) => medical.settled === null && medical.offered.includes(mention),
      );
      onChange(may.map(keyOf), { mention });
    }
  };
  if (ticked.length < 2) return null;
  return (
    <>
      <ChoiceSelect
        label={translate('renewals.forAll.type')}
        empty={translate('renewals.forAll.keep')}
        value={null}
        values={values.LicenceType.filter(({ code }) => renewableType(code) !== null)}
        disabled={locked}
        onChange={(type) => onChange(people, { type })}
      />
      <FormsChoice
        button={{ variant: 'outlined', disabled: locked, children: translate('renewals.forAll.forms') }}
        title={translate('renewals.forms')}
        chosen={[]}
        values={values.PracticeForm}
        onChosen={(forms) => onChange(people, { forms })}
      />
      <Button
        variant="outlined"
        disabled={locked}
        title={translate('renewals.forAll.attestHelp')}
        onClick={attest}
      >
        {translate('renewals.forAll.attest')}
      </Button>
    </>
  );
};
