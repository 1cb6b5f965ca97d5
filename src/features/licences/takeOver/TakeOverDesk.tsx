import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase, useCreatePath, useDataProvider, type RaRecord } from 'react-admin';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { dayOf } from '../../../lib/dates.ts';
import { fullName } from '../../../lib/fullName.ts';
import { iriOf } from '../../../lib/iri.ts';
import { formatCents } from '../../../lib/money.ts';
import { RefusedButton } from '../../../ui/RefusedButton.tsx';
import { Failure } from '../../../views/page/Failure.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { QueryFailure } from '../../QueryFailure.tsx';
import { useKeptState } from '../../useKeptState.ts';
import { useKnownSeasons } from '../../useSeasons.ts';
import { readRenewalData } from '../renewal/readRenewalData.ts';
import { FormsChoice } from '../renewal/RenewChoices.tsx';
import type { RenewalData } from '../renewal/renewal.ts';
import { nameOf } from '../renewal/RenewLine.tsx';
import { categoryIn, type Line } from '../renewal/toLine.ts';
import { MedicalStep } from './MedicalStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import {
  toChoices,
  toMissing,
  toRequested,
  type ChosenPerson,
  type Choices,
  type Missing,
} from './request.ts';
import { useAcceptance } from './useAcceptance.ts';

interface TakeOverDeskProps {
  readonly request: RaRecord;
  readonly read: () => Promise<RaRecord | undefined>;
  /** It has been accepted from here. */
  readonly onAccepted: () => void;
}

/** The four steps from a request to its licence; what is chosen is kept on this device until the request is accepted. */
export const TakeOverDesk = (props: TakeOverDeskProps) => {
  const { value, isResumed, replace } = useKeptState(`take over ${props.request.id}`, toChoices);
  if (value === undefined) return <Loading />;
  return (
    <Steps
      {...props}
      choices={value ?? {}}
      isResumed={isResumed}
      choose={(choice) => replace((before) => ({ ...before, ...choice }))}
      onAccepted={() => {
        replace(() => null);
        props.onAccepted();
      }}
    />
  );
};

interface StepsProps extends TakeOverDeskProps {
  readonly choices: Choices;
  /** The choices come from an earlier visit. */
  readonly isResumed: boolean;
  readonly choose: (choice: Choices) => void;
}

const Steps = ({ request, choices, isResumed, choose, ...acceptance }: StepsProps) => {
  const translate = useTranslate();
  const person = choices.person === undefined ? tiedTo(request.person) : choices.person;
  const { place, data, error, refetch } = useRequestData(request, person);
  const line = data && place ? toRequested(request, choices, data, place) : null;
  const { accept, isPending, failure } = useAcceptance({ request, ...acceptance });
  // Somebody else may be at it, too.
  const look = (): void => void acceptance.read();
  return (
    <>
      {isResumed && <Alert severity="info">{translate('takeOver.resumed')}</Alert>}
      <PersonStep
        request={request}
        person={person}
        disabled={isPending}
        onStart={look}
        onChosen={(chosen) => {
          look();
          choose({ person: chosen });
        }}
      />
      <QueryFailure message="registration.advice.failed" error={error} refetch={refetch} />
      {!place && <Failure message={translate('takeOver.noSeason')} />}
      {!line && !error && place && <Loading />}
      {data && line && place && (
        <>
          <MedicalStep
            line={line}
            values={data.values.MedicalMention}
            person={person}
            season={place.season}
            attests={request.questionnaireOk === true}
            disabled={isPending}
            onChosen={(mention) => choose({ mention })}
            onCertified={() => void refetch()}
          />
          <LicenceStep
            line={line}
            data={data}
            season={place.season.name}
            disabled={isPending}
            onChosen={(forms) => choose({ forms })}
          />
          {/* On paper nothing is answered. */}
          <Box sx={{ displayPrint: 'none' }}>
            <AnswerStep
              request={request}
              missing={toMissing(request, person, line, place.day)}
              isPending={isPending}
              failure={failure}
              onAccept={() => person && accept(person, line, data.values)}
            />
          </Box>
        </>
      )}
    </>
  );
};

/** The person that the request names already. */
const tiedTo = (value: unknown): ChosenPerson | null => {
  const iri = iriOf(value);
  return iri === null ? null : { iri, name: fullName(value) };
};

/** Prices and values of the season of the request, with the licences and papers of the person chosen for it. */
const useRequestData = (request: RaRecord, person: ChosenPerson | null) => {
  const provider = useDataProvider<AppDataProvider>();
  const club = iriOf(request.club);
  const season = useKnownSeasons().find((one) => one['@id'] === iriOf(request.season));
  const [day] = useState(() => dayOf(new Date()));
  const place = club !== null && season ? { club, season, day } : null;
  const reading = useQuery({
    queryKey: ['licences', 'take over', place?.club, season?.['@id'], person?.iri],
    queryFn: async ({ signal }) =>
      place && (await readRenewalData(provider, place, person ? [person.iri] : [], signal)),
    enabled: place !== null,
  });
  return { ...reading, place };
};

interface LicenceStepProps {
  readonly line: Line;
  readonly data: RenewalData;
  readonly season: string;
  readonly disabled: boolean;
  readonly onChosen: (forms: readonly string[]) => void;
}

const LicenceStep = ({ line, data, season, disabled, onChosen }: LicenceStepProps) => {
  const translate = useTranslate();
  const { LicenceType, PracticeForm } = data.values;
  const names = line.forms.map((form) => nameOf(PracticeForm, form)).join(', ');
  const category = categoryIn(data.categories, line);
  return (
    <SectionCard title={translate('takeOver.licence')}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Typography>
          {[nameOf(LicenceType, line.type ?? ''), names || translate('renewals.noForms')].join(' · ')}
        </Typography>
        <FormsChoice
          button={{ variant: 'outlined', disabled, children: translate('renewals.forms') }}
          title={translate('renewals.forms')}
          chosen={line.forms}
          values={PracticeForm}
          onChosen={onChosen}
        />
        <Typography>{translate('registration.advice.category', { name: category, season })}</Typography>
        <Typography sx={{ fontWeight: 'bold' }}>
          {line.amount === null
            ? translate('registration.advice.noPrice')
            : translate('takeOver.price', { price: formatCents(line.amount) })}
        </Typography>
      </Stack>
    </SectionCard>
  );
};

interface AnswerStepProps {
  readonly request: RaRecord;
  readonly missing: readonly Missing[];
  readonly isPending: boolean;
  readonly failure: string | null;
  readonly onAccept: () => void;
}

const AnswerStep = ({ request, missing, isPending, failure, onAccept }: AnswerStepProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <SectionCard title={translate('takeOver.answer')}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Typography>{translate('takeOver.consequence')}</Typography>
        <RefusedButton
          variant="contained"
          reason={
            missing.length > 0
              ? missing.map((one) => translate(`takeOver.missing.${one}`)).join(' ')
              : undefined
          }
          loading={isPending}
          onClick={onAccept}
        >
          {translate('process.steps.pre-registration.accepted.action')}
        </RefusedButton>
        <Button
          component={LinkBase}
          to={createPath({ resource: 'pre-registration', type: 'edit', id: request.id })}
        >
          {translate('takeOver.otherAnswer')}
        </Button>
        {failure !== null && (
          <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
            {failure}
          </Alert>
        )}
      </Stack>
    </SectionCard>
  );
};
