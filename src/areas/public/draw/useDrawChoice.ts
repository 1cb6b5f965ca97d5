import { useSearchParams } from 'react-router';
import { withParameters } from '../withParameters.ts';
import type { DrawChoice } from './Draw.tsx';

/** The shown bracket, player and view of a draw, kept in the URL: `draw`, `player`, `view`. */
export const useDrawChoice = (): { choice: DrawChoice; onChoice: (change: Partial<DrawChoice>) => void } => {
  const [params, setParams] = useSearchParams();
  const draw = params.get('draw') ?? '';
  return {
    choice: {
      bracket: /^\d{1,3}$/.test(draw) ? Number(draw) : 0,
      player: params.get('player'),
      view: params.get('view') === 'list' ? 'list' : 'draw',
    },
    onChoice: ({ bracket, player, view }) =>
      setParams(
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
