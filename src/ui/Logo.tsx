import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { BALL } from './palettes.ts';
import { paletteOf } from './themeOptions.ts';

/**
 * The logo of those whose site this is, which the server wrote into the page; the racket and the ball of the product
 * where it wrote none, and where it does not load. Decorative, the name is beside it.
 */
export const Logo = () => {
  const [picture, setPicture] = useState(readLogoUrl);
  if (picture.startsWith('https:'))
    return <Picture src={picture} alt="" width={36} height={36} onError={() => setPicture('')} />;
  return (
    <Mark viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d="M25.6 25.6 34 34" strokeWidth="5" strokeLinecap="round" stroke="currentColor" />
      <circle cx="17" cy="17" r="12.5" fill="currentColor" />
      <circle cx="32.5" cy="9" r="3.5" fill={BALL} />
    </Mark>
  );
};

const readLogoUrl = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="logo-url"]')?.content ?? '';

const Mark = styled('svg')(({ theme }) => ({ width: 36, height: 36, color: paletteOf(theme).primary.main }));

/** On white, as logos are drawn for. */
const Picture = styled('img')({ objectFit: 'contain', borderRadius: 4, background: '#fff' });
