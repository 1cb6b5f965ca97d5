import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

export interface RefusedButtonProps extends ButtonProps {
  /** Why it may not be used; absent where it may. */
  readonly reason?: string | undefined;
}

/** A button, and where it may not be used why: in words beside it, as a greyed one has no tooltip for keys and touch. */
export const RefusedButton = ({ reason, ...button }: RefusedButtonProps) => {
  const id = useId();
  if (reason === undefined) return <Button {...button} />;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button {...button} disabled aria-describedby={id} />
      <Typography id={id} variant="body2" color="textSecondary">
        {reason}
      </Typography>
    </Stack>
  );
};
