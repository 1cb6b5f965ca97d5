import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase, useCreatePath, useDataProvider, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { useKnownRecords } from '../../fields/KnownRecords.tsx';
import { toDateInput } from '../../lib/dates.ts';
import { iriOf } from '../../lib/iri.ts';
import { formatCents } from '../../lib/money.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import type { Season } from '../../rules/season.ts';
import { Failure } from '../../views/Failure.tsx';
import { useScope } from '../../views/ScopeContext.tsx';
import { SectionCard } from '../../views/SectionCard.tsx';
import { readDesk } from '../renewals/readDesk.ts';
import type { CodedValue, Desk } from '../renewals/renewal.ts';
import { toLine } from '../renewals/toLine.ts';

/** What a licence comes to before it is saved: age category, price, and the medical mention that the papers allow. */
export const LicenceCounsel = ({ disabled }: { readonly disabled: boolean }) => {
  const translate = useTranslate();
  const provider = useDataProvider<AppDataProvider>();
  const { club } = useScope(['club']);
  const seasons = (useKnownRecords('/seasons') ?? []) as readonly unknown[] as readonly Season[];
  const [day] = useState(() => toDateInput(new Date().toISOString()));
  const [person, type, chosen]: readonly unknown[] = useWatch({ name: ['person', 'type', 'season'] });
  const iri = iriOf(person);
  const season = seasons.find((one) => one['@id'] === iriOf(chosen));
  const place = club && season ? { club: club['@id'], season, day } : null;
  const { data, error, refetch } = useQuery({
    queryKey: ['licences', 'counsel', place?.club, season?.['@id'], iri],
    queryFn: async ({ signal }) =>
      place && iri !== null ? await readDesk(provider, place, [iri], signal) : null,
    enabled: place !== null && iri !== null,
  });
  if (place === null || iri === null) return null;
  const licensee = data?.licensees[0];
  const code = data?.values.LicenceType.find((value) => value.iri === iriOf(type))?.code;
  const line = data && licensee && toLine(licensee, code ? { type: code } : {}, data.prices, place);
  return (
    <SectionCard title={translate('newcomers.counsel.title')}>
      {error && <Failure message={translate('newcomers.counsel.failed')} onRetry={() => void refetch()} />}
      {data && line && (
        <Stack sx={{ gap: 1, alignItems: 'flex-start' }} role="status">
          <Typography>
            {translate('newcomers.counsel.category', {
              name: data.categories.find((value) => value.code === line.category)?.name ?? PLACEHOLDER,
              season: place.season.name,
            })}
          </Typography>
          {code && (
            <Typography>
              {line.amount === null
                ? translate('newcomers.counsel.noPrice')
                : translate('newcomers.counsel.price', { price: formatCents(line.amount) })}
            </Typography>
          )}
          <Medical desk={data} line={line} disabled={disabled} />
        </Stack>
      )}
    </SectionCard>
  );
};

interface MedicalProps {
  readonly desk: Desk;
  readonly line: ReturnType<typeof toLine>;
  readonly disabled: boolean;
}

/** What the papers settle, else what may be attested; a press fills the field. */
const Medical = ({ desk, line, disabled }: MedicalProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { setValue } = useFormContext();
  const { settled, offered, needsCertificate } = line.medical;
  const take = ({ iri, code, name }: CodedValue): void =>
    setValue('medical', { '@id': iri, id: iri, code, name }, { shouldDirty: true, shouldValidate: true });
  const page = createPath({ resource: 'persons', type: 'edit', id: line.licensee.person });
  return (
    <>
      {needsCertificate && (
        <Alert severity="info">
          {translate('renewals.needsCertificate')}{' '}
          <Link component={LinkBase} to={`${page}/histories/certificates`}>
            {translate('renewals.addCertificate')}
          </Link>
        </Alert>
      )}
      <Typography>
        {translate(settled === null ? 'newcomers.counsel.asked' : 'newcomers.counsel.settled')}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {desk.values.MedicalMention.filter(({ code }) => offered.some((one) => one === code)).map((value) => (
          <Button key={value.code} variant="outlined" disabled={disabled} onClick={() => take(value)}>
            {value.name}
          </Button>
        ))}
      </Stack>
    </>
  );
};
