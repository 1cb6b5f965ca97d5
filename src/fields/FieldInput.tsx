import { useFormContext } from 'react-hook-form';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { styled } from '@mui/material/styles';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { isNested, type FieldDescription } from '../schema/description.ts';
import { isAddress } from '../schema/read.ts';
import { isOpen } from '../schema/permissionsOf.ts';
import type { InputProps } from './FieldProps.ts';
import { inputWidth } from './input/inputWidth.ts';
import { LinkedRecord } from './input/LinkedRecord.tsx';
import { ReadOnlyValue } from './input/ReadOnlyValue.tsx';
import { useInputs } from './FieldFormContext.tsx';
import { useInputKind } from './useInputKind.ts';
import { paletteOf } from '../ui/themeOptions.ts';
import { useMarked } from './navigation/useFieldNavigator.ts';
import { useAutofillGuard } from './navigation/useAutofillGuard.ts';

/**
 * The input of a field's kind, at a place that errors can lead to; of what only the server fills its value, and of an
 * embedded record sent as its address its name.
 */
export const FieldInput = (props: InputProps) => {
  const { field, source } = props;
  if (!field.readOnly) return <OpenInput {...props} />;
  return (
    <FieldAnchor field={field} path={source}>
      <ReadOnlyValue field={field} source={source} />
    </FieldAnchor>
  );
};

const OpenInput = (props: InputProps) => {
  const translate = useTranslate();
  const inputs = useInputs();
  const value: unknown = useFormContext().getValues(props.source);
  const kind = useInputKind(props.field, props.source);
  const Input = inputs[kind];
  const isOne = isNested(props.field) && !props.field.multiple;
  const disabled = isOne ? !isOpen(value, !props.disabled) : props.disabled;
  return (
    <FieldAnchor field={props.field} path={props.source} width={inputWidth(props.field, kind)}>
      {disabled && !props.disabled && <Reason>{translate('form.noUpdate')}</Reason>}
      {isNested(props.field) && isAddress(value) ? (
        <LinkedRecord field={props.field} address={value} />
      ) : (
        <Input {...props} disabled={disabled} />
      )}
    </FieldAnchor>
  );
};

interface FieldAnchorProps {
  readonly field: FieldDescription;
  readonly path: string;
  /** Width of the box to type in; all there is when absent. */
  readonly width?: string | undefined;
  readonly children: ReactNode;
}

/** The place of a field in its form: errors lead here, and mark it for a while. */
export const FieldAnchor = ({ field, path, width, children }: FieldAnchorProps) => {
  const element = useRef<HTMLDivElement>(null);
  useAutofillGuard(element, field);
  const marked = useMarked(path);
  const translate = useTranslate();
  return (
    <Place
      ref={element}
      data-field={path}
      data-marked={marked || undefined}
      {...(width && { style: { '--input-width': width } as CSSProperties })}
    >
      {children}
      {marked && (
        <Warning>
          <WarningAmberIcon fontSize="small" aria-hidden="true" />
          {translate('invalid.mark')}
        </Warning>
      )}
    </Place>
  );
};

/** Marked by an outline and not by a border, so that nothing moves under the pointer. */
const Place = styled('div')(({ theme }) => ({
  minWidth: 0,
  borderRadius: theme.shape.borderRadius,
  scrollMargin: theme.spacing(12),
  // The label and the help keep the whole width.
  '& .MuiInputBase-root': { maxWidth: 'var(--input-width, none)' },
  '&[data-marked]': {
    position: 'relative',
    outline: `3px solid ${paletteOf(theme).warning.main}`,
    outlineOffset: theme.spacing(0.5),
  },
}));

const Reason = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 1),
  color: paletteOf(theme).text.secondary,
}));

const Warning = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  zIndex: 1,
  right: theme.spacing(1),
  top: 0,
  margin: 0,
  padding: theme.spacing(0.25, 1),
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  borderRadius: theme.shape.borderRadius,
  color: '#3d2500',
  background: '#ffe2b3',
}));
