import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import type { FieldDescription } from '../../schema/description.ts';

interface MaskedNoticeProps {
  readonly fields: readonly FieldDescription[];
  /** Why they were not revealed; null as long as nobody was refused. */
  readonly failure: string | null;
  readonly onReveal: () => Promise<void>;
}

/** Notice of masked fields: revealing them is recorded; with the button that does. */
export const MaskedNotice = ({ fields, failure, onReveal }: MaskedNoticeProps) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const [isRevealing, setRevealing] = useState(false);
  const reveal = async (): Promise<void> => {
    setRevealing(true);
    await onReveal();
    setRevealing(false);
  };
  return (
    <Alert
      role="note"
      severity={failure === null ? 'info' : 'error'}
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" loading={isRevealing} onClick={() => void reveal()}>
          {translate('masked.reveal')}
        </Button>
      }
    >
      {translate('masked.notice', { fields: fields.map(labelOf).join(', ') })}
      {failure !== null && <div role="alert">{failure}</div>}
    </Alert>
  );
};
