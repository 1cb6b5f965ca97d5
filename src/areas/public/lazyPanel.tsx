import { useState } from 'react';
import { publicTexts } from './texts.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { lazyPart, type Part } from '../../ui/lazyPart.tsx';

/** A part of a public page, loaded when it is first opened. */
export const lazyPanel = <Props extends object>(load: () => Promise<Part<Props>>): Part<Props> =>
  lazyPart(load, { Loader, Failure });

const Loader = () => <p role="status">{publicTexts.loading}</p>;

/** Code that did not come does not come by itself; without a network a reload would take away what is shown. */
const Failure = () => {
  const [isOffline, setOffline] = useState(!navigator.onLine);
  const retry = (): void => {
    setOffline(!navigator.onLine);
    if (navigator.onLine) globalThis.location.reload();
  };
  return (
    <ErrorNote
      message={isOffline ? publicTexts.offline : publicTexts.failed}
      again={{ label: publicTexts.retry, onClick: retry }}
    />
  );
};
