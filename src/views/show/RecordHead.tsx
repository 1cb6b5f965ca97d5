import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, useEffect, useRef, type ReactNode } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { labelOf } from '../../fields/labelOf.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { maskedOf } from '../../schema/maskedOf.ts';
import type { Description } from '../../schema/description.ts';
import { isState } from '../../schema/stateTone.ts';
import { Portrait } from '../../ui/Portrait.tsx';
import { useHeadingFocus } from '../../ui/useHeadingFocus.ts';
import { Breadcrumb } from '../page/Breadcrumb.tsx';
import { PlaceContext } from '../page/PlaceContext.ts';
import type { HeadConfig } from '../page/ResourceConfig.ts';
import type { RecordHeadProps } from '../page/RecordPage.tsx';
import { HeadContacts } from './HeadContacts.tsx';
import { HeadFacts } from './HeadFacts.tsx';
import { HeadState } from './HeadState.tsx';
import { RelatedLabels } from './RelatedLabels.tsx';
import { useHeadValues, type HeadValue } from './useHeadValues.ts';
import { usePictureUrl } from './usePictureUrl.ts';

/** The head of the page of a record: portrait, name, state, a few facts, how to reach whom it is about, actions. */
export const RecordHead = ({ title, parents: own = [], actions, head, description }: RecordHeadProps) => {
  const translate = useTranslate();
  const place = use(PlaceContext);
  const record = useRecordContext();
  const definition = useDirectory().byName(useResourceContext() ?? '');
  const heading = useRef<HTMLHeadingElement>(null);
  const text = place.title ?? title;
  const documentTitle = translate('app.title', { page: text });
  const parents = place.parents === undefined ? own : place.parents;
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  useHeadingFocus(heading);
  return (
    <Box component="header" sx={{ mb: 2 }}>
      {parents && <Breadcrumb parents={parents} title={text} />}
      <RelatedLabels fields={description?.fields ?? NOTHING.fields}>
        <Values head={head} description={description}>
          {({ picture, state, facts, contacts }) => (
            <Box sx={GRID}>
              {head?.picture && (
                <Picture
                  value={picture?.value}
                  name={labelOf(record, definition)}
                  isClub={head.picture.endsWith('logo')}
                />
              )}
              <Box sx={NAME}>
                <Typography ref={heading} component="h1" variant="h5" tabIndex={-1} sx={TITLE}>
                  {text}
                </Typography>
                {state && state.through.length === 0 && <HeadState state={state} />}
              </Box>
              <Box sx={{ gridArea: 'told', minWidth: 0 }}>
                <HeadFacts facts={facts} state={state} />
                <HeadContacts contacts={contacts} />
              </Box>
              {actions && <Box sx={ACTIONS}>{actions}</Box>}
            </Box>
          )}
        </Values>
      </RelatedLabels>
    </Box>
  );
};

interface Shown {
  readonly picture: HeadValue | undefined;
  readonly state: HeadValue | undefined;
  readonly facts: readonly HeadValue[];
  readonly contacts: readonly HeadValue[];
}

interface ValuesProps {
  readonly head: HeadConfig | undefined;
  readonly description: Description | null;
  readonly children: (shown: Shown) => ReactNode;
}

const Values = ({ head = {}, description, children }: ValuesProps) => {
  const record = useRecordContext();
  const fields = description?.fields ?? [];
  const masked = maskedOf(record);
  const state = head.state ?? fields.find(isState)?.name;
  const facts = head.facts ?? usualFacts(description);
  const contacts = head.contacts ?? [];
  const open = (paths: readonly string[]): readonly string[] =>
    paths.filter((path) => !masked.includes(path.split('.')[0] ?? ''));
  const wanted = open([head.picture ?? '', state ?? '', ...facts, ...contacts].filter(Boolean));
  const values = useHeadValues(description ?? NOTHING, record && description ? wanted : []);
  const at = (path: string | undefined) => values.find((value) => value.path === path);
  const all = (paths: readonly string[]) => paths.flatMap((path) => at(path) ?? []);
  return children({
    picture: at(head.picture),
    state: at(state),
    facts: all(facts),
    contacts: all(contacts),
  });
};

const NOTHING: Description = { fields: [], methods: null };

/** Facts of a record whose config names none. */
const USUAL = ['organization', 'club', 'person', 'season', 'date', 'startDate', 'endDate', 'amount'] as const;

const usualFacts = (description: Description | null): readonly string[] =>
  USUAL.filter((name) => description?.fields.some((field) => field.name === name && !field.multiple));

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

/** The actions stand beside the name, and on a phone below what is told. */
const GRID = {
  display: 'grid',
  rowGap: 1,
  mt: 1,
  alignItems: 'start',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"picture name" "told told" "actions actions"',
  '@media (min-width: 900px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(50%)',
    gridTemplateAreas: '"picture name actions" "picture told told"',
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

const TITLE = { outline: 'none', overflowWrap: 'anywhere', minWidth: 0 } as const;

/** Controls are not printed. */
const ACTIONS = {
  gridArea: 'actions',
  ml: { md: 2 },
  justifyContent: { md: 'flex-end' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  displayPrint: 'none',
} as const;
