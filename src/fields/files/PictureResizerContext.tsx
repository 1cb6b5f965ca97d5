import { createContext, use } from 'react';
import type { PictureResizer } from './preparePicture.ts';
import { resizePicture } from './resizePicture.ts';

/** A context, because where there are no workers another one has to stand in. */
export const PictureResizerContext = createContext<PictureResizer>(resizePicture);

export const usePictureResizer = (): PictureResizer => use(PictureResizerContext);
