import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { useCreatePath, useGetResourceLabel, useResourceContext } from 'react-admin';
import { Breadcrumb } from './Breadcrumb.tsx';
import { DialogContext } from './DialogContext.ts';
import { Loading } from './Loading.tsx';
import { PlaceContext } from './PlaceContext.ts';
import { FormSkeleton, ListSkeleton, RecordSkeleton } from './Skeletons.tsx';
import { StepTitle } from './ViewHeader.tsx';

const BODIES = {
  list: ListSkeleton,
  show: RecordSkeleton,
  create: FormSkeleton,
  edit: FormSkeleton,
  head: () => <div data-reading />,
};

interface PageSkeletonProps {
  readonly view: keyof typeof BODIES;
}

/** A view of a resource while its code is on its way: the way to it and its name stay, its rows or fields keep their room. */
export const PageSkeleton = ({ view }: PageSkeletonProps) => {
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel();
  const createPath = useCreatePath();
  const place = use(PlaceContext);
  const isDialog = use(DialogContext)?.titleId !== undefined;
  const Body = BODIES[view];
  // The head above the tabs bears the name of the record.
  if (view === 'head' || (view === 'show' && place.parents === null)) return <Body />;
  if (isDialog || resource === '') return <Loading />;
  const isList = view === 'list';
  const list = { label: label(resource, 2), to: createPath({ resource, type: 'list' }) };
  const parents = place.parents === undefined ? (isList ? [] : [list]) : place.parents;
  const title = place.title ?? label(resource, isList ? 2 : 1);
  return (
    <>
      {/* The heading that takes the focus and is read comes with the page. */}
      <Box aria-hidden="true" inert sx={{ mb: 2 }}>
        {parents && <Breadcrumb parents={parents} title={title} />}
        <Typography component="div" variant="h5" sx={view === 'show' ? HEAD : { lineHeight: '36px' }}>
          {isList ? title : <StepTitle step={title} />}
        </Typography>
      </Box>
      <Body />
    </>
  );
};

/** Of a record, which has facts and actions besides: as far as it is there before these. */
const HEAD = { mt: 1 } as const;
