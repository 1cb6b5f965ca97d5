import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { withoutIdentity } from '../../fields/rows/withoutIdentity.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatDate } from '../../lib/dates.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { toFormValues } from '../../schema/formValues.ts';
import { toMap } from '../../schema/read.ts';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { NativeSelect } from '../../ui/NativeSelect.tsx';
import { copyTournament } from './copyTournament.ts';

/** Takes up an earlier tournament of the club, its days moved to the next year; nothing where there is none. */
export const FormerTournament = ({ fields }: { readonly fields: readonly FieldDescription[] }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<AppDataProvider>();
  const { club } = useScope(['club']);
  const { setValue } = useFormContext();
  const [taken, setTaken] = useState('');
  const [isCopied, setCopied] = useState(false);
  const { data: former = [], isLoading } = useQuery({
    queryKey: ['tournament-requests', 'former', club?.['@id']],
    queryFn: async () => {
      const { data } = await provider.getList('tournament-requests', {
        pagination: { page: 1, perPage: 25 },
        sort: { field: 'startDate', order: 'DESC' },
        filter: { club: club?.['@id'] },
      });
      return data;
    },
    enabled: club !== undefined,
  });
  if (former.length === 0 && !isLoading) return null;
  const take = async (id: string): Promise<void> => {
    setTaken(id);
    setCopied(false);
    if (id === '') return;
    const { data } = await provider.getOne('tournament-requests', { id });
    const copied = copyTournament(toMap(withoutIdentity(fields, toMap(data))));
    for (const [name, value] of Object.entries(toFormValues(fields, copied)))
      if (name in copied) setValue(name, value, { shouldDirty: true, shouldValidate: true });
    setCopied(true);
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <NativeSelect
        label={translate('tournaments.former')}
        value={taken}
        disabled={isLoading}
        empty={translate('tournaments.none')}
        onChange={(id) => void take(id).catch(() => notify('tournaments.notCopied', { type: 'error' }))}
        options={former.map(({ id, name, startDate }) => ({
          value: String(id),
          label: [String(name), formatDate(startDate)].filter(Boolean).join(' · '),
        }))}
        sx={{ maxWidth: 480 }}
      />
      {/* It stays until it is read: what it requires is done here. */}
      <Box role="status">
        {isCopied && (
          <Alert severity="info" role="none">
            {translate('tournaments.copied')}
          </Alert>
        )}
      </Box>
    </Stack>
  );
};
