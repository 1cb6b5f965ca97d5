import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatDate } from '../../lib/dates.ts';
import type { Entry, Invitation } from './entry.ts';
import { InviteForm } from './InviteForm.tsx';

interface InvitationNoteProps {
  readonly entry: Entry;
  readonly invitation: Invitation;
  readonly onSent: () => void;
}

/** State of the mail to somebody invited, and the way to send it again, to another address perhaps. */
export const InvitationNote = ({ entry, invitation, onSent }: InvitationNoteProps) => {
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
