import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The inputs of one embedded record, under its name. */
export const FieldGroup = ({ label, children }: FieldGroupProps) => (
  <Stack component="fieldset" sx={{ gap: 2, border: 0, p: 0, m: 0, minWidth: 0 }}>
    <FormLabel component="legend" sx={{ mb: 1.5, typography: 'subtitle2', color: 'text.primary' }}>
      {label}
    </FormLabel>
    {children}
  </Stack>
);
