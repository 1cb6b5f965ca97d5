import { useEffect, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate, useNotify } from 'react-admin';
import type { Description } from '../../schema/description.ts';
import { cleanSearch } from './cleanSearch.ts';

interface CleanAddressProps {
  readonly description: Description;
  readonly sizes: readonly number[];
  readonly children: ReactNode;
}

/** Shows a list once its address asks for nothing that no list has; what was left out is told. */
export const CleanAddress = ({ description, sizes, children }: CleanAddressProps) => {
  const location = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname, search, state } = location;
  const cleaned = useMemo(() => cleanSearch(search, description, sizes), [search, description, sizes]);
  useEffect(() => {
    if (cleaned === null) return;
    if (cleaned.unknown.length > 0)
      notify('lists.unknown', {
        type: 'warning',
        messageArgs: { names: cleaned.unknown.join(', '), smart_count: cleaned.unknown.length },
      });
    navigate({ pathname, search: cleaned.search }, { replace: true, state: state as object });
    // The setters change with every rendering; the address tells whether there is anything to do.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [cleaned]);
  return cleaned === null ? children : null;
};
