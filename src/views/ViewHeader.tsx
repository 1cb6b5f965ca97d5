import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { use, type ReactNode } from 'react';
import { LinkBase, useBasename, useTranslate } from 'react-admin';
import { PageHeader } from '../ui/PageHeader.tsx';
import { DialogFrameContext } from './dialogs/DialogFrameContext.ts';
import { DialogHeader } from './dialogs/DialogHeader.tsx';

export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

interface ViewHeaderProps {
  readonly title: string;
  /** Pages between the home and this one; absent on the home itself, which needs no way back. */
  readonly parents?: readonly Crumb[];
  readonly actions?: ReactNode;
}

/** Title of a page of the club area with the way back up to the home; in a dialog the title alone. */
export const ViewHeader = (props: ViewHeaderProps) => {
  const dialog = use(DialogFrameContext);
  if (dialog !== null) return <DialogHeader id={dialog} title={props.title} actions={props.actions} />;
  return <PageTop {...props} />;
};

const PageTop = ({ title, parents, actions }: ViewHeaderProps) => {
  const translate = useTranslate();
  const basename = useBasename();
  const home: Crumb = { label: translate('home.title'), to: basename || '/' };
  return (
    <PageHeader
      title={title}
      documentTitle={translate('app.title', { page: title })}
      actions={actions}
      breadcrumb={
        parents && (
          <Breadcrumbs aria-label={translate('app.breadcrumb')} sx={{ mb: 1 }}>
            {[home, ...parents].map(({ label, to }) => (
              <Link key={label} component={LinkBase} to={to ?? ''} underline="hover">
                {label}
              </Link>
            ))}
            <Typography aria-current="page" color="textPrimary">
              {title}
            </Typography>
          </Breadcrumbs>
        )
      }
    />
  );
};
