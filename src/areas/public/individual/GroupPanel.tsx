import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { publicTexts } from '../texts.ts';
import { individualTexts } from './texts.ts';
import { formatDate } from '../../../lib/dates.ts';
import { TabStrip } from '../../../ui/TabStrip.tsx';
import { useDrawChoice } from '../draw/useDrawChoice.ts';
import { lazyPanel } from '../lazyPanel.tsx';
import { GamesPanel } from './GamesPanel.tsx';
import type { GroupResults } from './groupResults.ts';
import { PoolPanel } from './PoolPanel.tsx';
import { StandingPanel } from './StandingPanel.tsx';

const Draw = lazyPanel(async () => (await import('../draw/Draw.tsx')).Draw);

type Tab = keyof typeof individualTexts.tabs;

interface GroupPanelProps {
  readonly group: GroupResults;
  readonly tab: string | null;
  readonly onTab: (tab: Tab) => void;
}

/** The results of one group by sections. */
export const GroupPanel = ({ group, tab, onTab }: GroupPanelProps) => {
  const { choice, onChoice } = useDrawChoice();
  const { player } = choice;
  const current = isTab(tab) ? tab : 'standing';
  const panels: Readonly<Record<Tab, ReactNode>> = {
    standing: group.standings.length > 0 && <StandingPanel standings={group.standings} player={player} />,
    pools:
      group.pools.length > 0 &&
      group.pools.map((pool, at) => <PoolPanel key={at} pool={pool} player={player} />),
    draws: <Draw brackets={group.brackets} choice={choice} onChoice={onChoice} />,
    games: group.pools.length + group.brackets.length > 0 && <GamesPanel group={group} player={player} />,
  };
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {[formatDate(group.date), group.place].filter(Boolean).join(', ')}
      </Typography>
      <TabStrip label={individualTexts.sections} tabs={individualTexts.tabs} current={current} onTurn={onTab}>
        {panels[current] || <Typography role="status">{publicTexts.empty}</Typography>}
      </TabStrip>
    </>
  );
};

const isTab = (name: string | null): name is Tab =>
  name !== null && Object.hasOwn(individualTexts.tabs, name);
