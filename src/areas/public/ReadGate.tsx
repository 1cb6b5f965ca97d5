import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { errorSentence } from '../../http/errorSentence.ts';
import { publicTexts } from './texts.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import type { Reading } from './useRead.ts';

interface ReadGateProps<T> {
  readonly reading: Reading<T>;
  /** True shows `empty` instead of the children. */
  readonly isEmpty?: (data: NonNullable<T>) => boolean;
  /** What an empty result says. */
  readonly empty?: ReactNode;
  /** The sentence for a record that is not there, which was read as null. */
  readonly missing?: string;
  readonly children: (data: NonNullable<T>) => ReactNode;
}

/** The state of a read: loading, failed with a retry button, empty, or its data. */
export const ReadGate = <T,>({
  reading: { state, refresh },
  isEmpty,
  empty = publicTexts.empty,
  missing = publicTexts.empty,
  children,
}: ReadGateProps<T>) => {
  if (state.status === 'loading') return <Typography role="status">{publicTexts.loading}</Typography>;
  const { error } = state;
  return (
    <>
      {error !== undefined && (
        <ErrorNote
          message={publicTexts.failed}
          detail={errorSentence(error)}
          again={{ label: publicTexts.retry, onClick: refresh }}
        />
      )}
      {state.status === 'ready' && (
        <Box aria-busy={state.isStale} sx={WAITING}>
          {isThere(state.data) && !isEmpty?.(state.data) ? (
            children(state.data)
          ) : (
            <Typography component="div" role="status">
              {/* That the choice before had nothing says nothing of this one. */}
              {state.isStale ? publicTexts.loading : isThere(state.data) ? empty : missing}
            </Typography>
          )}
        </Box>
      )}
    </>
  );
};

/** What belongs to the choice before, once the next answer is slow. */
const WAITING = { '&[aria-busy=true]': { opacity: 0.5, transition: 'opacity 0s 400ms' } };

const isThere = <T,>(data: T): data is NonNullable<T> => data !== null && data !== undefined;
