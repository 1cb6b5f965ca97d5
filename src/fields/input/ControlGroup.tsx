import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { RequiredNote } from './RequiredNote.tsx';
import type { InputState } from './useInputState.ts';

/** Several controls, or one that HTML does not know, under one label: its id names them, `{id}-help` describes them. */
export const ControlGroup = (props: InputState & { readonly children: ReactNode }) => (
  <FormControl
    component="fieldset"
    error={props.error}
    disabled={props.disabled}
    fullWidth
    {...(props.required && { 'aria-describedby': `${props.id}-required` })}
  >
    {props.required && <RequiredNote id={props.id} />}
    <FormLabel component="legend" id={props.id} required={props.required} sx={{ mb: 0.5 }}>
      {props.label}
    </FormLabel>
    {props.children}
    <FormHelperText id={`${props.id}-help`}>{props.helperText}</FormHelperText>
  </FormControl>
);
