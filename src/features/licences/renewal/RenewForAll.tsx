import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ATTESTATIONS } from '../../../rules/medicalMention.ts';
import { renewableType } from '../../../rules/licencePrice.ts';
import type { Outcomes } from '../../../views/bulk/useBatch.ts';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { ChoiceSelect, FormsChoice } from './RenewChoices.tsx';
import type { Choice, RenewalData } from './renewal.ts';
import { keyOf, type Line } from './toLine.ts';

export interface RenewLinesProps {
  readonly lines: readonly Line[];
  readonly outcomes: Outcomes;
  readonly values: RenewalData['values'];
  /** Nothing changes while lines go out. */
  readonly locked: boolean;
  readonly onChange: (people: readonly string[], choice: Choice) => void;
}

/** One choice for everybody who is still to be renewed. */
export const RenewForAll = ({ lines, outcomes, values, locked, onChange }: RenewLinesProps) => {
  const translate = useTranslate();
  const open = lines.filter(
    ({ licensee: { obstacle, person } }) => obstacle === null && outcomes.get(person)?.status !== 'done',
  );
  const people = open.map(keyOf);
  const attest = (): void => {
    for (const mention of ATTESTATIONS) {
      const may = open.filter(({ medical }) => medical.settled === null && medical.offered.includes(mention));
      onChange(may.map(keyOf), { mention });
    }
  };
  if (open.length < 2) return null;
  return (
    <SectionCard title={translate('renewals.forAll.title')}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 }}>
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
      </Stack>
    </SectionCard>
  );
};
