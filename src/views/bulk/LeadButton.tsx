import Button from '@mui/material/Button';
import { LinkBase, useCanAccess, useCreatePath, useListContext, useTranslate } from 'react-admin';
import type { Lead } from '../ResourceConfig.ts';

/** Takes the selection to a page that begins with it; there for those who may open that page. */
export const LeadButton = ({ lead: { resource, label } }: { readonly lead: Lead }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { resource: listed, selectedIds } = useListContext();
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  if (!canAccess) return null;
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource, type: 'create' })}
      state={{ selected: { resource: listed, ids: selectedIds.map(String) } }}
    >
      {translate(label)}
    </Button>
  );
};
