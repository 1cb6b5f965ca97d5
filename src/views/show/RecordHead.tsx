import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, useEffect, useRef } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import MailIcon from '@mui/icons-material/MailOutline';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { labelOf } from '../../fields/labelOf.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { Portrait } from '../../ui/Portrait.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useHeadingFocus } from '../../ui/useHeadingFocus.ts';
import { useFieldHint } from '../../fields/FieldHints.tsx';
import { formatPhone, toPhoneDigits } from '../../lib/phone.ts';
import { tryOrNull } from '../../lib/tryOrNull.ts';
import { kindOf } from '../../schema/kinds.ts';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';
import { Breadcrumb } from '../page/Breadcrumb.tsx';
import { PlaceContext } from '../page/PlaceContext.ts';
import { recordTitle } from '../page/recordTitle.ts';
import type { RecordHeadProps } from '../page/RecordPage.tsx';
import { RelatedActionButton } from '../page/RelatedActionButton.tsx';
import type { RelatedAction } from '../page/ResourceConfig.ts';
import { HeadActions } from './HeadActions.tsx';
import { HeadFacts } from './HeadFacts.tsx';
import { HeadState } from './HeadState.tsx';
import { RelatedLabels } from './RelatedLabels.tsx';
import { useHead, type HeadValue } from './useHead.ts';
import { useRelated } from './useRelated.ts';
import { usePictureUrl } from './usePictureUrl.ts';

/**
 * The head of the page of a record: portrait, name, state, a few facts, how to reach whom it is about, actions. Above a
 * page that belongs to the record it names it, and the heading is that of the page.
 */
export const RecordHead = ({
  title,
  parents: own = [],
  related,
  more,
  edit,
  head,
  note,
  description,
  isReady,
}: RecordHeadProps) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const definition = useDirectory().byName(useResourceContext() ?? '');
  const headValues = useHead(head, description);
  const { picture, state, facts, contacts } = headValues;
  const { next, others, missing } = useRelated(related, headValues, description);
  const toButton = (action: RelatedAction) => (
    <RelatedActionButton
      key={action.resource}
      action={action}
      from={definition?.name ?? ''}
      ids={[String(record?.id)]}
      isNext={action === next}
    />
  );
  const { heading, isPage, text, parents } = useHeading(title, own);
  return (
    <Box component="header" data-reading={isReady ? undefined : true} sx={{ mb: 2 }}>
      {parents && <Breadcrumb parents={parents} title={record ? text : '…'} />}
      <RelatedLabels fields={description?.fields ?? NONE}>
        <Box sx={GRID}>
          {head?.picture && isReady && (
            <Picture
              value={picture?.value}
              name={labelOf(record, definition)}
              isClub={head.picture.endsWith('logo')}
            />
          )}
          <Box sx={NAME}>
            <Typography
              variant="h5"
              sx={TITLE}
              {...(isPage ? { component: 'h1', ref: heading, tabIndex: -1 } : { component: 'p' })}
            >
              {text}
            </Typography>
            {isReady && state && state.through.length === 0 && <HeadState state={state} />}
            {isReady && missing && (
              <StateChip tone="warning">{translate(missing.key, { season: missing.season })}</StateChip>
            )}
          </Box>
          {isReady && (
            <Box sx={FACTS}>
              <HeadFacts facts={facts} state={state} />
              <HeadContacts contacts={contacts} />
            </Box>
          )}
          {isReady && (
            <HeadActions next={next && toButton(next)} edit={edit} isBeside={!isPage}>
              {more}
              {others.map(toButton)}
            </HeadActions>
          )}
          {note && (
            <Typography id={note.id} variant="body2" color="textSecondary" sx={NOTE}>
              {note.text}
            </Typography>
          )}
        </Box>
      </RelatedLabels>
    </Box>
  );
};

const NONE: readonly FieldDescription[] = [];

/** The heading of the page, which has the focus when it opens; of a page within another one it is a name. */
const useHeading = (title: string, own: RecordHeadProps['parents'] & object) => {
  const place = use(PlaceContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPage = place.owner === undefined;
  const text = place.title ?? title;
  const documentTitle = useTranslate()('app.title', { page: recordTitle(text, own) });
  useEffect(() => {
    if (isPage) document.title = documentTitle;
  }, [documentTitle, isPage]);
  useHeadingFocus(heading, isPage);
  return { heading, isPage, text, parents: place.parents === undefined ? own : place.parents };
};

interface PictureProps {
  readonly value: unknown;
  readonly name: string;
  readonly isClub: boolean;
}

const Picture = ({ value, name, isClub }: PictureProps) => (
  <Box sx={{ gridArea: 'picture', mr: 2 }}>
    <Portrait name={name} picture={usePictureUrl(value)} size={56} shape={isClub ? 'square' : 'round'} />
  </Box>
);

/**
 * The actions are beside the name, and on a phone below the facts. Each keeps its distance to what is above: gaps of
 * the grid would also surround what is not there yet.
 */
const GRID = {
  display: 'grid',
  mt: 1,
  alignItems: 'start',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"picture name" "facts facts" "actions actions" "note note"',
  '@media (min-width: 900px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(65%)',
    gridTemplateAreas: '"picture name actions" "picture note note" "picture facts facts"',
  },
} as const;

const NAME = {
  gridArea: 'name',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
} as const;

const FACTS = { gridArea: 'facts', minWidth: 0, mt: 1, '&:empty': { display: 'none' } } as const;

const TITLE = { outline: 'none', overflowWrap: 'anywhere', minWidth: 0 } as const;

/** Below the actions. */
const NOTE = {
  gridArea: 'note',
  mt: 1,
  overflowWrap: 'anywhere',
  displayPrint: 'none',
  '@media (min-width: 900px)': { justifySelf: 'end', mt: 0.5 },
} as const;

/** Contacts of the record's person or club: to call, to write to, to copy. */
const HeadContacts = ({ contacts }: { readonly contacts: readonly HeadValue[] }) => {
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
