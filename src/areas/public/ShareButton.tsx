import Button from '@mui/material/Button';
import { useState } from 'react';
import { publicTexts } from './texts.ts';

/** Shares the URL of the page by the phone's own sharing, else copies it. */
export const ShareButton = ({ title }: { readonly title: string }) => {
  const [notice, setNotice] = useState('');
  const share = async (): Promise<void> => {
    const { href } = globalThis.location;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url: href });
        return;
      }
      await navigator.clipboard.writeText(href);
      setNotice(publicTexts.copied);
    } catch (error) {
      // The user has closed the phone's share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setNotice(`${publicTexts.copyByHand} ${href}`);
    }
  };
  return (
    <div>
      <Button onClick={() => void share()}>{publicTexts.share}</Button>
      <span role="status">{notice}</span>
    </div>
  );
};
