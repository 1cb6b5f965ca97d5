import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { fromDataUri } from '../../lib/dataUri.ts';
import { NEAR } from '../rows/useSeen.ts';
import { BlobImage } from './BlobImage.tsx';
import type { FileValue } from './fileValue.ts';
import { isPictureType } from './pictureTypes.ts';
import { useFileAccess } from './FileAccessContext.tsx';
import { toShowable } from './toShowable.ts';

interface ThumbnailProps {
  readonly file: FileValue;
  /** Pixels a side. */
  readonly side: number;
}

/** A small preview of a picture, read once it comes into view; a sign for any other file. */
export const Thumbnail = ({ file, side }: ThumbnailProps) => {
  const translate = useTranslate();
  const { ref, inView } = useInView(NEAR);
  const content = useFileContent(file, inView && mayBePicture(file));
  const preview = usePreview(content);
  return (
    <Box ref={ref} sx={{ ...FRAME, width: side, height: side }}>
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

/** A document is not read only to find that it has no preview; a picture value has no type. */
const mayBePicture = ({ mimeType }: FileValue): boolean => mimeType === null || isPictureType(mimeType);

/** A stored file that nobody shows any more is forgotten after this long. */
const KEPT_MS = 60_000;

/** Content of a file: a new one is in the form, a stored one is read once it is `wanted`; null for other hosts. */
const useFileContent = ({ base64File, url }: FileValue, wanted: boolean): Blob | null => {
  const access = useFileAccess();
  const added = useMemo(() => (base64File === null ? null : fromDataUri(base64File)), [base64File]);
  const { data } = useQuery({
    queryKey: ['file', url],
    queryFn: ({ signal }) => access.read(url ?? '', signal),
    enabled: wanted && added === null && url !== null && access.isOwn(url),
    gcTime: KEPT_MS,
    staleTime: Infinity,
  });
  return added ?? data ?? null;
};

/** The picture to show for `content`; null while it is read and for anything that is not shown inline. */
const usePreview = (content: Blob | null): Blob | null => {
  const [preview, setPreview] = useState<{ readonly of: Blob; readonly picture: Blob | null } | null>(null);
  useEffect(() => {
    if (!content) return undefined;
    let isGone = false;
    void toShowable(content).then(
      (picture) => isGone || setPreview({ of: content, picture }),
      // Content that cannot be read has no preview.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [content]);
  return preview?.of === content ? preview.picture : null;
};
