import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { authTexts } from '../i18n/auth.ts';
import { FormAlert } from './FormAlert.tsx';
import { ReturnOfFocus } from './ReturnOfFocus.tsx';

type Texts<Field extends string> = Readonly<Partial<Record<Field, string>>>;

interface Course<Field extends string> {
  /** The fields in the order of the page, all required; a password is sent as it is typed. */
  readonly fields: Readonly<Record<Field, 'trimmed' | 'exact'>>;
  /** Takes the focus after a failure. */
  readonly retry?: NoInfer<Field>;
  /** Messages by field, once each has a value. */
  readonly check?: (values: Readonly<Record<NoInfer<Field>, string>>) => Texts<NoInfer<Field>>;
  /** Resolves to whether the page is left or usable again, or to a failure. */
  readonly send: (
    values: Readonly<Record<NoInfer<Field>, string>>,
  ) => Promise<'left' | 'usable' | { readonly failure: string }>;
  /** The sentence of a failure, or messages by field; null when the page shows something else. */
  readonly explain: (error: unknown) => string | Texts<NoInfer<Field>> | null;
}

const IDLE = { isSending: false, failure: null };

/** Values and submit logic of forms of a few texts, as those before login: check, send once, show the failure, focus its field. */
export const useTextForm = <Field extends string>({ fields, retry, check, send, explain }: Course<Field>) => {
  const [state, setState] = useState<{
    readonly isSending: boolean;
    readonly failure: string | null;
    readonly complaints?: Texts<Field>;
  }>(IDLE);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const alertId = useId();
  const names = Object.keys(fields) as Field[];
  const [first] = names;
  // So that one may type at once, with the paint; the name of the form, which is that of the page, is read out with it.
  useLayoutEffect(() => {
    if (first) inputs.current[first]?.focus();
  }, [first]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (state.isSending) return;
    const values = Object.fromEntries(
      names.map((name) => [name, (fields[name] === 'exact' ? typed[name] : typed[name]?.trim()) ?? '']),
    ) as Record<Field, string>;
    const empty = names.filter((name) => values[name] === '');
    const complaints =
      empty.length > 0
        ? (Object.fromEntries(empty.map((name) => [name, authTexts.required])) as Texts<Field>)
        : check?.(values);
    const missed = names.find((name) => complaints?.[name] !== undefined);
    if (complaints && missed !== undefined) {
      setState({ ...IDLE, complaints });
      inputs.current[missed]?.focus();
      return;
    }
    setState({ ...IDLE, isSending: true });
    try {
      const outcome = await send(values);
      if (outcome !== 'left') setState(outcome === 'usable' ? IDLE : { ...IDLE, ...outcome });
    } catch (error) {
      const explained = explain(error);
      if (explained === null) return;
      setState({
        ...IDLE,
        ...(typeof explained === 'string' ? { failure: explained } : { complaints: explained }),
      });
      if (retry !== undefined) inputs.current[retry]?.focus();
    }
  };

  /** The props of an input. */
  const field = (name: Field) => ({
    name,
    value: typed[name] ?? '',
    onChange: (value: string): void => setTyped((before) => ({ ...before, [name]: value })),
    error: state.complaints?.[name] ?? null,
    describedBy: state.failure === null ? undefined : alertId,
    inputRef: (input: HTMLInputElement | null): void => {
      inputs.current[name] = input;
    },
  });

  return { submit, isSending: state.isSending, failure: state.failure, field, alertId };
};

interface TextFormProps {
  readonly form: Pick<ReturnType<typeof useTextForm>, 'submit' | 'isSending' | 'failure' | 'alertId'>;
  readonly label: string;
  /** Shown before anything was sent, or once it has been. */
  readonly notice?: string | null;
  /** Text of the button, before and while it sends. */
  readonly submit: string;
  readonly pending: string;
  /** Beneath the button. */
  readonly links?: ReactNode;
  readonly children?: ReactNode;
}

/** A form whose messages are ours: the browser's own bubbles would speak the browser's language. */
export const TextForm = ({ form, label, notice = null, submit, pending, links, children }: TextFormProps) => (
  <Form noValidate aria-label={label} onSubmit={(event) => void form.submit(event)}>
    <FormAlert id={form.alertId} text={form.failure ?? notice} kind={form.failure ? 'error' : 'info'} />
    {children}
    <Button type="submit" variant="contained" size="large" aria-disabled={form.isSending}>
      {form.isSending ? pending : submit}
    </Button>
    {links}
    <ReturnOfFocus />
  </Form>
);

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2.5),
}));
