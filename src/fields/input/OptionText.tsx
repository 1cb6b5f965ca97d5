import Typography from '@mui/material/Typography';
import { ColorMark } from '../display/ColorMark.tsx';
import type { Option } from './choiceOptions.ts';

/** The label of an option with its colour, and its help below. */
export const OptionText = ({ option }: { readonly option: Pick<Option, 'label' | 'help' | 'color'> }) => (
  <span>
    <ColorMark color={option.color} />
    {option.label}
    {option.help && (
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {option.help}
      </Typography>
    )}
  </span>
);
