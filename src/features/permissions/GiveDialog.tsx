import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { fromDateInput } from '../../lib/dates.ts';
import { ToolDialog } from '../../views/dialogs/ToolDialog.tsx';
import { NativeSelect } from '../NativeSelect.tsx';
import type { Matrix } from './entry.ts';
import { toPresetMatrix } from './EntryHead.tsx';
import type { ClubRights } from './readEntries.ts';

interface GiveDialogProps {
  readonly rights: ClubRights;
  readonly own: Matrix;
  /** IRI. */
  readonly club: string;
  readonly today: string;
  readonly onClose: () => void;
  readonly onGiven: () => void;
}

/** Gives an account of the club its first rights there, by a usual profile; the table refines them. */
export const GiveDialog = ({ rights, own, club, today, onClose, onGiven }: GiveDialogProps) => {
  const translate = useTranslate();
  const provider = useDataProvider();
  const [account, setAccount] = useState('');
  const [preset, setPreset] = useState('');
  const [state, setState] = useState<{ busy: boolean; failure: unknown }>({ busy: false, failure: null });
  const give = async (): Promise<void> => {
    setState({ busy: true, failure: null });
    const code = rights.presets.find(({ iri }) => iri === preset)?.code;
    const matrix = code === undefined ? {} : toPresetMatrix(code, Object.keys(own), own);
    const data = { account, club, preset: preset || null, startDate: fromDateInput(today), matrix };
    try {
      await provider.create('permissions', { data });
      onGiven();
      onClose();
    } catch (failure) {
      setState({ busy: false, failure });
    }
  };
  const select = (name: 'account' | 'preset', value: string, onChange: (iri: string) => void) => (
    <NativeSelect
      label={translate(`rights.${name}`)}
      value={value}
      disabled={state.busy}
      onChange={onChange}
      empty={translate(name === 'account' ? 'rights.give.choose' : 'rights.noPreset')}
      options={(name === 'account' ? rights.free : rights.presets).map(({ iri, name: label }) => ({
        value: iri,
        label,
      }))}
    />
  );
  return (
    <ToolDialog
      title={translate('rights.give.open')}
      actions={
        <>
          <Button onClick={onClose}>{translate('rights.give.cancel')}</Button>
          <Button
            variant="contained"
            disabled={account === ''}
            loading={state.busy}
            onClick={() => void give()}
          >
            {translate('rights.give.submit')}
          </Button>
        </>
      }
    >
      {rights.free.length === 0 ? (
        <Typography>{translate('rights.give.none')}</Typography>
      ) : (
        <Stack sx={{ gap: 2, pt: 1 }}>
          {select('account', account, setAccount)}
          {select('preset', preset, setPreset)}
        </Stack>
      )}
      {state.failure !== null && <Alert severity="error">{errorSentence(state.failure)}</Alert>}
    </ToolDialog>
  );
};
