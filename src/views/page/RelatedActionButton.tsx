import Button from '@mui/material/Button';
import { LinkBase, useCanAccess, useCreatePath } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { RelatedAction } from './ResourceConfig.ts';

interface RelatedActionButtonProps {
  readonly action: RelatedAction;
  /** Resource of the records that are taken along, and their IRIs. */
  readonly from: string;
  readonly ids: readonly string[];
  /** It is what the page is to be left for. */
  readonly isNext?: boolean;
}

/** Opens another resource's create page with these records preselected; hidden without access. */
export const RelatedActionButton = ({
  action: { resource, label },
  from,
  ids,
  isNext = false,
}: RelatedActionButtonProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  if (!canAccess) return null;
  return (
    <Button
      variant={isNext ? 'contained' : 'text'}
      component={LinkBase}
      to={createPath({ resource, type: 'create' })}
      state={{ selected: { resource: from, ids } }}
    >
      {translate(label)}
    </Button>
  );
};
