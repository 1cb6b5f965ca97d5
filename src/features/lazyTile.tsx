import Skeleton from '@mui/material/Skeleton';
import { lazyPart, type LazyPart, type Part } from '../ui/lazyPart.tsx';

/** A figure of the home page whose code is loaded when it is first shown: its place in the line is kept for it. */
export const lazyTile = (load: () => Promise<Part<object>>): LazyPart<object> =>
  lazyPart(load, {
    Loader: () => (
      <li aria-hidden="true">
        <Skeleton variant="rounded" height={48} sx={{ m: 2 }} />
      </li>
    ),
    Failure: () => null,
  });
