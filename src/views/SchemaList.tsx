import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { use, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  ListBase,
  ListContextProvider,
  useGetResourceLabel,
  useListContext,
  useLocation,
  useResourceContext,
} from 'react-admin';
import { useTranslate } from '../i18n/useTranslate.ts';
import { FieldHintsContext } from '../fields/FieldHints.tsx';
import { useDescription } from './page/useDescription.ts';
import { Failure } from './page/Failure.tsx';
import type { Description } from '../schema/description.ts';
import { GuessedNotice } from './page/GuessedNotice.tsx';
import { DescriptionFailure } from './page/DescriptionFailure.tsx';
import { CleanAddress } from './list/CleanAddress.tsx';
import { listQuery } from './list/listQuery.ts';
import { ListBar } from './list/ListBar.tsx';
import { useOwnRows } from './list/OwnRowsFilter.tsx';
import { ListRows } from './list/ListRows.tsx';
import { ListStatus } from './list/ListStatus.tsx';
import { withoutTotal, withTotal } from './list/pageCount.ts';
import { PAGE_SIZES } from './list/Pages.tsx';
import { SelectingContext } from './list/SelectingContext.ts';
import type { ListView, ResourceConfig } from './page/ResourceConfig.ts';
import { useListKey } from './page/PlaceContext.ts';
import { ScopeContext } from './page/ScopeContext.tsx';
import { ListSkeleton } from './page/Skeletons.tsx';
import { ViewHeader } from './page/ViewHeader.tsx';
import { shownInPlace } from '../ui/shownInPlace.ts';
import type { ListMeta } from '../data/createListReader.ts';
import { leavesNothing } from '../http/ApiError.ts';
import { errorSentence } from '../http/errorSentence.ts';
import { useToasts } from '../ui/toasts/ToastsContext.tsx';

export interface SchemaListProps {
  readonly config?: ResourceConfig;
  /** Content of the list's card, instead of its state and its rows. */
  readonly children?: (view: ListView) => ReactNode;
}

/** A list generated from the description of its resource: columns, filters, pages, states. */
export const SchemaList = ({ config = {}, children = generated }: SchemaListProps) => {
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel();
  const translate = useTranslate();
  const description = useDescription(resource, 'list');
  const isBare = useLocation().search === '';
  if (description.status === 'ready' || (description.status === 'loading' && isBare)) {
    const described = description.status === 'ready' ? description.description : null;
    return (
      <CleanAddress description={described} sizes={PAGE_SIZES}>
        <DescribedList config={config} description={described}>
          {children}
        </DescribedList>
      </CleanAddress>
    );
  }
  return (
    <>
      <ViewHeader title={label(resource, 2)} parents={[]} />
      {description.status === 'loading' ? (
        <ListSkeleton />
      ) : (
        <>
          <AboveRows config={config} />
          <DescriptionFailure state={description} refused={<Failure message={translate('list.denied')} />} />
        </>
      )}
    </>
  );
};

/** Content of the card of a generated list. */
export const ListParts = (view: ListView) => (
  <>
    <ListStatus {...view} />
    <ListRows {...view} />
  </>
);

const generated = (view: ListView): ReactNode => <ListParts {...view} />;

interface LayoutProps extends Pick<Required<SchemaListProps>, 'children'> {
  readonly config: ResourceConfig;
  /** Null while it is loading: the rows are requested at the same time. */
  readonly description: Description | null;
}

const DescribedList = ({ config, description, children }: LayoutProps) => {
  const { search } = useLocation();
  const scope = use(ScopeContext);
  const { isNarrowed } = useOwnRows(config);
  const key = useListKey();
  return (
    <FieldHintsContext value={config.fields ?? {}}>
      <ListBase
        {...listQuery(config, { scope, key, isNarrowed, search })}
        exporter={false}
        queryOptions={QUERY_OPTIONS}
      >
        <Counted>
          <ListLayout config={config} description={description}>
            {children}
          </ListLayout>
        </Counted>
      </ListBase>
    </FieldHintsContext>
  );
};

/** The list says in place what went wrong; react-admin's own notification would say it twice. */
const stayInPlace = (): void => undefined;

const QUERY_OPTIONS = { onError: stayInPlace, select: withoutTotal };

/** The list below knows its total, however the server cuts its pages. */
const Counted = ({ children }: { readonly children: ReactNode }) => {
  const list = useListContext();
  const counted = useMemo(() => withTotal(list), [list]);
  return <ListContextProvider value={counted}>{children}</ListContextProvider>;
};

const ListLayout = ({ config, description, children }: LayoutProps) => {
  const [isSelecting, setSelecting] = useState(false);
  const selecting = useMemo(() => ({ isSelecting, setSelecting }), [isSelecting]);
  useAnsweredPage();
  useFailedPage();
  return (
    <SelectingContext value={selecting}>
      <ListBar config={config} description={description} />
      <AboveRows config={config} />
      <GuessedNotice description={description} />
      {description ? (
        // Sticky parts within it stay in view as long as it does not scroll itself.
        <Card component="section" sx={{ px: { xs: 1, sm: 2 }, py: 0.5, overflow: 'clip' }}>
          <Stack sx={{ gap: 1 }}>{children({ config, description })}</Stack>
        </Card>
      ) : (
        <ListSkeleton />
      )}
    </SelectingContext>
  );
};

/** It queries the server by itself, and is shown whether or not there are rows. */
const AboveRows = ({ config }: { readonly config: ResourceConfig }) => {
  const Above = config.list?.above;
  return (
    Above && (
      <Box sx={ABOVE}>
        <Above />
      </Box>
    )
  );
};

/** Nothing there takes no room. */
const ABOVE = { mb: 1, '&:empty': { display: 'none' }, ...shownInPlace('> [role="status"]') } as const;

/**
 * Turns to the page that the server answered where the requested one is past its last one. Only backwards, so that no
 * server leads a list around for ever.
 */
const useAnsweredPage = (): void => {
  const { page, setPage, meta, isFetching, isPlaceholderData } = useListContext();
  const answered = (meta as Partial<ListMeta> | undefined)?.page ?? page;
  const isPast = !isFetching && !isPlaceholderData && answered < page;
  useEffect(() => {
    if (isPast) setPage(answered);
    // react-admin's setter changes with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isPast, answered]);
};

/** Says why a page could not be read: react-admin turns to the first one then, which knows nothing of it. */
const useFailedPage = (): void => {
  const translate = useTranslate();
  const toasts = useToasts();
  const { page, error, data } = useListContext();
  const isFailed = page > 1 && leavesNothing(error, data);
  useEffect(() => {
    if (!isFailed) return;
    const text = translate('lists.pageFailed', { page, reason: errorSentence(error) });
    toasts.show({ key: 'page', kind: 'error', text });
    // Once a failure.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isFailed, page]);
};
