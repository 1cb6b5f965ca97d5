import ToggleButton from '@mui/material/ToggleButton';
import Stack from '@mui/material/Stack';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { isAllChosen, OPTIONS, toggleAll, type ChoiceControlProps } from './choiceOptions.ts';
import { ControlGroup } from './ControlGroup.tsx';
import { OptionText } from './OptionText.tsx';

/** Several of a few choices, each a button that stays pressed. */
export const ChoiceToggles = (props: ChoiceControlProps) => {
  const { id, options, chosen, onChoose } = props;
  const translate = useTranslate();
  const toggle = (key: string): void =>
    onChoose(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
  return (
    <ControlGroup {...props}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }} onBlur={props.onBlur}>
        {options.length > OPTIONS.allAbove && (
          <ToggleButton
            size="small"
            value=""
            selected={isAllChosen(options, chosen)}
            disabled={props.disabled}
            onChange={() => onChoose(toggleAll(options, chosen))}
          >
            {translate('select.all')}
          </ToggleButton>
        )}
        {options.map((option, index) => (
          <ToggleButton
            key={option.key}
            size="small"
            value={option.key}
            selected={chosen.includes(option.key)}
            disabled={props.disabled || option.disabled}
            aria-describedby={`${id}-help`}
            onChange={() => toggle(option.key)}
            {...(index === 0 ? { ref: props.inputRef as never } : {})}
          >
            <OptionText label={option.label} help={option.help} color={option.color} />
          </ToggleButton>
        ))}
      </Stack>
    </ControlGroup>
  );
};
