import { reactRouterProvider, type RouterLinkProps, type RouterProvider } from 'react-admin';
import { useCallback, useMemo, type Ref } from 'react';
import { toIri } from '../../../lib/iri.ts';
import type { ResourceDirectory } from '../../../data/ResourceDefinition.ts';
import { shortenPath } from './shortenPath.ts';

type To = RouterLinkProps['to'];

/**
 * The one place that knows that a record's id is an IRI inside the application and an integer in the address:
 * links and navigations are shortened, parameters read back, so that react-admin's own buttons,
 * redirects and pages work unchanged.
 */
export const createRouterProvider = (directory: ResourceDirectory): RouterProvider => {
  const { Link, Navigate, useNavigate, useParams, useLocation } = reactRouterProvider;

  const shorten = (to: To): To => {
    if (typeof to !== 'string') return { ...to, ...(to.pathname ? { pathname: toShort(to.pathname) } : {}) };
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
    return toShort(pathname) + rest;
  };
  const toShort = (pathname: string): string => shortenPath(directory, pathname);

  const useIriParams = () => {
    const parameters = useParams();
    const { pathname } = useLocation();
    return useMemo(() => withIri(directory, parameters, pathname), [parameters, pathname]);
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
  };
};

/** An all-digit `id` becomes the IRI of the resource whose segment stands before it in the address. */
const withIri = (
  directory: ResourceDirectory,
  parameters: Record<string, string | undefined>,
  pathname: string,
): Record<string, string | undefined> => {
  const { id } = parameters;
  if (!id || !/^\d{1,15}$/.test(id)) return parameters;
  const segments = pathname.split('/');
  const definition = segments
    .flatMap((segment, index) => (segment === id ? [directory.byName(segments[index - 1] ?? '')] : []))
    .find((found) => found !== undefined);
  return definition ? { ...parameters, id: toIri(definition.path, id) } : parameters;
};
