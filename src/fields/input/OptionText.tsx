import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { ColorMark } from '../display/ColorMark.tsx';
import type { Option } from './choiceOptions.ts';

type OptionTextProps = Pick<Option, 'label' | 'help' | 'color'>;

/** The label of an option with its colour, and its help below. */
export const OptionText = memo(function OptionText({ label, help, color }: OptionTextProps) {
  return (
    <span>
      <ColorMark color={color} />
      {label}
      {help && (
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {help}
        </Typography>
      )}
    </span>
  );
});
