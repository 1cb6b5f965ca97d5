import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import {
  useRef,
  useId,
  useSyncExternalStore,
  use,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useState,
  type RefObject,
} from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import './wholeDisplays.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { isNested, type FieldDescription } from '../schema/description.ts';
import { isAddress } from '../schema/read.ts';
import { isOpen } from '../schema/permissionsOf.ts';
import type { InputProps } from './FieldProps.ts';
import { LinkedRecord } from './input/LinkedRecord.tsx';
import { useInputKind } from './useInputKind.ts';
import { paletteOf } from '../ui/themeOptions.ts';
import { FieldDisplay } from './FieldDisplay.tsx';
import { fieldLabel } from '../schema/fieldLabel.ts';
import type { Kind } from '../schema/kinds.ts';
import { FieldFormContext, type Inputs } from './FieldFormContext.tsx';

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

/** A field that only the server fills, among inputs: its label and its value as text, which nobody takes for a box to type in. */
const ReadOnlyValue = ({ field, source }: Pick<InputProps, 'field' | 'source'>) => {
  const id = useId();
  const value: unknown = useWatch({ name: source });
  return (
    <div role="group" aria-labelledby={id}>
      <FormLabel component="div" id={id}>
        {fieldLabel(field)}
      </FormLabel>
      <Value>
        <FieldDisplay field={field} value={value} path={source} whole />
      </Value>
      {field.help !== null && <FormHelperText>{field.help}</FormHelperText>}
    </div>
  );
};

/** As far from its label as the text within a box would be. */
const Value = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  minWidth: 0,
  paddingBlock: theme.spacing(0.75),
  overflowWrap: 'anywhere',
}));

/** Widths that what is typed seldom exceeds, with the buttons and units in the field. */
const WIDTHS: Readonly<Partial<Record<Kind, string>>> = {
  date: '12rem',
  time: '9rem',
  datetime: '16rem',
  integer: '10rem',
  year: '8rem',
  decimal: '10rem',
  percentage: '10rem',
  currency: '11rem',
  phone: '14rem',
  licenceNumber: '11rem',
  duration: '16rem',
};

/** Texts of at most so many characters are as wide as these. */
const LONGEST_SHORT = 24;

/** Width of the box of a field by its kind and its longest text; undefined where it takes what there is. */
const inputWidth = (field: FieldDescription, kind: Kind): string | undefined => {
  if (kind !== 'text') return WIDTHS[kind];
  const { maxLength } = field;
  return maxLength === null || maxLength > LONGEST_SHORT
    ? undefined
    : `${Math.max(maxLength, 6) * 0.65 + 2.5}rem`;
};

/** True while the field is marked as the one to correct; renders only the fields whose mark changes. */
const useMarked = (path: string): boolean => {
  const navigator = use(FieldFormContext)?.navigator ?? null;
  return useSyncExternalStore(
    navigator?.subscribe ?? subscribeToNothing,
    () => navigator !== null && navigator.getMarked() === path,
  );
};

const subscribeToNothing = () => (): void => undefined;

const useInputs = (): Inputs => {
  const form = use(FieldFormContext);
  if (!form) throw new Error('Inputs are rendered outside of FieldFormContext');
  return form.inputs;
};

/** The browser fills a form in within a second of its opening. */
const GUARD_MS = 1000;

/** Fields that a browser would fill with data of its own user, where these are the data of somebody else. */
const PERSONAL =
  /^(givenName|familyName|birthName|email|telephone|streetAddress|disambiguatingDescription|postalCode|addressLocality|iban|bic)$/i;

/**
 * Keeps the browser from filling its user's own data into the field: its inputs are read-only while the form
 * opens, and the browser may not offer anything. Set on the elements, so that it holds for every kind of input.
 */
const useAutofillGuard = (
  element: RefObject<HTMLElement | null>,
  { name, fields }: FieldDescription,
): void => {
  const isPersonal = fields.length === 0 && PERSONAL.test(name);
  const isLocked = useOpening(isPersonal);
  useLayoutEffect(() => {
    if (!isPersonal) return undefined;
    const inputs = [...(element.current?.querySelectorAll('input') ?? [])].filter(
      ({ readOnly }) => !readOnly,
    );
    for (const input of inputs) {
      input.setAttribute('autocomplete', 'off');
      input.readOnly = isLocked;
      input.addEventListener('keydown', release);
    }
    return () => {
      for (const input of inputs) {
        input.readOnly = false;
        input.removeEventListener('keydown', release);
      }
    };
  }, [element, isPersonal, isLocked]);
};

/** A key is struck by a person, whose text is not lost. */
const release = ({ currentTarget }: Event): void => {
  (currentTarget as HTMLInputElement).readOnly = false;
};

/** True for a second from the opening of the form around, where that is needed: else no timer runs. */
const useOpening = (isNeeded: boolean): boolean => {
  const end = (use(FieldFormContext)?.openedAt ?? -GUARD_MS) + GUARD_MS;
  const [isOpening, setOpening] = useState(() => isNeeded && performance.now() < end);
  useEffect(() => {
    if (!isOpening) return undefined;
    const timer = setTimeout(setOpening, end - performance.now(), false);
    return () => clearTimeout(timer);
  }, [isOpening, end]);
  return isOpening;
};
