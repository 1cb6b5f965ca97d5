import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { letterTexts } from './letter.texts.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { query } from '../../../data/graphql/query.ts';
import { toIri } from '../../../lib/iri.ts';
import { useRecordId } from '../../../session/useRouteIds.ts';
import { PrintButton } from '../../../ui/PrintButton.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { ViewHeader } from '../../../views/page/ViewHeader.tsx';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { QueryFailure } from '../../QueryFailure.tsx';
import { Letter } from './Letter.tsx';
import { ADDRESS, ATTESTED, toAttestation, type Attestation } from './toAttestation.ts';
import { toLetterhead, useLetterQueries } from './useLetterQueries.ts';

/** The attestation of the licence in the address, to print or to save as PDF. */
export const AttestationPage = () => {
  const translate = useTranslate();
  const id = useRecordId();
  const iri = toIri('/licences', id);
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['licences', 'attestation', iri],
    queryFn: async ({ signal }) => {
      const licenceQuery = query('attestation', '/licences')
        .select(...ATTESTED)
        .selectIfKnown(...ADDRESS)
        .where('id', Number(id));
      return (await dataProvider.query(licenceQuery.withoutTotal(), { signal })).data;
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
      {attestation && <Signed attestation={attestation} id={id} />}
    </>
  );
};

/** The letter, once its content is read: it may be printed at any moment. */
const Signed = ({ attestation, id }: { readonly attestation: Attestation; readonly id: string }) => {
  const translate = useTranslate();
  const queries = useLetterQueries();
  const { clubIri: club } = attestation;
  const head = useQuery({ ...queries.head(club ?? ''), enabled: club !== null });
  const check = useQuery(queries.check(id));
  const { data: signatories = [], isLoading: isUnsigned } = useQuery({
    ...queries.signatories(club ?? ''),
    enabled: club !== null,
  });
  const [chosen, choose] = useState('0');
  if (head.isLoading || check.isPending || isUnsigned) return <Loading />;
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={TOOLS}>
        {signatories.length > 1 && (
          <NativeSelect
            label={letterTexts.signatory}
            value={chosen}
            options={signatories.map(({ name, role }, index) => ({
              value: String(index),
              label: [name, role].filter(Boolean).join(', '),
            }))}
            onChange={choose}
          />
        )}
        <PrintButton>{translate('attestation.print')}</PrintButton>
      </Stack>
      <Letter
        attestation={attestation}
        head={head.data?.head ?? toLetterhead(null)}
        logo={head.data?.logo ?? null}
        signatory={signatories[Number(chosen)]}
        checkAddress={check.data ?? null}
      />
    </Stack>
  );
};

/** As wide as the letter, its button on the line of the field. */
const TOOLS = {
  gap: 2,
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  width: '100%',
  maxWidth: '210mm',
  mx: 'auto',
  displayPrint: 'none',
  '& .MuiFormControl-root': { my: 0 },
  '& > button': { mt: 0, alignSelf: 'flex-end' },
} as const;
