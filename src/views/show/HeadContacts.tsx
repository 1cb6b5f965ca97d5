import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import MailIcon from '@mui/icons-material/MailOutline';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { useFieldHint } from '../../fields/FieldHints.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatPhone, toPhoneDigits } from '../../lib/phone.ts';
import { tryOrNull } from '../../lib/tryOrNull.ts';
import { kindOf } from '../../schema/kinds.ts';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';
import type { HeadValue } from './useHead.ts';

/** Contacts of the record's person or club: to call, to write to, to copy. */
export const HeadContacts = ({ contacts }: { readonly contacts: readonly HeadValue[] }) => {
  if (contacts.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5, displayPrint: 'none' }}>
      {contacts.map((contact) => (
        <Contact key={contact.path} {...contact} />
      ))}
    </Stack>
  );
};

const Contact = ({ field, path, value }: HeadValue) => {
  const translate = useTranslate();
  const toasts = useToasts();
  const hint = useFieldHint(path);
  const text = typeof value === 'string' ? value.trim() : '';
  const isMail = kindOf(field, hint) === 'email';
  const shown = isMail ? text : tryOrNull(() => formatPhone(text));
  // A text that is no number is shown among the fields.
  if (text === '' || shown === null) return null;
  const copy = async (): Promise<void> => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    toasts.show({
      key: 'copy',
      kind: isCopied ? 'success' : 'error',
      text: translate(isCopied ? 'reading.copied' : 'reading.notCopied', { text: shown }),
    });
  };
  return (
    // Two ways to one address, not a group that a listener enters.
    <ButtonGroup
      role="presentation"
      size="small"
      variant="outlined"
      color="inherit"
      sx={{ maxWidth: 1, '& .MuiButton-root': { borderColor: 'divider' } }}
    >
      <Button
        href={`${isMail ? 'mailto' : 'tel'}:${isMail ? encodeURI(text) : toPhoneDigits(text)}`}
        startIcon={isMail ? <MailIcon /> : <PhoneIcon />}
        sx={{ textTransform: 'none', overflowWrap: 'anywhere' }}
      >
        {shown}
      </Button>
      <Button aria-label={translate('reading.copy', { text: shown })} onClick={() => void copy()}>
        <ContentCopyIcon sx={{ fontSize: 16 }} />
      </Button>
    </ButtonGroup>
  );
};
