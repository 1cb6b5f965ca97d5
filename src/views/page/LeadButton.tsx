import Button from '@mui/material/Button';
import { LinkBase, useCanAccess, useCreatePath, useTranslate } from 'react-admin';
import type { Lead } from './ResourceConfig.ts';

interface LeadButtonProps {
  readonly lead: Lead;
  /** Resource of the records that are taken along, and their IRIs. */
  readonly from: string;
  readonly ids: readonly string[];
}

/** Takes records to a page that begins with them; there for those who may open that page. */
export const LeadButton = ({ lead: { resource, label }, from, ids }: LeadButtonProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  if (!canAccess) return null;
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource, type: 'create' })}
      state={{ selected: { resource: from, ids } }}
    >
      {translate(label)}
    </Button>
  );
};
