import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Transport } from '../../../http/createTransport.ts';
import { publicTexts } from '../../../i18n/public.ts';
import { publicTeamTexts as texts } from '../../../i18n/publicTeam.ts';
import { toIri } from '../../../lib/iri.ts';
import { Heading, Row } from '../Row.ts';
import { LiveStatus } from '../LiveStatus.tsx';
import type { PickerOption } from '../Picker.tsx';
import { ReadGate } from '../ReadGate.tsx';
import { ShareButton } from '../ShareButton.tsx';
import { TabStrip } from '../TabStrip.tsx';
import type { Reading } from '../useRead.ts';
import { type Pool, toPoolTitle } from './Pool.ts';
import { Meetings } from './Meetings.tsx';
import { ScreenMode } from './ScreenMode.tsx';
import { Standing } from './Standing.tsx';
import { Teams } from './Teams.tsx';

type Tab = keyof typeof texts.tabs;

interface PoolViewProps {
  readonly transport: Transport;
  readonly reading: Reading<Pool | null>;
  /** The pools of the same division. */
  readonly pools: readonly PickerOption[];
}

/** A pool: standing, meetings, teams. */
export const PoolView = ({ transport, reading, pools }: PoolViewProps) => {
  const [asked, setAsked] = useSearchParams();
  const [isOnScreen, setIsOnScreen] = useState(false);
  const tab = (Object.keys(texts.tabs) as Tab[]).find((name) => name === asked.get('tab')) ?? 'standing';
  const turnTo = (name: Tab): void => {
    const next = new URLSearchParams(asked);
    next.set('tab', name);
    setAsked(next, { replace: true });
  };
  return (
    <ReadGate reading={reading}>
      {(pool) =>
        pool === null ? (
          <Typography role="status">{texts.unknown.pool}</Typography>
        ) : (
          <>
            <Heading>
              <Typography component="h2" variant="h6">
                {toPoolTitle(pool)}
              </Typography>
              <LiveStatus transport={transport} topic={toIri('/pools', pool.id)} reading={reading} />
              <Row sx={{ gap: 0 }}>
                <ShareButton title={toPoolTitle(pool)} />
                <Button onClick={() => setIsOnScreen(true)}>{texts.screenMode}</Button>
                <Button onClick={() => globalThis.print()}>{texts.print}</Button>
              </Row>
            </Heading>
            <TabStrip label={texts.views} tabs={texts.tabs} current={tab} onTurn={turnTo}>
              {tab === 'standing' &&
                (pool.standings.length > 0 ? (
                  <Standing title={texts.tabs.standing} lines={pool.standings} />
                ) : (
                  <Typography role="status">{publicTexts.empty}</Typography>
                ))}
              {tab === 'meetings' &&
                (pool.meetings.length > 0 ? (
                  <Meetings meetings={pool.meetings} days={pool.days} />
                ) : (
                  <Typography role="status">{publicTexts.empty}</Typography>
                ))}
              {tab === 'teams' &&
                (pool.teams.length > 0 ? (
                  <Teams teams={pool.teams} />
                ) : (
                  <Typography role="status">{publicTexts.empty}</Typography>
                ))}
            </TabStrip>
            {isOnScreen && (
              <ScreenMode
                transport={transport}
                pools={pools}
                first={pool.id}
                onStop={() => setIsOnScreen(false)}
              />
            )}
          </>
        )
      }
    </ReadGate>
  );
};
