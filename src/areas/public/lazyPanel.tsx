import Button from '@mui/material/Button';
import { publicTexts } from '../../i18n/public.ts';
import { lazyPart, type Part } from '../../ui/lazyPart.tsx';

/** A part of a public page that only some visitors open; its code comes when they do. */
export const lazyPanel = <Props extends object>(load: () => Promise<Part<Props>>): Part<Props> =>
  lazyPart(load, { Loader, Failure });

const Loader = () => <p role="status">{publicTexts.loading}</p>;

const Failure = () => (
  <div role="alert">
    <p>{publicTexts.failed}</p>
    <Button onClick={() => globalThis.location.reload()}>{publicTexts.retry}</Button>
  </div>
);
