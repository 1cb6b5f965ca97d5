import Button from '@mui/material/Button';
import { useState } from 'react';
import { publicTexts } from '../../i18n/public.ts';

/** Hands the address of what is shown to the phone's own sharing, else copies it. */
export const ShareButton = ({ title }: { readonly title: string }) => {
  const [told, setTold] = useState('');
  const share = async (): Promise<void> => {
    const { href } = globalThis.location;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url: href });
        return;
      }
      await navigator.clipboard.writeText(href);
      setTold(publicTexts.copied);
    } catch (error) {
      // Who closes the phone's sheet has changed his mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setTold(`${publicTexts.copyByHand} ${href}`);
    }
  };
  return (
    <>
      <Button onClick={() => void share()}>{publicTexts.share}</Button>
      <span role="status">{told}</span>
    </>
  );
};
