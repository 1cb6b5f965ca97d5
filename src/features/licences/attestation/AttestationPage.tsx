import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { query } from '../../../data/graphql/query.ts';
import { toFigure } from '../../../i18n/toFigure.ts';
import { formatDay } from '../../../lib/dates.ts';
import { toIri } from '../../../lib/iri.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { useRecordId } from '../../../session/useRouteIds.ts';
import { DefinitionList } from '../../../ui/DefinitionList.tsx';
import { PrintButton } from '../../../ui/PrintButton.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { ViewHeader } from '../../../views/page/ViewHeader.tsx';
import { QueryFailure } from '../../QueryFailure.tsx';
import { ATTESTED, toAttestation, type Attestation } from './toAttestation.ts';

/** The attestation of the licence in the address, to print or to save as PDF. */
export const AttestationPage = () => {
  const translate = useTranslate();
  const id = useRecordId();
  const iri = toIri('/licences', id);
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['licences', 'attestation', iri],
    queryFn: async ({ signal }) => {
      const asked = query('attestation', '/licences')
        .select(...ATTESTED)
        .where('id', Number(id));
      return (await dataProvider.ask(asked.withoutTotal(), { signal })).data;
    },
  });
  const [licence] = data ?? [];
  const attestation = licence ? toAttestation(licence) : null;
  return (
    <>
      <ViewHeader title={translate('attestation.title')} />
      {isPending && <Loading />}
      <QueryFailure message="attestation.failed" error={error} refetch={refetch} />
      {data && !attestation && (
        <Alert severity="info">{translate(licence ? 'attestation.notValid' : 'attestation.absent')}</Alert>
      )}
      {attestation && <Paper attestation={attestation} />}
    </>
  );
};

const Paper = ({ attestation }: { readonly attestation: Attestation }) => {
  const translate = useTranslate();
  const { club, holder, season, ranking } = attestation;
  const [today] = useState(() => formatDay(new Date()));
  const shown = {
    ...attestation,
    ranking:
      ranking &&
      translate('attestation.rankingValue', {
        ...ranking,
        points: toFigure(ranking.points),
        smart_count: ranking.points,
      }),
    validationDate: attestation.validationDate ?? translate('attestation.noDate'),
  };
  return (
    <>
      <SectionCard title={null}>
        <Typography sx={{ mb: 2 }}>
          {translate('attestation.sentence', {
            club: club ?? PLACEHOLDER,
            name: holder,
            season: season ?? PLACEHOLDER,
          })}
        </Typography>
        <DefinitionList
          rows={ROWS.map((name) => [translate(`attestation.${name}`), shown[name] ?? PLACEHOLDER])}
          sx={COLUMNS}
        />
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {translate('attestation.madeOn', { date: today ?? PLACEHOLDER })}
        </Typography>
      </SectionCard>
      <PrintButton>{translate('attestation.print')}</PrintButton>
    </>
  );
};

const ROWS = [
  'holder',
  'birthDate',
  'number',
  'club',
  'season',
  'type',
  'category',
  'ranking',
  'medical',
  'insurance',
  'validationDate',
] as const;

const COLUMNS = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
  '@media print': { gridTemplateColumns: '1fr 1fr' },
} as const;
