import Button from '@mui/material/Button';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ATTESTATIONS } from '../../../rules/medicalMention.ts';
import { renewableType } from '../../../rules/licencePrice.ts';
import { ChoiceSelect, FormsChoice } from './RenewChoices.tsx';
import { isToRenew, keyOf, type RenewLinesProps } from './toLine.ts';

/** One choice for everybody who is ticked. */
export const RenewForAll = ({ lines, outcomes, values, locked, onChange }: RenewLinesProps) => {
  const translate = useTranslate();
  const ticked = lines.filter((line) => isToRenew(line, outcomes) && !line.isLeftOut);
  const people = ticked.map(keyOf);
  const attest = (): void => {
    for (const mention of ATTESTATIONS) {
      const may = ticked.filter(
        ({ medical }) => medical.settled === null && medical.offered.includes(mention),
      );
      onChange(may.map(keyOf), { mention });
    }
  };
  if (ticked.length < 2) return null;
  return (
    <>
      <ChoiceSelect
        label={translate('renewals.forAll.type')}
        empty={translate('renewals.forAll.keep')}
        value={null}
        values={values.LicenceType.filter(({ code }) => renewableType(code) !== null)}
        disabled={locked}
        onChange={(type) => onChange(people, { type })}
      />
      <FormsChoice
        button={{ variant: 'outlined', disabled: locked, children: translate('renewals.forAll.forms') }}
        title={translate('renewals.forms')}
        chosen={[]}
        values={values.PracticeForm}
        onChosen={(forms) => onChange(people, { forms })}
      />
      <Button
        variant="outlined"
        disabled={locked}
        title={translate('renewals.forAll.attestHelp')}
        onClick={attest}
      >
        {translate('renewals.forAll.attest')}
      </Button>
    </>
  );
};
