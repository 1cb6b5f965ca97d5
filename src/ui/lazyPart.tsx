import { useEffect, useState, type ReactNode } from 'react';
import { loadWithin } from '../lib/loadWithin.ts';

/** Function components only: a class component cannot be recognised before it is loaded. */
export type Part<Props> = (props: Props) => ReactNode;

/** A part that can be loaded before it is shown. */
export type LazyPart<Props> = Part<Props> & {
  readonly preload?: () => Promise<unknown>;
  /** Takes the part from code that has it already: it is there from the first render on. */
  readonly hold?: (part: Part<Props>) => void;
};

/** Placeholder with the props of the part. */
interface Meanwhile<Props> {
  /** While it is on its way. */
  readonly Loader: Part<Props>;
  /** When it could not be loaded, or has not come after 120 s. */
  readonly Failure: Part<Props & { readonly error: unknown }>;
}

/**
 * A component whose code is loaded when it is first shown. Not `React.lazy`, which waits for ever, leaves the page
 * before in place without a word, and takes everything around it down when the code does not come.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<Part<Props>>,
  { Loader, Failure }: Meanwhile<Props>,
): LazyPart<Props> => {
  // Kept over mounts: a part that has come once is there at once.
  let loaded: Part<Props> | null = null;
  const LazyPart = (props: Props) => {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (Loaded) return undefined;
      let isLeft = false;
      const show = async (): Promise<void> => {
        try {
          loaded = await loadWithin(load);
          if (!isLeft) setLoaded(() => loaded);
        } catch (error) {
          if (!isLeft) setFailure({ error });
        }
      };
      void show();
      return () => {
        isLeft = true;
      };
    }, [Loaded]);
    if (Loaded) return <Loaded {...props} />;
    return failure ? <Failure {...props} {...failure} /> : <Loader {...props} />;
  };
  LazyPart.preload = async () => {
    loaded ??= await load();
  };
  LazyPart.hold = (part: Part<Props>): void => {
    loaded = part;
  };
  return LazyPart;
};
