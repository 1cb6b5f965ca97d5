import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { formatCents } from '../../../lib/money.ts';
import { renewableType } from '../../../rules/licencePrice.ts';
import { reasonsOf } from '../../../views/bulk/reasonsOf.ts';
import type { Outcome } from '../../../views/bulk/runEach.ts';
import { ChoiceSelect, FormsChoice } from './RenewChoices.tsx';
import type { CodedValue, RenewalData } from './renewal.ts';
import type { RenewLinesProps } from './RenewForAll.tsx';
import type { Line } from './toLine.ts';

interface RenewLineProps {
  readonly line: Line;
  readonly outcome: Outcome | undefined;
  readonly values: RenewalData['values'];
  readonly locked: boolean;
  readonly onChange: RenewLinesProps['onChange'];
}

/** Renewal of a person: choices, price and outcome. */
export const RenewLine = memo(function RenewLine({
  line,
  outcome,
  values,
  locked,
  onChange,
}: RenewLineProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const id = useId();
  const { person, name, last, obstacle } = line.licensee;
  const isOpen = obstacle === null && outcome?.status !== 'done';
  return (
    <ListItem divider disableGutters>
      <Box role="group" aria-labelledby={id} sx={COLUMNS}>
        <div>
          <Link
            id={id}
            component={LinkBase}
            to={createPath({ resource: 'persons', type: 'edit', id: person })}
          >
            {name}
          </Link>
          {last && (
            <Typography variant="body2" color="textSecondary">
              {translate('renewals.last', {
                season: last.season,
                type: nameOf(values.LicenceType, last.type),
              })}
            </Typography>
          )}
        </div>
        {isOpen && (
          <>
            <ChoiceSelect
              label={translate('renewals.type')}
              empty={translate('renewals.toChoose')}
              value={line.type}
              values={values.LicenceType.filter(({ code }) => renewableType(code) !== null)}
              disabled={locked}
              onChange={(type) => onChange([person], { type })}
            />
            <Forms line={line} values={values.PracticeForm} locked={locked} onChange={onChange} />
            <Medical line={line} values={values.MedicalMention} locked={locked} onChange={onChange} />
            <Typography sx={{ textAlign: { md: 'right' } }}>
              {line.amount === null ? translate('renewals.noPrice') : formatCents(line.amount)}
            </Typography>
          </>
        )}
        <Box sx={{ gridColumn: { md: '6' } }}>
          <Result line={line} outcome={outcome} />
        </Box>
      </Box>
    </ListItem>
  );
});

/** Below one another on a phone, side by side where there is room. */
const COLUMNS = {
  display: 'grid',
  width: 1,
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr', md: '1.7fr 1.3fr 1.5fr 3fr 0.8fr 1.6fr' },
};

/** Name of a code, or the code where the list has it no more. */
export const nameOf = (values: readonly CodedValue[], wanted: string): string =>
  values.find(({ code }) => code === wanted)?.name ?? wanted;

interface PartProps extends Omit<RenewLineProps, 'values' | 'outcome'> {
  readonly values: readonly CodedValue[];
}

const Forms = ({ line: { forms, licensee }, values, locked, onChange }: PartProps) => {
  const translate = useTranslate();
  const names = forms.map((form) => nameOf(values, form)).join(', ');
  return (
    <div>
      <FormsChoice
        button={{
          size: 'small',
          disabled: locked,
          title: translate('renewals.change'),
          sx: { textAlign: 'left', textTransform: 'none' },
          children: `${translate('renewals.forms')}\u00a0: ${names || translate('renewals.noForms')}`,
        }}
        title={translate('renewals.formsOf', { name: licensee.name })}
        chosen={forms}
        values={values}
        onChosen={(chosen) => onChange([licensee.person], { forms: chosen })}
      />
    </div>
  );
};

/** Asked only where the papers do not settle it. */
const Medical = ({ line, values, locked, onChange }: PartProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { medical, mention, licensee } = line;
  const page = createPath({ resource: 'persons', type: 'edit', id: licensee.person });
  if (medical.settled !== null)
    return <Typography variant="body2">{nameOf(values, medical.settled)}</Typography>;
  return (
    <div>
      <ChoiceSelect
        label={translate('renewals.mention')}
        empty={translate('renewals.toChoose')}
        value={mention}
        values={values.filter(({ code }) => medical.offered.some((offered) => offered === code))}
        disabled={locked}
        onChange={(chosen) => onChange([licensee.person], { mention: chosen })}
      />
      {medical.needsCertificate && (
        <Typography variant="body2">
          {translate('renewals.needsCertificate')}{' '}
          <Link component={LinkBase} to={`${page}/histories/certificates`}>
            {translate('renewals.addCertificate')}
          </Link>
        </Typography>
      )}
    </div>
  );
};

const Result = ({ line: { licensee, missing }, outcome }: Pick<RenewLineProps, 'line' | 'outcome'>) => {
  const translate = useTranslate();
  const { obstacle } = licensee;
  const [color, text] = outcome
    ? [
        outcome.status === 'done' ? 'success.dark' : 'error',
        translate(`bulk.outcomes.${outcome.status}`) +
          (outcome.status === 'done' ? '' : `\u00a0: ${reasonsOf(outcome)}`),
      ]
    : obstacle !== null
      ? [
          obstacle === 'renewed' ? 'success.dark' : 'textSecondary',
          translate(`renewals.obstacles.${obstacle}`),
        ]
      : [
          missing ? 'warning.dark' : 'textSecondary',
          translate(missing ? `renewals.missing.${missing}` : 'renewals.ready'),
        ];
  return (
    <Typography variant="body2" color={color}>
      {text}
    </Typography>
  );
};
