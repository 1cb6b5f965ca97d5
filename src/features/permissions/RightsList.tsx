import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatDate } from '../../lib/dates.ts';
import { Portrait } from '../../ui/Portrait.tsx';
import { isActive, withChange, type Entry, type Invitation } from './entry.ts';
import { MatrixTable, type MatrixTableProps } from './MatrixTable.tsx';
import { InviteForm } from './InviteForm.tsx';

interface RightsListProps extends MatrixTableProps {
  /** Called once an invitation has been sent again. */
  readonly onSent: () => void;
}

/** A line a person: name, profile and until when; the matrix of one, or of all side by side, where the reader opens it. */
export const RightsList = ({ onSent, ...matrix }: RightsListProps) => {
  const translate = useTranslate();
  const [isTable, setTable] = useState(false);
  return (
    <>
      {/* On a phone there is room for one account at a time. */}
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, justifyContent: 'flex-end', mb: 1 }}>
        <Button size="small" onClick={() => setTable(!isTable)}>
          {translate(isTable ? 'rights.onePerLine' : 'rights.everybody')}
        </Button>
      </Box>
      {isTable ? (
        <MatrixTable {...matrix} />
      ) : (
        <Box component="ul" aria-label={translate('rights.people')} sx={LIST}>
          {matrix.entries.map((entry) => (
            <PersonLine key={entry.iri} {...matrix} entry={entry} onSent={onSent} />
          ))}
        </Box>
      )}
    </>
  );
};

interface PersonLineProps extends RightsListProps {
  readonly entry: Entry;
}

const PersonLine = ({ entry, onSent, ...matrix }: PersonLineProps) => {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { [entry.iri]: change } = matrix.changes;
  const { preset, endDate, startDate } = withChange(entry, change);
  const profile = matrix.presets.find(({ iri }) => iri === preset)?.name;
  const end = formatDate(endDate);
  const isOver = !isActive({ ...entry, startDate, endDate }, matrix.today);
  return (
    <Box component="li" sx={LINE}>
      <Box sx={COLUMNS}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Portrait name={entry.name} size={36} />
          <div>
            <Typography sx={{ fontWeight: 600 }}>{entry.name}</Typography>
            {entry.username !== null && entry.username !== entry.name && (
              <Typography variant="body2" color="textSecondary">
                {entry.username}
              </Typography>
            )}
          </div>
        </Box>
        <div>
          <Chip size="small" variant="outlined" label={profile ?? translate('rights.noPreset')} />
        </div>
        <Typography variant="body2" color={end === null ? 'textSecondary' : 'textPrimary'}>
          {end === null ? translate('rights.endless') : translate('rights.until', { date: end })}
          {isOver && ` – ${translate('rights.over')}`}
        </Typography>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={translate('rights.detailOf', { name: entry.username ?? entry.name })}
          endIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          onClick={() => setOpen(!isOpen)}
        >
          {translate('rights.detail')}
        </Button>
      </Box>
      {change && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {translate('rights.changed')}
        </Typography>
      )}
      {entry.invitation && <InvitationNote entry={entry} invitation={entry.invitation} onSent={onSent} />}
      {isOpen && (
        <Box id={id} sx={{ mt: 1 }}>
          <MatrixTable {...matrix} entries={[entry]} />
        </Box>
      )}
    </Box>
  );
};

const LIST = { listStyle: 'none', m: 0, p: 0 } as const;

const LINE = { py: 1, borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } } as const;

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: '2fr 1fr 1fr auto' },
  columnGap: 2,
  alignItems: 'center',
  overflowWrap: 'anywhere',
  rowGap: 0.5,
  // Under the name on a phone, with the button beside all three.
  '& > :not(button)': { gridColumn: { xs: 1, sm: 'auto' } },
  '& > * ~ :not(button)': { pl: { xs: 6, sm: 0 } },
  '& > button': { gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: '1 / span 3', sm: 'auto' } },
} as const;

interface InvitationNoteProps {
  readonly entry: Entry;
  readonly invitation: Invitation;
  readonly onSent: () => void;
}

/** State of the mail to somebody invited, and the way to send it again, to another address perhaps. */
const InvitationNote = ({ entry, invitation, onSent }: InvitationNoteProps) => {
  const translate = useTranslate();
  const provider = useDataProvider();
  const [isOpen, setOpen] = useState(false);
  const { state, email, until } = invitation;
  const { iri: id, name } = entry;
  return (
    <Alert
      severity={state === 'sent' ? 'info' : 'warning'}
      role="presentation"
      sx={{ mt: 1 }}
      action={
        entry.canUpdate && (
          <Button
            color="inherit"
            aria-label={translate('rights.invitation.resendOf', { name })}
            onClick={() => setOpen(true)}
          >
            {translate('rights.invitation.resend')}
          </Button>
        )
      }
    >
      {translate(`rights.invitation.${state}`, { email, date: formatDate(until) ?? '' })}
      {isOpen && (
        <InviteForm
          title={translate('rights.invitation.resendOf', { name })}
          submit={translate('rights.invitation.resend')}
          names={['email']}
          required={['email']}
          start={{ email }}
          place={`permissions invitation ${id}`}
          onClose={() => setOpen(false)}
          send={async (values, key) => {
            await provider.update('permissions', {
              id,
              data: { email: values['email'], key },
              previousData: { id },
            });
            setOpen(false);
            onSent();
          }}
        />
      )}
    </Alert>
  );
};
