import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use, useEffect, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { DialogContext } from './DialogContext.ts';
import { PlaceContext, type Crumb } from './PlaceContext.ts';
import { recordTitle } from './recordTitle.ts';

export interface ViewHeaderProps {
  readonly title: string;
  /** Pages between the home and this one; absent on the home itself, which needs no way back. */
  readonly parents?: readonly Crumb[];
  readonly actions?: ReactNode;
}

/** Title of a page of the club area with the way back up to the home; in a dialog the title alone. */
export const ViewHeader = (props: ViewHeaderProps) => {
  const titleId = use(DialogContext)?.titleId;
  if (titleId !== undefined) return <DialogHeader id={titleId} title={props.title} actions={props.actions} />;
  return <PageTop {...props} />;
};

const PageTop = (props: ViewHeaderProps) => {
  const translate = useTranslate();
  const place = use(PlaceContext);
  const step = place.title ?? props.title;
  const title = place.owner ? `${place.owner} – ${step}` : step;
  const parents = place.parents === undefined ? props.parents : place.parents;
  const page = recordTitle(title, place.title === undefined ? props.parents : []);
  return (
    <PageHeader
      title={<StepTitle step={step} />}
      documentTitle={translate('app.title', { page })}
      actions={props.actions}
      breadcrumb={parents && <Breadcrumb parents={parents} title={step} />}
    />
  );
};

interface StepTitleProps {
  readonly step: string;
}

/** Title of a page behind the name of the record that it belongs to, whose room is kept while it is read. */
export const StepTitle = ({ step }: StepTitleProps) => {
  const { owner, parents } = use(PlaceContext);
  // Beside a frame that names it, nothing waits for the name.
  if (owner === undefined || (owner === '' && parents === null)) return step;
  return (
    <>
      {owner === '' ? (
        <Box component="span" aria-hidden="true" sx={{ visibility: 'hidden' }}>
          {USUAL_NAME} –
        </Box>
      ) : (
        // The head above the tabs names it to the eye.
        <Box component="span" sx={parents === null ? visuallyHidden : undefined}>
          {owner} –
        </Box>
      )}{' '}
      {step}
    </>
  );
};

const USUAL_NAME = 'MARTIN Camille';

/** Title of a view in a dialog, which has an address and therefore a title of the document of its own. */
const DialogHeader = ({ id, title, actions }: Omit<ViewHeaderProps, 'parents'> & { readonly id: string }) => {
  const translate = useTranslate();
  const frame = use(DialogContext);
  const documentTitle = translate('app.title', { page: title });
  useEffect(() => {
    const before = document.title;
    document.title = documentTitle;
    return () => {
      document.title = before;
    };
  }, [documentTitle]);
  return (
    <Stack component="header" direction="row" sx={{ gap: 1, mb: 2, pt: 1, alignItems: 'start' }}>
      <Stack direction="row" sx={TITLE_AND_ACTIONS}>
        <Typography id={id} component="h2" variant="h6" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {actions}
      </Stack>
      <IconButton aria-label={translate('dialogs.close')} onClick={() => frame?.close()}>
        <CloseIcon />
      </IconButton>
    </Stack>
  );
};

/** As high as the button that closes, which stays in its corner where they wrap. */
const TITLE_AND_ACTIONS = {
  flexGrow: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
} as const;
