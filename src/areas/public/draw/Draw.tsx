import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useMemo, useState, type CSSProperties } from 'react';
import { drawTexts } from './texts.ts';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { useAddress } from '../useAddress.ts';
import type { Bracket } from './fromBrackets.ts';
import { DrawFrame } from './DrawFrame.tsx';
import { DrawList } from './DrawList.tsx';
import { frameStyles } from './drawStyles.ts';
import { inOrder, playersOf, toPath } from './toSentence.ts';

/**
 * Knockout draws, placing tables and consolations of one group or tableau, one at a time. Columns of rounds where
 * there is room, round by round where there is none, and always the same in words.
 */
export const Draw = ({ brackets }: { readonly brackets: readonly Bracket[] }) => {
  const { choice, onChoice } = useDrawChoice();
  const [zoom, setZoom] = useState(100);
  const at = Math.min(choice.bracket, brackets.length - 1);
  const bracket = brackets[at];
  const players = useMemo(() => (bracket ? inOrder(playersOf(bracket)) : []), [bracket]);
  if (!bracket) return <p>{drawTexts.empty}</p>;
  const player = players.some(({ key }) => key === choice.player) ? choice.player : null;
  const isList = choice.view === 'list';
  return (
    <Root style={{ '--zoom': zoom / 100 } as CSSProperties} data-view={choice.view}>
      {!isList && ON_PAPER}
      <div className="tools">
        {brackets.length > 1 && (
          <NativeSelect
            label={drawTexts.which}
            value={String(at)}
            onChange={(value) => onChoice({ bracket: Number(value) })}
            options={brackets.map((one, index) => ({ value: String(index), label: toTitle(one) }))}
          />
        )}
        <NativeSelect
          label={drawTexts.follow}
          value={player ?? ''}
          empty={drawTexts.nobody}
          onChange={(key) => onChoice({ player: key || null })}
          options={players.map(({ key, name }) => ({ value: key, label: name }))}
        />
        <div role="group" aria-label={drawTexts.view}>
          {VIEWS.map((view) => (
            <Button key={view} aria-pressed={choice.view === view} onClick={() => onChoice({ view })}>
              {drawTexts[view]}
            </Button>
          ))}
        </div>
        {!isList && <ZoomButtons zoom={zoom} onZoom={setZoom} />}
      </div>
      <h3 className="heading">{toTitle(bracket)}</h3>
      <p role="status" className="way">
        {player === null ? '' : toPath(bracket, player)}
      </p>
      {!isList && (
        <DrawFrame key={at} bracket={bracket} player={player} onPlayer={(key) => onChoice({ player: key })} />
      )}
      <DrawList key={`words ${at}`} bracket={bracket} player={player} />
    </Root>
  );
};

const VIEWS = ['draw', 'list'] as const;

interface DrawChange {
  /** Index of the bracket that is shown. */
  readonly bracket?: number;
  /** Key of the player whose way is marked. */
  readonly player?: string | null;
  readonly view?: (typeof VIEWS)[number];
}

/** The shown bracket, player and view of a draw, kept in the URL: `draw`, `player`, `view`. */
const useDrawChoice = () => {
  const [params, change] = useAddress();
  const draw = params.get('draw') ?? '';
  return {
    choice: {
      bracket: /^\d{1,3}$/.test(draw) ? Number(draw) : 0,
      player: params.get('player'),
      view: params.get('view') === 'list' ? ('list' as const) : ('draw' as const),
    },
    onChoice: ({ bracket, player, view }: DrawChange): void =>
      change(
        {
          ...(bracket !== undefined && { draw: bracket || null }),
          ...(player !== undefined && { player }),
          ...(view !== undefined && { view: view === 'list' ? view : null }),
        },
        { replace: true, preventScrollReset: true },
      ),
  };
};

/** `Tableau final, places 1 à 8`; rounds that end without a final give no places. */
const toTitle = ({ name, firstPlace, size, rounds }: Bracket): string =>
  size !== 2 ** rounds.length || name.toLowerCase().includes(drawTexts.places)
    ? name
    : `${name}, ${drawTexts.places} ${firstPlace} ${size === 2 ? drawTexts.and : drawTexts.to} ${firstPlace + size - 1}`;

const ZOOMS = { least: 50, step: 25, most: 150 };

const ZoomButtons = ({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) => (
  <div className="zoom" role="group" aria-label={drawTexts.zoom}>
    <Button
      aria-label={drawTexts.smaller}
      disabled={zoom === ZOOMS.least}
      onClick={() => onZoom(zoom - ZOOMS.step)}
    >
      −
    </Button>
    <span role="status">{`${zoom} %`}</span>
    <Button
      aria-label={drawTexts.larger}
      disabled={zoom === ZOOMS.most}
      onClick={() => onZoom(zoom + ZOOMS.step)}
    >
      +
    </Button>
  </div>
);

/** A draw lies across the sheet, whatever its size is. */
const ON_PAPER = <GlobalStyles styles={{ '@page': { size: 'A4 landscape', margin: '10mm' } }} />;

const Root = styled('div')(frameStyles);
