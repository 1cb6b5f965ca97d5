import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { publicTexts } from './texts.ts';
import { LiveStatus } from './LiveStatus.tsx';
import { Row } from './Panel.ts';
import { ShareButton } from './ShareButton.tsx';
import type { Reading } from './useRead.ts';

interface ResultHeadProps {
  readonly title: string;
  /** IRI of the shown record. */
  readonly topic: string;
  readonly reading: Reading<unknown>;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** Title, status and actions of results, in one line where there is room. */
export const ResultHead = ({ title, topic, reading, children }: ResultHeadProps) => (
  <Line>
    <Typography component="h2" variant="h6">
      {title}
    </Typography>
    <LiveStatus topic={topic} reading={reading} />
    <Row sx={{ gap: 0 }}>
      <ShareButton title={title} />
      {children}
      <Button onClick={() => globalThis.print()}>{publicTexts.print}</Button>
    </Row>
  </Line>
);

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  margin: theme.spacing(1, 0),
  '@media print': { margin: 0 },
  '& h2': { flexGrow: 1, overflowWrap: 'anywhere', textWrap: 'balance' },
}));
