import type { Catalogue } from '../../../i18n/MessageKey.ts';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { typography } from '../../../i18n/typography.ts';
import { fieldOf, type MatchField } from '../document/document.ts';
import type { Sheet } from '../sync/sheet.ts';
import { endsBeforeStart } from '../sync/wire.ts';
import { useSheetState } from '../sync/useSheet.ts';
import { ClockField } from './ClockField.tsx';
import { PersonField } from './PlayerField.tsx';
import { RefereeField } from './RefereeField.tsx';

const REMARKS = ['reserves', 'claims', 'report'] as const;
const CAPTAINS = { homeCaptain: 'home', awayCaptain: 'away' } as const;

/** Times, captains, referee and remarks. */
export const Officials = ({ sheet }: { readonly sheet: Sheet }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
    <Clock sheet={sheet} field="startTime" />
    <Clock sheet={sheet} field="endTime" />
    <Captain sheet={sheet} field="homeCaptain" />
    <Captain sheet={sheet} field="awayCaptain" />
    <RefereeField sheet={sheet} />
    {REMARKS.map((field) => (
      <Remark key={field} sheet={sheet} field={field} />
    ))}
  </Box>
);

type NamedField = MatchField & keyof Catalogue['sheet']['fields'];

interface FieldProps<Field extends NamedField> {
  readonly sheet: Sheet;
  readonly field: Field;
}

/** A field of the meeting: its value, what is wrong with it, and how it is changed. */
const useField = ({ sheet, field }: FieldProps<NamedField>) => {
  const translate = useTranslate();
  const { value, problems } = useSheetState(sheet, ({ document }) => {
    const faults =
      field === 'endTime' && endsBeforeStart(document) ? [translate('sheetFaults.endBeforeStart')] : [];
    const refusals = document.entries[`match/${field}`]?.refusals ?? [];
    return {
      value: fieldOf(document, field),
      problems: [...new Set([...faults, ...refusals].map(typography))],
    };
  });
  return {
    common: { id: `match/${field}`, label: translate(`sheet.fields.${field}`), value },
    problems,
    change: (changed: string): void => void sheet.dispatch({ type: 'field', field, value: changed }),
  };
};

const Clock = (props: FieldProps<'startTime' | 'endTime'>) => {
  const { common, problems, change } = useField(props);
  return (
    <ClockField
      {...common}
      error={problems.length > 0}
      helperText={problems.join(' ') || undefined}
      onChange={change}
    />
  );
};

const Captain = (props: FieldProps<keyof typeof CAPTAINS>) => {
  const { common, problems, change } = useField(props);
  const { sheet, field } = props;
  return (
    <PersonField
      {...common}
      people={sheet.facts.players.filter(({ side }) => side === CAPTAINS[field])}
      onChange={change}
      refusals={problems}
    />
  );
};

const Remark = (props: FieldProps<(typeof REMARKS)[number]>) => {
  const { common, problems, change } = useField(props);
  return (
    <TextField
      {...common}
      multiline
      minRows={2}
      sx={{ gridColumn: '1 / -1' }}
      error={problems.length > 0}
      helperText={problems.join(' ') || undefined}
      onChange={({ target }) => change(target.value)}
    />
  );
};
