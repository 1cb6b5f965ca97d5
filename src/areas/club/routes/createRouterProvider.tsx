import { reactRouterProvider, type RouterLinkProps, type RouterProvider } from 'react-admin';
import { useCallback, useMemo, useRef, type Ref } from 'react';
import { iriIn, shortenPath } from '../../../lib/address.ts';
import type { ResourceDirectory } from '../../../data/ResourceDefinition.ts';

type To = RouterLinkProps['to'];

/**
 * A record's id is an IRI inside react-admin and an integer in the address: links and navigations are shortened,
 * parameters read back, so that react-admin's own buttons, redirects and pages work unchanged.
 */
export const createRouterProvider = (directory: ResourceDirectory): RouterProvider => {
  const { Link, Navigate, useBlocker, useNavigate, useParams, useLocation } = reactRouterProvider;

  const shorten = (to: To): To => {
    if (typeof to !== 'string') return { ...to, ...(to.pathname ? { pathname: toShort(to.pathname) } : {}) };
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
    return toShort(pathname) + rest;
  };
  const toShort = (pathname: string): string => shortenPath(directory, pathname);

  const useIriParams = () => {
    const parameters = useParams();
    const { pathname } = useLocation();
    return useMemo(() => {
      const iri = iriIn(directory, pathname, parameters['id'] ?? '');
      return iri === null ? parameters : { ...parameters, id: iri };
    }, [parameters, pathname]);
  };

  return {
    ...reactRouterProvider,
    Link: function ShortLink({ ref, to, ...props }: RouterLinkProps & { ref?: Ref<HTMLAnchorElement> }) {
      return <Link ref={ref} {...props} to={shorten(to)} />;
    } as RouterProvider['Link'],
    Navigate: function ShortNavigate({ to, ...props }) {
      return <Navigate {...props} to={shorten(to)} />;
    } as RouterProvider['Navigate'],
    useNavigate: () => {
      const navigate = useNavigate();
      return useCallback<ReturnType<RouterProvider['useNavigate']>>(
        (to, options) => navigate(typeof to === 'number' ? to : shorten(to), options),
        [navigate],
      );
    },
    useParams: useIriParams as RouterProvider['useParams'],
    useBlocker: (shouldBlock) => {
      const navigate = useNavigate();
      const isLeaving = useRef(false);
      const blocker = useBlocker(
        (move) => !isLeaving.current && (typeof shouldBlock === 'boolean' ? shouldBlock : shouldBlock(move)),
      );
      return useMemo(() => {
        const leave = (to: To): void => {
          isLeaving.current = true;
          navigate(to);
          isLeaving.current = false;
        };
        return answeredOnce(blocker, leave);
      }, [blocker, navigate]);
    },
  };
};

/**
 * A confirmation of leaving stays until the page behind it is loaded, and may be answered once more meanwhile; and a
 * navigation that ends beside it, as that of a list that writes its address or of a save that shows its record, takes the
 * question from the router before it is gone from the page. At both the router would throw.
 */
const answeredOnce = (blocker: Blocker, leave: (to: To) => void): Blocker => {
  if (blocker.state !== 'blocked') return blocker;
  const { location } = blocker;
  let isAnswered = false;
  const once = (answer: () => void, orElse: () => void) => (): void => {
    if (isAnswered) return;
    isAnswered = true;
    try {
      answer();
    } catch {
      orElse();
    }
  };
  return {
    ...blocker,
    proceed: once(blocker.proceed, () => leave(location)),
    reset: once(blocker.reset, () => undefined),
  };
};

type Blocker = ReturnType<RouterProvider['useBlocker']>;
