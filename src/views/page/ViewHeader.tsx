import { use, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { DialogContext } from './DialogContext.ts';
import { DialogHeader } from './DialogHeader.tsx';
import { PlaceContext, type Crumb } from './PlaceContext.ts';

interface ViewHeaderProps {
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
  return (
    <PageHeader
      title={title}
      documentTitle={translate('app.title', { page: title })}
      actions={props.actions}
      breadcrumb={parents && <Breadcrumb parents={parents} title={step} />}
    />
  );
};
