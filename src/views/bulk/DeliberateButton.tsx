import { RefusedButton, type RefusedButtonProps } from '../../ui/RefusedButton.tsx';

/** A button that is not pressed by the second click of a double click: that one was meant for what was there before. */
export const DeliberateButton = ({ onClick, ...props }: RefusedButtonProps) => (
  <RefusedButton
    {...props}
    onClick={(event) => {
      if (event.detail < 2) onClick?.(event);
    }}
  />
);
