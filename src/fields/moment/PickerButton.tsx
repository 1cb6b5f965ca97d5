import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Alert from '@mui/material/Alert';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { earliestFromNow } from '../../lib/earliestFromNow.ts';
import { startsAtNow } from '../../schema/startsAtNow.ts';
import type { InputProps } from '../FieldProps.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { useLoaded } from '../useLoaded.ts';
import { momentForms, type MomentKind } from './momentForms.ts';

const loadPicker = async () => (await import('./MomentPicker.tsx')).MomentPicker;

/** Opens the calendar, the clock or both; the picker and its library load with the first opening. */
export const PickerButton = ({
  kind,
  field,
  source,
  disabled,
}: InputProps & { readonly kind: MomentKind }) => {
  const translate = useTranslate();
  const label = useFieldLabel()(field);
  const form = momentForms[kind];
  const { getValues, setValue, formState } = useFormContext();
  const anchor = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Date | null>(null);
  const open = opened !== null;
  const { part: Picker, failed } = useLoaded(loadPicker, open);
  const close = (): void => setOpened(null);
  const isLater = startsAtNow(field) && kind !== 'time';
  return (
    <>
      <IconButton
        ref={anchor}
        edge="end"
        disabled={disabled || field.readOnly}
        aria-label={translate(form.open, { label })}
        aria-haspopup="dialog"
        onClick={() => setOpened(new Date())}
      >
        {kind === 'time' ? <ScheduleIcon /> : <CalendarMonthIcon />}
      </IconButton>
      <Popover
        open={open}
        onClose={close}
        anchorEl={() => anchor.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate(kind === 'time' ? form.open : 'inputs.pickDate', { label }),
            sx: { p: { xs: 0, sm: 1 } },
          },
        }}
      >
        {failed && <Alert severity="error">{translate('inputs.pickerFailed')}</Alert>}
        {!failed && !Picker && <CircularProgress aria-label={translate('app.loading')} />}
        {Picker && (
          <Picker
            kind={kind}
            value={form.toWall(getValues(source))}
            earliest={opened && isLater ? earliestFromNow(opened) : null}
            onChange={(wall) =>
              setValue(source, form.fromWall(wall), {
                shouldDirty: true,
                shouldTouch: true,
                shouldValidate: formState.isSubmitted,
              })
            }
            onClose={close}
          />
        )}
      </Popover>
    </>
  );
};
