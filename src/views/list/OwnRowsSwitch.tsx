import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from '../../i18n/useTranslate.ts';

export interface OwnRowsSwitchProps {
  readonly isNarrowed: boolean;
  readonly onChange: (isNarrowed: boolean) => void;
}

export const OwnRowsSwitch = ({ isNarrowed, onChange }: OwnRowsSwitchProps) => (
  <FormControlLabel
    label={useTranslate()('filters.own')}
    control={<Switch size="small" checked={isNarrowed} onChange={(_, checked) => onChange(checked)} />}
  />
);
