import AddIcon from '@mui/icons-material/Add';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FoldedFields } from '../../views/form/FoldedFields.tsx';
import { FieldInput } from '../../fields/FieldInput.tsx';
import { RowBar } from '../../fields/rows/RowBar.tsx';
import { useKeptFocus } from '../../fields/rows/useKeptFocus.ts';
import { useRowActions, type RowActions } from '../../fields/rows/useRowActions.ts';
import { useRowTitle } from '../../fields/rows/useRowTitle.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { toList, toMap, toText, type Json } from '../../schema/read.ts';
import { RefusedButton } from '../../ui/RefusedButton.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { SectionFields } from '../../views/form/FormSection.tsx';

interface TableRowsProps {
  /** The tables, and what concerns them all. */
  readonly fields: readonly FieldDescription[];
  readonly disabled: boolean;
}

/** The tables of a tournament, a compact row each, and what concerns them all. */
export const TableRows = ({ fields, disabled }: TableRowsProps) => {
  const tables = fields.find(({ name }) => name === 'tables');
  return (
    <Stack sx={{ gap: 2 }}>
      {tables && <Tables field={tables} disabled={disabled} />}
      <SectionFields fields={fields.filter((field) => field !== tables)} disabled={disabled} />
    </Stack>
  );
};

const Tables = ({ field, disabled }: { readonly field: FieldDescription; readonly disabled: boolean }) => {
  const translate = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  const { getValues } = useFormContext();
  const { keys, actions, undo, announcement } = useRowActions(field, 'tables');
  useKeptFocus(element, keys);
  const isFull = keys.length >= (field.count?.max ?? Infinity);
  const nextCode = (): Json => ({ code: freeLetter(getValues('tables')) });
  const own: RowActions = { ...actions, duplicate: (index) => actions.duplicate(index, nextCode()) };
  const add = (): void => {
    const last = toMap(toList(getValues('tables')).at(-1));
    const alike = ALIKE.filter((name) => last[name] !== undefined).map((name) => [name, last[name]]);
    actions.add({ ...Object.fromEntries(alike), ...nextCode() });
  };
  return (
    <Box ref={element}>
      <Stack component="ol" sx={{ gap: 1.5, listStyle: 'none', p: 0, m: 0 }}>
        {keys.map((key, index) => (
          <TableRow
            key={key}
            field={field}
            index={index}
            total={keys.length}
            disabled={disabled}
            isFull={isFull}
            actions={own}
          />
        ))}
      </Stack>
      {!disabled && (
        <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
          <RefusedButton
            startIcon={<AddIcon />}
            reason={isFull ? translate('rows.full') : undefined}
            onClick={add}
          >
            {translate('tournaments.addTable')}
          </RefusedButton>
          {undo && (
            <Button data-undo startIcon={<UndoIcon />} onClick={undo}>
              {translate('rows.undo')}
            </Button>
          )}
        </Stack>
      )}
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Box>
  );
};

/** Most tables of a tournament are played alike. */
const ALIKE = ['date', 'checkInEnd', 'time', 'fee', 'format', 'maxPlayers'];

/** The first letter that no table has. */
const freeLetter = (tables: unknown): string => {
  const taken = new Set(toList(tables).map((table) => toText(toMap(table).code)));
  return LETTERS.find((letter) => !taken.has(letter)) ?? '';
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** The usual fields of every table, in one or two lines, with the widths that the values need. */
const WIDTHS: Readonly<Record<string, string>> = {
  name: '1 1 180px',
  code: '0 0 72px',
  date: '0 0 152px',
  checkInEnd: '0 0 124px',
  time: '0 0 124px',
  maxPlayers: '0 0 140px',
  fee: '0 0 124px',
  format: '0 1 320px',
};

/** On a phone. */
const WHOLE_LINE: ReadonlySet<string> = new Set(['name', 'format']);

interface TableRowProps {
  readonly field: FieldDescription;
  readonly index: number;
  readonly total: number;
  readonly disabled: boolean;
  readonly isFull: boolean;
  readonly actions: RowActions;
}

const TableRow = (props: TableRowProps) => {
  const { field, index, disabled } = props;
  const translate = useTranslate();
  const path = `tables.${index}`;
  const usual = Object.keys(WIDTHS).flatMap((one) => field.fields.filter((entry) => entry.name === one));
  const rare = field.fields.filter((entry) => !usual.includes(entry) && !entry.readOnly);
  return (
    <Box component="li" data-field={path} sx={ROW}>
      <TableHead {...props} />
      <Box data-row sx={FIELDS}>
        {usual.map((entry) => (
          <Box
            key={entry.name}
            sx={{
              flex: { sm: WIDTHS[entry.name] },
              gridColumn: WHOLE_LINE.has(entry.name) ? '1 / -1' : undefined,
              minWidth: 0,
            }}
          >
            <FieldInput field={entry} source={`${path}.${entry.name}`} disabled={disabled} />
          </Box>
        ))}
      </Box>
      <FoldedFields
        title={translate('tournaments.conditions')}
        fields={rare}
        prefix={`${path}.`}
        disabled={disabled}
        within
      >
        <Box sx={RARE}>
          {rare.map((entry) => (
            <FieldInput key={entry.name} field={entry} source={`${path}.${entry.name}`} disabled={disabled} />
          ))}
        </Box>
      </FoldedFields>
    </Box>
  );
};

/** The letter and the name of a table as they are typed, and what can be done with its row. */
const TableHead = ({ field, index, total, disabled, isFull, actions }: TableRowProps) => {
  const path = `tables.${index}`;
  const [code, name]: readonly unknown[] = useWatch({ name: [`${path}.code`, `${path}.name`] });
  const title = useRowTitle()(field, index + 1, { code });
  const label = [title, toText(name)].filter(Boolean).join(' · ');
  return (
    <Stack direction="row" sx={{ alignItems: 'center', mb: 0.5 }} role="group" aria-label={label}>
      <Typography component="h3" variant="subtitle2" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      {!disabled && <RowBar row={title} index={index} total={total} isFull={isFull} actions={actions} />}
    </Stack>
  );
};

const ROW = { border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 1, sm: 1.5 }, pb: 0.5 } as const;

const FIELDS = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  rowGap: 1,
  columnGap: { xs: 1, sm: 1.5 },
  '& .MuiTextField-root': { width: '100%' },
  // A whole date has room beside its button.
  '& input': { px: { xs: 1, sm: 1.5 }, fontSize: { xs: '0.8125rem', sm: 'inherit' } },
} as const;

const RARE = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& > :has(fieldset)': { gridColumn: '1 / -1' },
} as const;
