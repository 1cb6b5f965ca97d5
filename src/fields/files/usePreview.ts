import { useEffect, useState } from 'react';
import { toShowable } from './toShowable.ts';

interface Preview {
  readonly of: Blob;
  readonly picture: Blob | null;
}

/** The picture to show for `content`; null while it is read and for anything that is not shown inline. */
export const usePreview = (content: Blob | null): Blob | null => {
  const [preview, setPreview] = useState<Preview | null>(null);
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
