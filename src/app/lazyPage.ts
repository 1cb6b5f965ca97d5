import { lazyPart, type Part } from '../ui/lazyPart.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { PageLoader } from './PageLoader.tsx';

/** A page of the route table, whose code comes with its first visit. */
export const lazyPage = <Props extends object>(load: () => Promise<Part<Props>>): Part<Props> =>
  lazyPart(load, { Loader: PageLoader, Failure: ErrorPage });
