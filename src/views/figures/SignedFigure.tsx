import { styled } from '@mui/material/styles';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { paletteOf } from '../../ui/themeOptions.ts';
import { formatChange } from './formatFigure.ts';

/** A gain or a loss: its sign is shown by the figure, by a mark and by a colour; -- where there is no value. */
export const SignedFigure = ({ value }: { readonly value: number | null }) => {
  if (value === null) return PLACEHOLDER;
  return (
    <Signed className={value > 0 ? 'gain' : value < 0 ? 'loss' : undefined}>
      {value !== 0 && <span aria-hidden>{value > 0 ? '▲' : '▼'}</span>}
      {formatChange(value)}
    </Signed>
  );
};

const Signed = styled('span')(({ theme }) => ({
  whiteSpace: 'nowrap',
  '&.gain': { color: paletteOf(theme).success.main },
  '&.loss': { color: paletteOf(theme).error.main },
  '& > span': { fontSize: '0.625em', marginInlineEnd: '0.5em', verticalAlign: 'middle' },
}));
