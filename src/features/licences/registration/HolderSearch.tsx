import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { KnownPeople } from './KnownPeople.tsx';
import { NewPersonDialog } from './NewPersonDialog.tsx';

/** Finds the holder by the number of a former licence, or writes a new person down without leaving the form. */
export const HolderSearch = ({ disabled }: { readonly disabled: boolean }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [number, setNumber] = useState('');
  const [isNew, setNew] = useState(false);
  const take = (record: unknown): void => {
    setValue('person', record, { shouldDirty: true, shouldValidate: true });
    setNumber('');
    setNew(false);
  };
  return (
    <SectionCard title={translate('newcomers.holder')}>
      <Stack sx={{ gap: 2 }}>
        <Typography>{translate('newcomers.search')}</Typography>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}>
          <TextField
            label={translate('newcomers.byNumber')}
            value={number}
            disabled={disabled}
            slotProps={{ htmlInput: { maxLength: 8, autoComplete: 'off' } }}
            onChange={({ target }) => setNumber(target.value)}
            // Typed to look somebody up: it does not send the form.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          <Button variant="outlined" disabled={disabled} onClick={() => setNew(true)}>
            {translate('resources.persons.create')}
          </Button>
        </Stack>
        <KnownPeople
          identity={{ familyName: '', givenName: '', birthDate: '', number }}
          none={translate('newcomers.unknownNumber')}
          disabled={disabled}
          onChosen={({ record }) => take(record)}
        />
      </Stack>
      {isNew && (
        <NewPersonDialog
          onCreated={take}
          onChosen={({ record }) => take(record)}
          onClose={() => setNew(false)}
        />
      )}
    </SectionCard>
  );
};
