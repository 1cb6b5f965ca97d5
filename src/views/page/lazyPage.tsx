import { useEffect, useEffectEvent, useState } from 'react';
import { withPageTexts } from '../../i18n/withPageTexts.ts';
import { lazyPart, type LazyPart, type Part } from '../../ui/lazyPart.tsx';
import { useMissingPage } from '../../ui/missingCode.ts';
import { Loading } from './Loading.tsx';
import { PartFailure } from './PartFailure.tsx';

/**
 * A page whose code is loaded when it is first shown, with a placeholder meanwhile; one whose code is not on the
 * server leads to `/not-found`.
 */
export const lazyPage = <Props extends object>(
  load: () => Promise<Part<Props>>,
  Loader?: Part<object>,
): LazyPart<Props> => lazyView(withPageTexts(load), Loader);

/** The same for what may be a list, which needs no other texts than those of the frame. */
export const lazyView = <Props extends object>(
  load: () => Promise<Part<Props>>,
  Loader: Part<object> = Loading,
): LazyPart<Props> => lazyPart(load, { Loader, Failure: PageFailure });

/** A large part of a page, loaded like one; the page stays when it does not come. */
export const lazySection = <Props extends object>(load: () => Promise<Part<Props>>): LazyPart<Props> =>
  lazyListPart(withPageTexts(load));

/** The same for a part of a list. */
export const lazyListPart = <Props extends object>(
  load: () => Promise<Part<Props>>,
  Loader: Part<object> = Loading,
): LazyPart<Props> => lazyPart(load, { Loader, Failure: PartFailure });

const PageFailure = ({ error }: { readonly error: unknown }) =>
  useMissingPage(error) ? <Loading /> : <PartFailure />;

/** A button or a link beside others: nothing is in its place while its code is loaded. */
export const lazyAction = <Props extends object>(load: () => Promise<Part<Props>>): LazyPart<Props> =>
  lazyPart(withPageTexts(load), { Loader: () => null, Failure: () => null });

/** After this long the page is complete, and what nobody has opened yet may be loaded. */
const QUIET_MS = 2000;

/** Runs once when the page has had its time to load, unless it was left. */
const useWhenQuiet = (run: () => void): void => {
  const latest = useEffectEvent(run);
  useEffect(() => {
    const timer = setTimeout(() => latest(), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
};

/** A part that nobody has opened yet, but that must open at once: its code is loaded when the page is complete. */
export const lazyLater = <Props extends object>(load: () => Promise<Part<Props>>): Part<Props> => {
  const Later = lazyAction(load);
  return (props) => {
    const [isQuiet, setQuiet] = useState(false);
    useWhenQuiet(() => setQuiet(true));
    return isQuiet && <Later {...props} />;
  };
};

/** Loads a part when the page is complete: it opens at once. */
export const usePreloadLater = <Props extends object>({ preload }: LazyPart<Props>): void =>
  // Requested again once it is needed, if it does not come.
  useWhenQuiet(() => void preload?.().catch(() => undefined));
