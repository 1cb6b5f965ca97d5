import { useSearchParams } from 'react-router';
import { withParameters } from '../withParameters.ts';
import type { DrawChoice } from './Draw.tsx';

/** The shown bracket, player and view of a draw, kept in the URL: `draw`, `player`, `view`. */
export const useDrawChoice = (): { choice: DrawChoice; onChoice: (change: Partial<DrawChoice>) => void } => {
  const [asked, setAsked] = useSearchParams();
  const draw = asked.get('draw') ?? '';
  return {
    choice: {
      bracket: /^\d{1,3}$/.test(draw) ? Number(draw) : 0,
      player: asked.get('player'),
      view: asked.get('view') === 'list' ? 'list' : 'draw',
    },
    onChoice: ({ bracket, player, view }) =>
      setAsked(
        (before) =>
          withParameters(before, {
            ...(bracket !== undefined && { draw: bracket || null }),
            ...(player !== undefined && { player }),
            ...(view !== undefined && { view: view === 'list' ? view : null }),
          }),
        { replace: true, preventScrollReset: true },
      ),
  };
};
