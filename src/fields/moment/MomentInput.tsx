import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { earliestFromNow } from '../../lib/earliestFromNow.ts';
import { startsAtNow } from '../../schema/checks/compare.ts';
import type { InputProps } from '../FieldProps.ts';
import { FormattedInput } from '../input/FormattedInput.tsx';
import { useFieldHint } from '../FieldHints.tsx';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { momentForms, type MomentKind } from './momentForms.ts';
import { PickerButton } from './PickerButton.tsx';

/**
 * A date, a time or both: typed as text at the speed of any text field, or taken from a picker that loads when it
 * is first opened.
 */
export const MomentInput = ({ kind, ...props }: InputProps & { readonly kind: MomentKind }) => {
  const translate = useTranslate();
  const form = momentForms[kind];
  const { getValues, setValue } = useFormContext();
  const { isSubmitted } = useFormState();
  const [now] = useState(() => new Date());
  const { field, source, disabled } = props;
  const hint = useFieldHint(source);
  const fromNow = startsAtNow(field) && kind !== 'time';
  const earliest = fromNow ? earliestFromNow(now) : null;
  return (
    <FormattedInput
      {...props}
      placeholder={translate(form.sample)}
      hint={earliest && translate('inputs.earliest', { moment: form.toText(earliest) })}
      format={(value) => form.toText(value) || (typeof value === 'string' ? value : '')}
      parse={(typed) => (typed.trim() === '' ? null : (form.fromText(typed) ?? typed))}
      adornment={
        !disabled && (
          <PickerButton
            kind={kind}
            label={fieldLabel(field)}
            fromNow={fromNow}
            isLongAgo={hint.age === true}
            read={() => form.toWall(getValues(source))}
            onChange={(wall) =>
              setValue(source, form.fromWall(wall), {
                shouldDirty: true,
                shouldTouch: true,
                shouldValidate: isSubmitted,
              })
            }
          />
        )
      }
    />
  );
};
