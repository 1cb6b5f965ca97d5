import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { LinkBase } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { formatCents } from '../../../lib/money.ts';
import { renewableType } from '../../../rules/licencePrice.ts';
import { StateChip } from '../../../ui/StateChip.tsx';
import { outcomeText, type Outcome } from '../../../views/bulk/runEach.ts';
import { useOpenPath } from '../../../views/page/useOpenPath.ts';
import { ChoiceSelect, FormsChoice } from './RenewChoices.tsx';
import type { CodedValue, RenewalData } from './renewal.ts';
import type { Line, RenewLinesProps } from './toLine.ts';

interface RenewLineProps {
  readonly line: Line;
  readonly outcome: Outcome | undefined;
  readonly values: RenewalData['values'];
  readonly locked: boolean;
  readonly onChange: RenewLinesProps['onChange'];
}

/** Renewal of a person: box, choices, price and outcome. */
export const RenewLine = memo(function RenewLine({
  line,
  outcome,
  values,
  locked,
  onChange,
}: RenewLineProps) {
  const translate = useTranslate();
  const { person, name, obstacle } = line.licensee;
  const isOpen = obstacle === null && outcome?.status !== 'done';
  const isIncluded = isOpen && !line.isLeftOut;
  return (
    <TableRow>
      <TableCell padding="none" sx={{ gridArea: 'box' }}>
        {isOpen && (
          <Checkbox
            size="small"
            checked={!line.isLeftOut}
            disabled={locked}
            onChange={(_, isTicked) => onChange([person], { isLeftOut: !isTicked })}
            slotProps={{ input: { 'aria-label': translate('renewals.tick', { name }) } }}
          />
        )}
      </TableCell>
      <Who line={line} values={values.LicenceType} />
      <TableCell sx={{ gridArea: 'type' }}>
        {isIncluded && (
          <ChoiceSelect
            label={translate('renewals.type')}
            empty={translate('renewals.toChoose')}
            value={line.type}
            values={values.LicenceType.filter(({ code }) => renewableType(code) !== null)}
            disabled={locked}
            isInColumn
            onChange={(type) => onChange([person], { type })}
          />
        )}
      </TableCell>
      <TableCell sx={{ gridArea: 'forms' }}>
        {isIncluded && <Forms line={line} values={values.PracticeForm} locked={locked} onChange={onChange} />}
      </TableCell>
      <TableCell sx={{ gridArea: 'mention' }}>
        {isIncluded && (
          <Medical line={line} values={values.MedicalMention} locked={locked} onChange={onChange} />
        )}
      </TableCell>
      <TableCell align="right" sx={{ gridArea: 'amount', whiteSpace: 'nowrap' }}>
        {isIncluded && (line.amount === null ? translate('renewals.noPrice') : formatCents(line.amount))}
      </TableCell>
      <TableCell sx={{ gridArea: 'state' }}>
        <Result line={line} outcome={outcome} />
      </TableCell>
    </TableRow>
  );
});

/** The person, with the last licence. */
const Who = ({ line: { licensee }, values }: Pick<PartProps, 'line' | 'values'>) => {
  const translate = useTranslate();
  const openPath = useOpenPath('persons');
  const { person, name, last } = licensee;
  return (
    <TableCell component="th" scope="row" sx={{ gridArea: 'person', fontWeight: 400 }}>
      <Link component={LinkBase} to={openPath(person)}>
        {name}
      </Link>
      {last && (
        <Typography variant="caption" component="div" color="textSecondary">
          {translate('renewals.last', { season: last.season, type: nameOf(values, last.type) })}
        </Typography>
      )}
    </TableCell>
  );
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
    <>
      <FormsChoice
        button={{
          size: 'small',
          disabled: locked,
          title: translate('renewals.change'),
          'aria-label': `${translate('renewals.forms')}\u00a0: ${names || translate('renewals.noForms')}`,
          sx: { textAlign: 'left', ml: -0.5, minWidth: 0 },
          children: names || translate('renewals.noForms'),
        }}
        title={translate('renewals.formsOf', { name: licensee.name })}
        chosen={forms}
        values={values}
        onChosen={(chosen) => onChange([licensee.person], { forms: chosen })}
      />
      {/* On paper there are no buttons. */}
      <Box component="span" aria-hidden sx={{ display: 'none', displayPrint: 'inline' }}>
        {names || translate('renewals.noForms')}
      </Box>
    </>
  );
};

/** Shown only where the papers do not settle it. */
const Medical = ({ line, values, locked, onChange }: PartProps) => {
  const translate = useTranslate();
  const openPath = useOpenPath('persons');
  const { medical, mention, licensee } = line;
  const page = openPath(licensee.person);
  if (medical.settled !== null)
    return <Typography variant="body2">{nameOf(values, medical.settled)}</Typography>;
  return (
    <>
      <ChoiceSelect
        label={translate('renewals.mention')}
        empty={translate('renewals.toChoose')}
        value={mention}
        values={values.filter(({ code }) => medical.offered.some((offered) => offered === code))}
        disabled={locked}
        isInColumn
        onChange={(chosen) => onChange([licensee.person], { mention: chosen })}
      />
      {medical.needsCertificate && (
        <Typography variant="caption" component="p" sx={{ mt: 0.5 }}>
          {translate('renewals.needsCertificate')}{' '}
          <Link component={LinkBase} to={`${page}/histories/certificates`}>
            {translate('renewals.addCertificate')}
          </Link>
        </Typography>
      )}
    </>
  );
};

const Result = ({ line, outcome }: Pick<RenewLineProps, 'line' | 'outcome'>) => {
  const translate = useTranslate();
  const { licensee, missing, isLeftOut } = line;
  const { obstacle } = licensee;
  if (outcome?.status === 'done' || obstacle === 'renewed') {
    const label = outcome ? translate('bulk.outcomes.done') : translate('renewals.obstacles.renewed');
    return <StateChip tone="success">{label}</StateChip>;
  }
  if (obstacle !== null)
    return (
      <Typography variant="body2" color="textSecondary">
        {translate(`renewals.obstacles.${obstacle}`)}
      </Typography>
    );
  if (outcome)
    return (
      <Typography variant="body2" color="error">
        {`${translate(`bulk.outcomes.${outcome.status}`)}\u00a0: ${outcomeText(outcome)}`}
      </Typography>
    );
  if (isLeftOut) return <StateChip tone="neutral">{translate('renewals.leftOut')}</StateChip>;
  return (
    <StateChip tone={missing ? 'warning' : 'info'}>
      {translate(missing ? `renewals.missing.${missing}` : 'renewals.ready')}
    </StateChip>
  );
};
