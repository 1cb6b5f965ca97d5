import { styled } from '@mui/material/styles';
import type { FormEvent, ReactNode } from 'react';

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
