import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useDataProvider } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { toText } from '../../../schema/read.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { ScopeContext } from '../../../views/page/ScopeContext.tsx';
import { QueryFailure } from '../../QueryFailure.tsx';
import { DuplicateGroup } from './DuplicateGroup.tsx';
import { readDuplicates } from './readDuplicates.ts';

/** People whom the club may have twice, side by side, and the request to merge them. */
export const DuplicatesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const club = use(ScopeContext)['club'];
  const iri = club?.['@id'] ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['persons', 'duplicates', iri],
    queryFn: ({ signal }) => readDuplicates(dataProvider, iri, signal),
  });
  return (
    <DialogFrame
      title={translate('duplicates.title')}
      wide
      actions={<Button onClick={onClose}>{translate('form.close')}</Button>}
    >
      <QueryFailure message="duplicates.failed" error={error} refetch={refetch} />
      {!data && !error && <Loading />}
      {data && (
        <Stack sx={{ gap: 3 }}>
          <Typography role="status">
            {data.groups.length === 0
              ? translate('duplicates.none')
              : translate('duplicates.found', { smart_count: data.groups.length })}
          </Typography>
          {data.groups.length > 0 && <Typography>{translate('duplicates.help')}</Typography>}
          {data.groups.map((group) => (
            <DuplicateGroup
              key={group[0]?.iri}
              group={group}
              committee={data.committee}
              club={toText(club?.['name']) ?? ''}
            />
          ))}
        </Stack>
      )}
    </DialogFrame>
  );
};
