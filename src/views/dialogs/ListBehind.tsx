import { use, useMemo, useState, type ReactNode } from 'react';
import {
  RouterProviderContext,
  useCreatePath,
  useLocation,
  useResourceContext,
  useRouterProvider,
  type RouterLocation,
  type RouterProvider,
} from 'react-admin';
import { KeptLocationContext } from './KeptLocationContext.ts';

interface ListBehindProps {
  readonly list: ReactNode;
  /** Views that open over it, at the addresses below its own. */
  readonly children: ReactNode;
}

/**
 * A list that stays mounted and as it is while something opens over it: it goes on reading its own address, for
 * page, order and filters, although the browser shows that of the dialog.
 */
export const ListBehind = ({ list, children }: ListBehindProps) => {
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  const location = useLocation();
  const isBehind = location.pathname.replace(/\/$/, '') !== createPath({ resource, type: 'list' });
  const [kept, setKept] = useState(isBehind ? null : location);
  if (!isBehind && kept !== location) setKept(location);

  const router = useRouterProvider();
  const keeping = useMemo(() => withKeptLocation(router), [router]);
  return (
    <>
      <RouterProviderContext value={keeping}>
        <KeptLocationContext value={isBehind ? kept : null}>{list}</KeptLocationContext>
      </RouterProviderContext>
      <KeptLocationContext value={kept}>{children}</KeptLocationContext>
    </>
  );
};

/** The router, except that the address is the kept one where there is one. */
const withKeptLocation = (router: RouterProvider): RouterProvider => {
  const { useLocation: useCurrentLocation } = router;
  const useKeptLocation = (): RouterLocation => {
    const current = useCurrentLocation();
    return use(KeptLocationContext) ?? current;
  };
  return { ...router, useLocation: useKeptLocation };
};
