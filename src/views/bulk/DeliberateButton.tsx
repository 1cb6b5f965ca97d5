import type { ButtonProps } from '@mui/material/Button';
import { RefusedButton } from '../../ui/RefusedButton.tsx';

interface DeliberateButtonProps extends ButtonProps {
  /** Why it may not be pressed; absent where it may. */
  readonly reason?: string | undefined;
}

/** A button that is not pressed by the second click of a double click: that one was meant for what was there before. */
export const DeliberateButton = ({ onClick, reason, ...props }: DeliberateButtonProps) => (
  <RefusedButton
    {...props}
    reason={reason}
    onClick={(event) => {
      if (event.detail < 2) onClick?.(event);
    }}
  />
);
