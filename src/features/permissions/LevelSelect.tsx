import { styled } from '@mui/material/styles';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { paletteOf } from '../../ui/themeOptions.ts';
import { LEVELS } from './entry.ts';

interface LevelSelectProps {
  readonly label: string;
  /** Null where the actions of a group have different ones. */
  readonly value: number | null;
  /** The highest level that may be given. */
  readonly max: number;
  readonly disabled: boolean;
  readonly isChanged: boolean;
  readonly onChange: (level: number) => void;
}

/** The browser's own list: a matrix has hundreds of them. */
export const LevelSelect = ({ label, value, max, disabled, isChanged, onChange }: LevelSelectProps) => {
  const translate = useTranslate();
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      disabled={disabled}
      data-changed={isChanged}
      onChange={({ target }) => {
        if (target.value !== '') onChange(Number(target.value));
      }}
    >
      {value === null && <option value="">{translate('rights.mixed')}</option>}
      {LEVELS.map((level) => (
        <option key={level} value={level} disabled={level > max}>
          {translate(`rights.levels.${level}`)}
        </option>
      ))}
    </Select>
  );
};

const Select = styled('select')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  minHeight: 32,
  width: '100%',
  [theme.breakpoints.up('sm')]: { minWidth: 120 },
  padding: '2px 4px',
  border: `1px solid ${paletteOf(theme).divider}`,
  borderRadius: theme.shape.borderRadius,
  background: paletteOf(theme).background.paper,
  '&[data-changed="true"]': { borderColor: paletteOf(theme).warning.main, borderWidth: 2, fontWeight: 600 },
  // A read-only level has to be legible; browsers also fade it.
  '&:disabled': { color: paletteOf(theme).text.secondary, opacity: 1 },
}));
