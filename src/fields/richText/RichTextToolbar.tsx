import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import LinkIcon from '@mui/icons-material/Link';
import LinkOffIcon from '@mui/icons-material/LinkOff';
import RedoIcon from '@mui/icons-material/Redo';
import TitleIcon from '@mui/icons-material/Title';
import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Command, EditorState } from 'prosemirror-state';
import { useState, type ComponentType, useId } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { safeHref } from '../../lib/safeHref.ts';
import { isLinked, linkTo, TOOLS, unlink, type Tool } from './richTextCommands.ts';

interface RichTextToolbarProps {
  readonly label: string;
  readonly state: EditorState;
  readonly disabled: boolean;
  readonly onRun: (command: Command) => void;
}

const ICONS: Readonly<Record<Tool['name'], ComponentType>> = {
  bold: FormatBoldIcon,
  italic: FormatItalicIcon,
  heading: TitleIcon,
  bullets: FormatListBulletedIcon,
  numbers: FormatListNumberedIcon,
  quote: FormatQuoteIcon,
  undo: UndoIcon,
  redo: RedoIcon,
};

/** The tools below a text: what holds at the cursor is pressed, what cannot be done there is greyed. */
export const RichTextToolbar = ({ label, state, disabled, onRun }: RichTextToolbarProps) => {
  const translate = useTranslate();
  const [linking, setLinking] = useState(false);
  const linked = isLinked(state);
  return (
    <>
      <Stack
        direction="row"
        role="group"
        aria-label={translate('richText.tools', { label })}
        sx={{ flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' }}
      >
        {TOOLS.map(({ name, run, isOn }) => {
          const Icon = ICONS[name];
          const isPressed = isOn?.(state);
          return (
            <IconButton
              key={name}
              size="small"
              aria-label={translate(`richText.${name}`)}
              title={translate(`richText.${name}`)}
              aria-pressed={isPressed}
              color={isPressed ? 'primary' : 'default'}
              disabled={disabled || !run(state)}
              onClick={() => onRun(run)}
            >
              <Icon />
            </IconButton>
          );
        })}
        <IconButton
          size="small"
          aria-label={translate(linked ? 'richText.unlink' : 'richText.link')}
          title={translate(linked ? 'richText.unlink' : 'richText.link')}
          aria-expanded={linked ? undefined : linking}
          disabled={disabled}
          onClick={() => (linked ? onRun(unlink) : setLinking(!linking))}
        >
          {linked ? <LinkOffIcon /> : <LinkIcon />}
        </IconButton>
      </Stack>
      {linking && (
        <LinkField
          onTake={(href) => {
            setLinking(false);
            onRun(linkTo(href));
          }}
          onClose={() => setLinking(false)}
        />
      )}
    </>
  );
};

interface LinkFieldProps {
  readonly onTake: (href: string) => void;
  readonly onClose: () => void;
}

/** Field for the address of a link; takes only one that a link may lead to. */
const LinkField = ({ onTake, onClose }: LinkFieldProps) => {
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
