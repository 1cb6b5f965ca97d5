import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { initials } from '../lib/initials.ts';
import { paletteOf } from './themeOptions.ts';

interface PortraitProps {
  /** Name of the person or the club; read out beside the portrait, which is decoration. */
  readonly name: string;
  /** Address of the picture; the initials are shown where there is none, or where it does not load. */
  readonly picture?: string | null;
  /** Side in pixels. */
  readonly size?: number;
  /** A club has corners, a person has none. */
  readonly shape?: 'round' | 'square';
}

/** Picture of a person or logo of a club, or its initials, in the same room. */
export const Portrait = ({ name, picture = null, size = 28, shape = 'round' }: PortraitProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const room = { width: size, height: size, fontSize: size * 0.4 };
  return (
    <Disc aria-hidden="true" data-shape={shape} style={room}>
      {picture !== null && picture !== broken ? (
        <img src={picture} alt="" width={size} height={size} onError={() => setBroken(picture)} />
      ) : (
        initials(name)
      )}
    </Disc>
  );
};

const Disc = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: '50%',
  overflow: 'hidden',
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
  color: paletteOf(theme).primary.main,
  backgroundColor: `color-mix(in srgb, ${paletteOf(theme).primary.main} 13%, ${paletteOf(theme).background.paper})`,
  '&[data-shape="square"]': { borderRadius: '22%' },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '@media (forced-colors: active)': { border: '1px solid' },
}));
