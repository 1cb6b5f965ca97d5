import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { dayOf } from '../../../lib/dates.ts';
import { iriOf } from '../../../lib/iri.ts';
import { formatCents } from '../../../lib/money.ts';
import { MENTION } from '../../../rules/medicalMention.ts';
import type { Season } from '../../../rules/season.ts';
import { Failure } from '../../../views/page/Failure.tsx';
import { RelatedActionButton } from '../../../views/page/RelatedActionButton.tsx';
import { useScope } from '../../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { useKnownSeasons } from '../../useSeasons.ts';
import { readRenewalData } from '../renewal/readRenewalData.ts';
import type { CodedValue, RenewalData, Licensee, RenewalPlace } from '../renewal/renewal.ts';
import { categoryIn, toLine } from '../renewal/toLine.ts';
import { HolderCertificate } from './NewCertificate.tsx';

/** The holder that the form names, in the season that it names. */
const useFormHolder = () => {
  const seasons = useKnownSeasons();
  const [person, chosen, club]: readonly unknown[] = useWatch({ name: ['person', 'season', 'club'] });
  const season = seasons.find((one) => one['@id'] === iriOf(chosen)) ?? null;
  return useHolder(iriOf(person), season, iriOf(club));
};

/** Advice before saving: age category, price and the medical mention that the papers allow. */
export const LicenceAdvice = ({ disabled }: { readonly disabled: boolean }) => {
  const translate = useTranslate();
  const type: unknown = useWatch({ name: 'type' });
  const { place, data, error, retry } = useFormHolder();
  if (place === null)
    return (
      <SectionCard title={translate('registration.advice.title')}>
        <Typography variant="body2" color="textSecondary">
          {translate('registration.advice.empty')}
        </Typography>
      </SectionCard>
    );
  const licensee = data?.licensees[0];
  const code = data?.values.LicenceType.find((value) => value.iri === iriOf(type))?.code;
  const line = data && licensee && toLine(licensee, code ? { type: code } : {}, data.prices, place);
  return (
    <SectionCard title={translate('registration.advice.title')}>
      {error && <Failure message={translate('registration.advice.failed')} onRetry={retry} />}
      {data && line && (
        <Stack sx={{ gap: 1, alignItems: 'flex-start' }} role="status">
          <Typography>
            {translate('registration.advice.category', {
              name: categoryIn(data.categories, line),
              season: place.season.name,
            })}
          </Typography>
          {licensee?.isUnrepresented && (
            <Alert role="none" severity="warning">
              {translate('registration.advice.unrepresented')}
            </Alert>
          )}
          {code && (
            <Typography>
              {line.amount === null
                ? translate('registration.advice.noPrice')
                : translate('registration.advice.price', { price: formatCents(line.amount) })}
            </Typography>
          )}
          <Medical data={data} line={line} disabled={disabled} onCertified={retry} />
        </Stack>
      )}
    </SectionCard>
  );
};

/** Why the holder cannot have a new licence, or should renew instead. */
export const HolderObstacle = () => {
  const licensee = useFormHolder().data?.licensees[0];
  return (
    // Nothing there takes no room.
    <Box role="status" sx={{ '& > *': { mt: 2 } }}>
      {licensee && <Obstacle licensee={licensee} />}
    </Box>
  );
};

const Obstacle = ({ licensee: { person, obstacle, last } }: { readonly licensee: Licensee }) => {
  const translate = useTranslate();
  if (obstacle === 'noLicence' || obstacle === 'closed') return null;
  if (obstacle !== null) {
    const reason = obstacle === 'renewed' ? 'licensed' : obstacle;
    return (
      <Alert role="none" severity="warning">
        {translate(`registration.obstacles.${reason}`)}
      </Alert>
    );
  }
  return (
    <Alert
      role="none"
      severity="info"

      action={<RelatedActionButton action={RENEWAL} from="persons" ids={[person]} />}
    >
      {translate('registration.advice.renew', { season: last?.season })}
    </Alert>
  );
};

const RENEWAL = { resource: 'licence-renewals', label: 'renewals.action' } as const;

interface MedicalProps {
  readonly data: RenewalData;
  readonly line: ReturnType<typeof toLine>;
  readonly disabled: boolean;
  readonly onCertified: () => void;
}

/** Medical mentions that the papers allow; a button fills the field. */
const Medical = ({ data, line, disabled, onCertified }: MedicalProps) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { settled, offered, needsCertificate } = line.medical;
  const requested = iriOf(useWatch({ name: 'medical' }));
  const isUncarried =
    needsCertificate &&
    data.values.MedicalMention.some(
      ({ iri, code }) => iri === requested && code === MENTION.adultAttestation,
    );
  const take = ({ iri, code, name }: CodedValue): void =>
    setValue('medical', { '@id': iri, id: iri, code, name }, { shouldDirty: true, shouldValidate: true });
  return (
    <>
      {needsCertificate && (
        <Alert role="none" severity={isUncarried ? 'warning' : 'info'}>
          {translate(isUncarried ? 'registration.advice.uncarried' : 'renewals.needsCertificate')}
        </Alert>
      )}
      <Typography>
        {translate(settled === null ? 'registration.advice.requested' : 'registration.advice.settled')}
      </Typography>
      <Stack sx={{ gap: 1, alignSelf: 'stretch' }}>
        {data.values.MedicalMention.filter(({ code }) => offered.some((one) => one === code)).map((value) => (
          <Button key={value.code} variant="outlined" disabled={disabled} onClick={() => take(value)}>
            {value.name}
          </Button>
        ))}
        <HolderCertificate disabled={disabled} onCreated={onCertified} />
      </Stack>
    </>
  );
};

interface Holder {
  /** Null as long as club, season and person are not all known. */
  readonly place: RenewalPlace | null;
  readonly data: RenewalData | null | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Data for the licence of a person (IRI) in a season: former licences, papers, prices, values. */
export const useHolder = (person: string | null, season: Season | null, chosen?: string | null): Holder => {
  const provider = useDataProvider<AppDataProvider>();
  const here = useScope(['club'])['club']?.['@id'];
  const club = here ?? chosen;
  const [day] = useState(() => dayOf(new Date()));
  const place = club && season && person !== null ? { club, season, day } : null;
  const { data, error, refetch } = useQuery({
    queryKey: ['licences', 'advice', place?.club, season?.['@id'], person],
    queryFn: async ({ signal }) =>
      place && person !== null ? await readRenewalData(provider, place, [person], signal) : null,
    enabled: place !== null,
  });
  return { place, data, error, retry: () => void refetch() };
};
