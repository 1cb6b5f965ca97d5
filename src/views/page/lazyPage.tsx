import { lazyPart, type Part } from '../../ui/lazyPart.tsx';
import { Loading } from './Loading.tsx';
import { PartFailure } from './PartFailure.tsx';

/** A page, or a large part of one, whose code is loaded when it is first shown. */
export const lazyPage = <Props extends object>(load: () => Promise<Part<Props>>): Part<Props> =>
  lazyPart(load, { Loader: Loading, Failure: PartFailure });

/** A button or a link beside others: nothing stands in its place while its code is loaded. */
export const lazyAction = <Props extends object>(load: () => Promise<Part<Props>>): Part<Props> =>
  lazyPart(load, { Loader: () => null, Failure: () => null });
