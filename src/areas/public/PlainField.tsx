import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { paletteOf } from '../../ui/themeOptions.ts';

interface PlainFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly isWrong?: boolean;
  /** The browser's own input or select, given what ties it to its label and its help. */
  readonly children: (ties: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A form field with a native control, which costs no script on phones. */
export const PlainField = ({ label, help, isWrong = false, children }: PlainFieldProps) => {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': help === undefined ? undefined : `${id}-help`,
        'aria-invalid': isWrong || undefined,
      })}
      {help !== undefined && (
        <span id={`${id}-help`} role={isWrong ? 'alert' : undefined}>
          {help}
        </span>
      )}
    </Field>
  );
};

const Field = styled('div')(({ theme }) => {
  const { text, background, frame, primary, error } = paletteOf(theme);
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: 4,
    minWidth: 0,
    '& label, & span': { fontSize: '0.8125rem', color: text.secondary },
    '& input, & select': {
      font: 'inherit',
      // What is inherited ends at the browser's own box of `details`.
      boxSizing: 'border-box',
      width: '100%',
      minHeight: 44,
      padding: theme.spacing(1),
      color: text.primary,
      backgroundColor: background.paper,
      border: `1px solid ${frame}`,
      borderRadius: theme.shape.borderRadius,
      textOverflow: 'ellipsis',
    },
    '& [aria-invalid]': { borderColor: error.main },
    '& [aria-invalid] ~ span': { color: error.main },
    '& input:focus-visible, & select:focus-visible': {
      outline: `2px solid ${primary.main}`,
      outlineOffset: 1,
    },
  };
});
