import CalendarMonthIcon from '@mui/icons-material/CalendarMonthOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Alert from '@mui/material/Alert';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useRef, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { earliestFromNow } from '../../lib/earliestFromNow.ts';
import { ReturnOfFocus } from '../../ui/ReturnOfFocus.tsx';
import { useLoaded } from '../useLoaded.ts';
import { momentForms, type MomentKind } from './momentForms.ts';

const loadPicker = async () => (await import('./MomentPicker.tsx')).MomentPicker;

interface PickerButtonProps {
  readonly kind: MomentKind;
  /** Name of the field that is filled in. */
  readonly label: string;
  /** Nothing before the hour that follows can be chosen. */
  readonly fromNow?: boolean;
  /** Years back, as a birth is: the year is chosen first. */
  readonly isLongAgo?: boolean;
  /** Wall time that the field holds, read when the picker opens. */
  readonly read: () => string | null;
  readonly onChange: (wall: string) => void;
}

/** Opens the calendar, the clock or both; the picker and its library load with the first opening. */
export const PickerButton = ({
  kind,
  label,
  fromNow = false,
  isLongAgo = false,
  read,
  onChange,
}: PickerButtonProps) => {
  const translate = useTranslate();
  const form = momentForms[kind];
  const anchor = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Date | null>(null);
  const open = opened !== null;
  const { part: Picker, failed } = useLoaded(loadPicker, open);
  const close = (): void => setOpened(null);
  return (
    <>
      <IconButton
        ref={anchor}
        edge="end"
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
        <ReturnOfFocus opener={anchor} />
        {failed && <Alert severity="error">{translate('inputs.pickerFailed')}</Alert>}
        {!failed && !Picker && <CircularProgress aria-label={translate('app.loading')} />}
        {Picker && (
          <Picker
            kind={kind}
            value={read()}
            isLongAgo={isLongAgo}
            earliest={opened && fromNow ? earliestFromNow(opened) : null}
            onChange={onChange}
            onClose={close}
          />
        )}
      </Popover>
    </>
  );
};
