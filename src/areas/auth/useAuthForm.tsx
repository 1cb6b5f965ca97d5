import { useId, useState, type FormEvent, type RefObject, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';

/** Messages by field. */
export type Complaints<Field extends string> = Readonly<Partial<Record<Field, string>>>;

interface Course<Field extends string> {
  /** The inputs, in the order of the page. */
  readonly fields: Readonly<Record<Field, RefObject<HTMLInputElement | null>>>;
  /** Takes the focus after a failure. */
  readonly retry?: NoInfer<Field>;
  /** Client-side checks before sending. */
  readonly check?: () => Complaints<NoInfer<Field>>;
  /** Resolves to whether the page is left or usable again, or to a failure. */
  readonly send: () => Promise<'left' | 'usable' | { readonly failure: string }>;
  /** The sentence of a failure, or messages by field; null when the page shows something else. */
  readonly explain: (error: unknown) => string | Complaints<NoInfer<Field>> | null;
}

interface State<Field extends string> {
  readonly isSending: boolean;
  readonly failure: string | null;
  readonly complaints: Complaints<Field> | null;
}

/** Submit logic of the forms before login: check, send once, show the failure, focus its field. */
export const useAuthForm = <Field extends string>({ fields, retry, check, send, explain }: Course<Field>) => {
  const [state, setState] = useState<State<Field>>(idle());
  const alertId = useId();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (state.isSending) return;
    const complaints: Complaints<Field> | null = check?.() ?? null;
    const [missed] = (Object.keys(fields) as Field[]).filter((name) => complaints?.[name] !== undefined);
    if (missed !== undefined) {
      setState({ ...idle(), complaints });
      fields[missed].current?.focus();
      return;
    }
    setState({ ...idle(), isSending: true });
    try {
      const outcome = await send();
      if (outcome !== 'left') setState(outcome === 'usable' ? idle() : { ...idle(), ...outcome });
    } catch (error) {
      const told = explain(error);
      if (told === null) return;
      setState({ ...idle(), ...(typeof told === 'string' ? { failure: told } : { complaints: told }) });
      if (retry !== undefined) fields[retry].current?.focus();
    }
  };

  return {
    submit,
    isSending: state.isSending,
    failure: state.failure,
    complaintOf: (name: Field): string | null => state.complaints?.[name] ?? null,
    alertId,
    describedBy: state.failure === null ? undefined : alertId,
  };
};

const idle = <Field extends string>(): State<Field> => ({
  isSending: false,
  failure: null,
  complaints: null,
});

interface Props {
  readonly label: string;
  readonly onSubmit: (event: FormEvent) => Promise<void>;
  readonly children: ReactNode;
}

/** A form whose messages are ours: the browser's own bubbles would speak the browser's language. */
export const AuthForm = ({ label, onSubmit, children }: Props) => (
  <Form noValidate aria-label={label} onSubmit={(event) => void onSubmit(event)}>
    {children}
  </Form>
);

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2.5),
}));
