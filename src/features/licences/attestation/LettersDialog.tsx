import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { letterTexts } from './letter.texts.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { errorSentence } from '../../../http/errorSentence.ts';
import { DeliberateButton } from '../../../views/bulk/DeliberateButton.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { Printed } from '../../../views/page/Printed.tsx';
import type { BulkActionProps } from '../../../views/page/ResourceConfig.ts';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { Letters } from './Letter.tsx';
import { useLetters, type Pile } from './useLetters.ts';

/** The attestations of several licences: read, with those that have none named, printed a page each. */
export const LettersDialog = ({ ids, onClose }: BulkActionProps & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const { pile, count, error, refetch } = useLetters(ids);
  const [signatory, setSignatory] = useState('0');
  const [isPrinting, setPrinting] = useState(false);
  if (pile && isPrinting)
    return (
      <Printed onPrinted={onClose}>
        {() => (
          <Letters
            letters={pile.letters.map(({ signatories, ...letter }) => ({
              ...letter,
              signatory: signatories[pile.isOneClub ? Number(signatory) : 0],
            }))}
          />
        )}
      </Printed>
    );
  return (
    <DialogFrame
      title={translate('attestation.many.action')}
      actions={
        <>
          <DeliberateButton onClick={onClose}>{translate('form.close')}</DeliberateButton>
          {error && <Button onClick={() => void refetch()}>{translate('app.retry')}</Button>}
          <DeliberateButton
            variant="contained"
            disabled={!pile || pile.letters.length === 0}
            onClick={() => setPrinting(true)}
          >
            {translate('printing.start')}
          </DeliberateButton>
        </>
      }
    >
      {!pile && !error && (
        <>
          <Typography>
            {translate('attestation.many.read', { done: count, smart_count: ids.length })}
          </Typography>
          <LinearProgress
            aria-label={translate('attestation.many.progress')}
            variant="determinate"
            value={(count / ids.length) * 100}
            sx={{ my: 2 }}
          />
        </>
      )}
      {error && (
        <Alert severity="error">
          {translate('attestation.many.failed')} {errorSentence(error)}
        </Alert>
      )}
      {pile && <PileReport pile={pile} signatory={signatory} onSignatory={setSignatory} />}
    </DialogFrame>
  );
};

interface PileReportProps {
  readonly pile: Pile;
  readonly signatory: string;
  readonly onSignatory: (chosen: string) => void;
}

const PileReport = ({ pile, signatory, onSignatory }: PileReportProps) => {
  const translate = useTranslate();
  const { letters, skipped, isOneClub } = pile;
  const signatories = letters[0]?.signatories ?? [];
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography role="status">
        {translate('attestation.many.ready', { smart_count: letters.length })}
      </Typography>
      {skipped.length > 0 && (
        <Alert severity="warning">
          {translate('attestation.many.skipped', { smart_count: skipped.length })} {skipped.join(', ')}
        </Alert>
      )}
      {isOneClub && signatories.length > 1 && (
        <NativeSelect
          label={letterTexts.signatory}
          value={signatory}
          options={signatories.map(({ name, role }, index) => ({
            value: String(index),
            label: [name, role].filter(Boolean).join(', '),
          }))}
          onChange={onSignatory}
          sx={{ mt: 1 }}
        />
      )}
    </Stack>
  );
};
