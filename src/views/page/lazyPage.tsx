import { lazyPart, type LazyPart, type Part } from '../../ui/lazyPart.tsx';
import { useMissingPage } from '../../ui/missingCode.ts';
import { Loading } from './Loading.tsx';
import { PartFailure } from './PartFailure.tsx';

/**
 * A page whose code is loaded when it is first shown, with what stands there meanwhile; one whose code is not on the
 * server leads to `/not-found`.
 */
export const lazyPage = <Props extends object>(
  load: () => Promise<Part<Props>>,
  Loader: Part<object> = Loading,
): LazyPart<Props> => lazyPart(load, { Loader, Failure: PageFailure });

/** A large part of a page, loaded like one; the page stays when it does not come. */
export const lazySection = <Props extends object>(load: () => Promise<Part<Props>>): LazyPart<Props> =>
  lazyPart(load, { Loader: Loading, Failure: PartFailure });

const PageFailure = ({ error }: { readonly error: unknown }) =>
  useMissingPage(error) ? <Loading /> : <PartFailure />;

/** A button or a link beside others: nothing stands in its place while its code is loaded. */
export const lazyAction = <Props extends object>(load: () => Promise<Part<Props>>): LazyPart<Props> =>
  lazyPart(load, { Loader: () => null, Failure: () => null });
