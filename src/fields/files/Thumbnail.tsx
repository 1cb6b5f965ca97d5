import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSeen } from '../rows/useSeen.ts';
import { BlobImage } from './BlobImage.tsx';
import type { FileValue } from './fileValue.ts';
import { isPictureType } from './pictureTypes.ts';
import { useFileContent } from './useFileContent.ts';
import { usePreview } from './usePreview.ts';

interface ThumbnailProps {
  readonly file: FileValue;
  /** Pixels a side. */
  readonly side: number;
}

/** A small preview of a picture, read once it comes into view; a sign for any other file. */
export const Thumbnail = ({ file, side }: ThumbnailProps) => {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const [seen] = useSeen(frame, false);
  const content = useFileContent(file, seen && mayBePicture(file));
  const preview = usePreview(content);
  return (
    <Box ref={frame} sx={{ ...FRAME, width: side, height: side }}>
      {preview === null ? (
        <DescriptionIcon color="action" aria-hidden="true" />
      ) : (
        <BlobImage picture={preview} alt={translate('upload.preview', { name: file.originalFilename })} />
      )}
    </Box>
  );
};

const FRAME = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'action.hover',
} as const;

/** A document is not read only to find that it has no preview; a picture value tells no type. */
const mayBePicture = ({ mimeType }: FileValue): boolean => mimeType === null || isPictureType(mimeType);
