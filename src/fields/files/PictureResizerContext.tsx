import { createContext, use } from 'react';
import type { PictureResizer } from './preparePicture.ts';
import { resizePicture } from './resizePicture.ts';

/**
 * A context, because tests run where there are no workers.
 * @internal
 */
export const PictureResizerContext = createContext<PictureResizer>(resizePicture);

export const usePictureResizer = (): PictureResizer => use(PictureResizerContext);
