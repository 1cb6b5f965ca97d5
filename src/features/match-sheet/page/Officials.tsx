import type { Catalogue } from '../../../i18n/MessageKey.ts';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { typography } from '../../../i18n/typography.ts';
import { fieldOf, type MatchField } from '../document/document.ts';
import type { Sheet } from '../sync/createSheet.ts';
import { endsBeforeStart } from '../sync/wire.ts';
import { useSheetState } from '../sync/useSheet.ts';
import { ClockField } from './ClockField.tsx';
import { PersonField } from './PlayerField.tsx';
import { RefereeField } from './RefereeField.tsx';

const REMARKS = ['reserves', 'claims', 'report'] as const;
const CAPTAINS = { homeCaptain: 'home', awayCaptain: 'away' } as const;

/** Times, captains, referee and remarks. */
export const Officials = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const { facts, document } = useSheetState(sheet);
  const change = (field: MatchField, value: string): void =>
    void sheet.dispatch({ type: 'field', field, value });
  const refusalsOf = (field: MatchField) => document.entries[`match/${field}`]?.refusals ?? [];
  const common = (field: keyof Catalogue['sheet']['fields'] & MatchField) => {
    const refusals = refusalsOf(field);
    const faults =
      field === 'endTime' && endsBeforeStart(document) ? [translate('sheetFaults.endBeforeStart')] : [];
    const told = [...new Set([...faults, ...refusals].map(typography))];
    return {
      id: `match/${field}`,
      label: translate(`sheet.fields.${field}`),
      value: fieldOf(document, field),
      error: told.length > 0,
      helperText: told.join(' ') || undefined,
      onChange: (event: { target: { value: string } }) => change(field, event.target.value),
    };
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
      {(['startTime', 'endTime'] as const).map((field) => (
        <ClockField key={field} {...common(field)} onChange={(clock) => change(field, clock)} />
      ))}
      {(['homeCaptain', 'awayCaptain'] as const).map((field) => (
        <PersonField
          key={field}
          id={`match/${field}`}
          label={translate(`sheet.fields.${field}`)}
          people={facts.players.filter(({ side }) => side === CAPTAINS[field])}
          value={fieldOf(document, field)}
          onChange={(person) => change(field, person)}
          refusals={refusalsOf(field)}
        />
      ))}
      <RefereeField sheet={sheet} />
      {REMARKS.map((field) => (
        <TextField key={field} multiline minRows={2} sx={{ gridColumn: '1 / -1' }} {...common(field)} />
      ))}
    </Box>
  );
};
