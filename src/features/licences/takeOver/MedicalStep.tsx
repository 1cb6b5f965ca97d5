import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { MENTION } from '../../../rules/medicalMention.ts';
import type { Season } from '../../../rules/season.ts';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { NewCertificate } from '../registration/NewCertificate.tsx';
import { nameOf } from '../renewal/RenewLine.tsx';
import type { CodedValue } from '../renewal/renewal.ts';
import type { Line } from '../renewal/toLine.ts';
import type { ChosenPerson } from './request.ts';

interface MedicalStepProps {
  readonly line: Line;
  readonly values: readonly CodedValue[];
  readonly person: ChosenPerson | null;
  readonly season: Season;
  /** Every answer to the questionnaire was no. */
  readonly attests: boolean;
  readonly disabled: boolean;
  readonly onChosen: (mention: string) => void;
  readonly onCertified: () => void;
}

/** The medical mention: settled by the papers on record, or chosen among those that age and answers allow. */
export const MedicalStep = ({ line, values, person, attests, disabled, ...step }: MedicalStepProps) => {
  const translate = useTranslate();
  const { settled, offered, needsCertificate } = line.medical;
  const title = translate('takeOver.medical');
  const certificate = values.find(({ code }) => code === MENTION.certificate);
  return (
    <SectionCard title={title}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        {settled !== null && (
          <Typography>
            {translate('registration.advice.settled')} {nameOf(values, settled)}
          </Typography>
        )}
        {settled === null && needsCertificate && (
          <Alert severity="info">
            {translate(attests ? 'takeOver.needsCertificate' : 'takeOver.answeredYes')}
          </Alert>
        )}
        {settled === null && offered.length > 0 && (
          <RadioGroup
            aria-label={title}
            value={line.mention ?? ''}
            onChange={(_event, mention) => step.onChosen(mention)}
          >
            {offered.map((mention) => (
              <FormControlLabel
                key={mention}
                value={mention}
                disabled={disabled}
                control={<Radio />}
                label={nameOf(values, mention)}
              />
            ))}
          </RadioGroup>
        )}
        {settled === null && (
          <NewCertificate
            disabled={disabled}
            reason={person === null ? translate('takeOver.missing.person') : undefined}
            startOf={() => ({
              person: person && { '@id': person.iri, id: person.iri, name: person.name },
              type: certificate && { '@id': certificate.iri, id: certificate.iri, name: certificate.name },
              season: step.season,
            })}
            onCreated={step.onCertified}
          />
        )}
      </Stack>
    </SectionCard>
  );
};
