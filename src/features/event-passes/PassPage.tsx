import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { query } from '../../data/graphql/query.ts';
import type { Participant } from '../../generated/resources.ts';
import { formatToMinute } from '../../i18n/formatDateTime.ts';
import { idOf } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { fieldNamed } from '../../schema/description.ts';
import { useClubId, useRecordId } from '../../session/useRouteIds.ts';
import { DefinitionList } from '../../ui/DefinitionList.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { QrPicture } from '../../ui/QrPicture.tsx';
import { Loading } from '../../views/page/Loading.tsx';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { useDescription } from '../../views/page/useDescription.ts';
import { ViewHeader } from '../../views/page/ViewHeader.tsx';
import { QueryFailure } from '../QueryFailure.tsx';
import { passCheckAddress } from './passCode.ts';

/** The pass of the participant in the address, to print or to show on a telephone: its QR code, and the same in words. */
export const PassPage = () => {
  const translate = useTranslate();
  const id = useRecordId();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['participants', 'pass', id],
    queryFn: async ({ signal }) => {
      const passQuery = query<Participant>('pass', '/participants')
        .select(
          'familyName',
          'givenName',
          'passCode',
          'passState',
          'clubEvent.name',
          'clubEvent.startDate',
          'clubEvent.sportHall.name',
          'clubEvent.address.addressLocality',
        )
        .where('id', Number(idOf(id)));
      return (await dataProvider.query(passQuery.withoutTotal(), { signal })).data;
    },
  });
  const [participant] = data ?? [];
  const code = participant?.passCode;
  return (
    <>
      <ViewHeader title={translate('pass.open')} />
      {isPending && <Loading />}
      <QueryFailure message="pass.failed" error={error} refetch={refetch} />
      {data && typeof code !== 'string' && <Alert severity="info">{translate('pass.absent')}</Alert>}
      {participant && typeof code === 'string' && <Pass participant={participant} code={code} />}
    </>
  );
};

interface PassProps {
  readonly participant: Readonly<Record<string, unknown>>;
  readonly code: string;
}

const Pass = ({ participant, code }: PassProps) => {
  const translate = useTranslate();
  const clubId = useClubId();
  const description = useDescription('participants', 'list');
  const states =
    description.status === 'ready' ? fieldNamed(description.description.fields, 'passState')?.choices : null;
  const text = (path: string): string | null => {
    const value = valueAt(participant, path);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const state = text('passState');
  const event = idOf(valueAt(participant, 'clubEvent.@id'));
  const rows = {
    holder: [text('familyName'), text('givenName')].filter(Boolean).join(' '),
    event: text('clubEvent.name'),
    date: formatToMinute(text('clubEvent.startDate')),
    place: text('clubEvent.sportHall.name') ?? text('clubEvent.address.addressLocality'),
    code: <Box sx={{ typography: 'h5' }}>{code}</Box>,
    state: states?.find(({ value }) => value === state)?.label ?? state,
  };
  return (
    <>
      <SectionCard title={null}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          <QrPicture
            content={`${location.origin}${passCheckAddress(clubId, event ?? '', code)}`}
            title={translate('pass.picture', { code })}
            size={256}
          />
          <DefinitionList
            rows={(Object.keys(rows) as (keyof typeof rows)[]).map((name) => [
              translate(`pass.${name}`),
              rows[name] ?? PLACEHOLDER,
            ])}
          />
        </Box>
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {translate('pass.show')}
        </Typography>
      </SectionCard>
      <PrintButton>{translate('pass.print')}</PrintButton>
    </>
  );
};
