import { useMemo, type ReactNode, type Ref } from 'react';
import {
  RouterProviderContext,
  useRouterProvider,
  type RouterLinkProps,
  type RouterProvider,
} from 'react-admin';
import { useLocation } from 'react-router';

/** Links below put the current address into `location.state.from`, for the way back. */
export const LinkOrigin = ({ children }: { readonly children: ReactNode }) => {
  const router = useRouterProvider();
  const leading = useMemo(() => withOrigin(router), [router]);
  return <RouterProviderContext value={leading}>{children}</RouterProviderContext>;
};

const withOrigin = (router: RouterProvider): RouterProvider => {
  const { Link } = router;
  return {
    ...router,
    Link: function LinkWithOrigin({ state, ...props }: RouterLinkProps & { ref?: Ref<HTMLAnchorElement> }) {
      const { pathname, search } = useLocation();
      return <Link {...props} state={{ ...(state as object | undefined), from: pathname + search }} />;
    } as RouterProvider['Link'],
  };
};
