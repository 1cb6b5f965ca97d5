import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

interface BlobImageProps {
  readonly picture: Blob;
  readonly alt: string;
}

/** A picture out of memory, that fills its frame. Its address lives as long as it is shown. */
export const BlobImage = ({ picture, alt }: BlobImageProps) => {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(picture);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return <Box component="img" ref={image} alt={alt} sx={{ width: 1, height: 1, objectFit: 'cover' }} />;
};
