import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { publicTexts } from '../texts.ts';
import { publicTeamTexts as texts } from './texts.ts';
import { toIri } from '../../../lib/iri.ts';
import { TabStrip } from '../../../ui/TabStrip.tsx';
import type { SelectOption } from '../../../ui/NativeSelect.tsx';
import { ReadGate } from '../ReadGate.tsx';
import { ResultHead } from '../ResultHead.tsx';
import type { Reading } from '../useRead.ts';
import { useAddress } from '../useAddress.ts';
import { type Pool, toPoolTitle } from './fromPool.ts';
import { Meetings } from './Meetings.tsx';
import { ScreenMode } from './ScreenMode.tsx';
import { Standing } from './Standing.tsx';
import { Teams } from './Teams.tsx';

type Tab = keyof typeof texts.tabs;

interface PoolViewProps {
  readonly reading: Reading<Pool | null>;
  /** The pools of the same division. */
  readonly pools: readonly SelectOption[];
}

/** A pool: standing, meetings, teams. */
export const PoolView = ({ reading, pools }: PoolViewProps) => {
  const [params, change] = useAddress();
  const [isOnScreen, setIsOnScreen] = useState(false);
  const tab = (Object.keys(texts.tabs) as Tab[]).find((name) => name === params.get('tab')) ?? 'standing';
  return (
    <ReadGate reading={reading} missing={texts.unknown.pool}>
      {(pool) => (
        <>
          <ResultHead title={toPoolTitle(pool)} topic={toIri('/pools', pool.id)} reading={reading}>
            <Button onClick={() => setIsOnScreen(true)}>{texts.screenMode}</Button>
          </ResultHead>
          <TabStrip
            label={texts.views}
            tabs={texts.tabs}
            current={tab}
            onTurn={(name) => change({ tab: name }, { replace: true })}
          >
            {panelsOf(pool)[tab] || <Typography role="status">{publicTexts.empty}</Typography>}
          </TabStrip>
          {isOnScreen && <ScreenMode pools={pools} first={pool.id} onStop={() => setIsOnScreen(false)} />}
        </>
      )}
    </ReadGate>
  );
};

const panelsOf = (pool: Pool): Readonly<Record<Tab, ReactNode>> => ({
  standing: pool.standings.length > 0 && <Standing pool={pool} />,
  meetings: pool.meetings.length > 0 && <Meetings meetings={pool.meetings} days={pool.days} />,
  teams: pool.teams.length > 0 && <Teams teams={pool.teams} />,
});
