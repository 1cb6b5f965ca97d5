import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import SvgIcon from '@mui/material/SvgIcon';
import { useState, type Ref } from 'react';
import { authTexts } from '../i18n/auth.ts';
import { TextInput } from './TextInput.tsx';

interface Props {
  readonly label?: string;
  readonly name: string;
  /** Says to the browser's password manager which password this is. */
  readonly autoComplete?: 'current-password' | 'new-password';
  readonly hint?: string | null;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
  readonly describedBy: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** A password field that can be shown, and that says when the capitals are locked. */
export const PasswordInput = ({
  label: fieldLabel = authTexts.login.password,
  autoComplete = 'current-password',
  hint = null,
  ...props
}: Props) => {
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const label = isShown ? authTexts.login.hidePassword : authTexts.login.showPassword;
  return (
    <TextInput
      {...props}
      label={fieldLabel}
      type={isShown ? 'text' : 'password'}
      hint={hasCapsLock ? authTexts.login.capsLock : hint}
      inputProps={{ autoComplete, autoCapitalize: 'none', spellCheck: false }}
      onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
      endAdornment={
        <InputAdornment position="end">
          <IconButton aria-label={label} title={label} edge="end" onClick={() => setShown(!isShown)}>
            <SvgIcon>
              <path d="M12 5C7 5 2.7 8.1 1 12.5 2.7 16.9 7 20 12 20s9.3-3.1 11-7.5C21.3 8.1 17 5 12 5zm0 12.5a5 5 0 1 1 0-10 5 5 0 0 1 0 10zm0-8a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" />
              {isShown ? <path d="M3.3 2 22 20.7 20.7 22 2 3.3z" /> : null}
            </SvgIcon>
          </IconButton>
        </InputAdornment>
      }
    />
  );
};
