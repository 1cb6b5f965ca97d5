import { useSearchParams } from 'react-router';
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
    onChoice: (change) =>
      setAsked(
        (before) => {
          const after = new URLSearchParams(before);
          const put = (name: string, value: string | null): void =>
            value === null ? after.delete(name) : after.set(name, value);
          if (change.bracket !== undefined) put('draw', change.bracket === 0 ? null : String(change.bracket));
          if (change.player !== undefined) put('player', change.player);
          if (change.view !== undefined) put('view', change.view === 'list' ? 'list' : null);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
};
