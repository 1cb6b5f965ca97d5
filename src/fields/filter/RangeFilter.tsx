import Stack from '@mui/material/Stack';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { toNumber, toText } from '../../schema/read.ts';
import { InputFilter, type FilterForm } from './InputFilter.tsx';

type Input = ComponentProps<typeof InputFilter>;

interface RangeFilterProps extends Pick<Input, 'type' | 'inputMode' | 'placeholder' | 'Adornment'> {
  readonly source: string;
  readonly label: string;
  /** Keys of the query for the lower and the upper end, both included. */
  readonly ends: readonly [string, string];
  /** Catalogue key of the labels: `filters.period`, `filters.range`. */
  readonly wording: 'period' | 'range';
  readonly forms?: readonly [FilterForm, FilterForm];
}

/** From one value to another, both included and each optional. */
export const RangeFilter = ({ source, label, ends, wording, forms, ...input }: RangeFilterProps) => {
  const translate = useTranslate();
  const [low, high] = useWatch({ name: ends.map((end) => `${source}.${end}`) }) as readonly unknown[];
  const isTurned = isBefore(high, low);
  return (
    <Stack
      role="group"
      aria-label={label}
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, width: { xs: '100%', sm: 'auto' } }}
    >
      {ends.map((end, index) => (
        <InputFilter
          key={end}
          {...input}
          source={`${source}.${end}`}
          label={translate(`filters.${wording}.${index === 0 ? 'from' : 'to'}`, { label })}
          {...(forms?.[index] ? { form: forms[index] } : {})}
          warning={isTurned && index === 1 ? translate('filters.turned') : undefined}
        />
      ))}
    </Stack>
  );
};

/** Of two ends that are set: numbers, or days as the query has them. */
const isBefore = (one: unknown, other: unknown): boolean => {
  const [first, second] = [toText(one), toText(other)];
  if (first === null || second === null) return false;
  const [number, otherNumber] = [toNumber(first), toNumber(second)];
  return number !== null && otherNumber !== null ? number < otherNumber : first < second;
};
