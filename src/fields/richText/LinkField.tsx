import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { safeHref } from '../../lib/safeHref.ts';

interface LinkFieldProps {
  readonly onTake: (href: string) => void;
  readonly onClose: () => void;
}

/** Field for the address of a link; takes only one that a link may lead to. */
export const LinkField = ({ onTake, onClose }: LinkFieldProps) => {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const take = (): void => {
    const href = safeHref(typed);
    if (href === null) setRefused(true);
    else onTake(href);
  };
  return (
    <Stack direction="row" sx={{ p: 1, gap: 1, alignItems: 'flex-start' }}>
      <TextField
        id={id}
        // It opens at a click, to be typed into.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        fullWidth
        size="small"
        label={translate('richText.address')}
        value={typed}
        error={refused}
        helperText={refused ? translate('richText.refused') : ''}
        onChange={({ target }) => {
          setTyped(target.value);
          setRefused(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Neither sends the form nor closes the dialog around it.
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') take();
          else onClose();
        }}
      />
      <Button onClick={take}>{translate('richText.apply')}</Button>
    </Stack>
  );
};
