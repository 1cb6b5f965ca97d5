import { styled } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { paletteOf } from '../../../ui/themeOptions.ts';
import { DefinitionList } from '../../../ui/DefinitionList.tsx';
import { Panel } from '../Panel.ts';
import { PublicLayout } from '../PublicLayout.tsx';
import { legalTexts } from './texts.ts';

interface LegalPageProps {
  readonly title: string;
  /** Sections, each begun by an h2. */
  readonly children: ReactNode;
}

/** A page that the law requires: read from its beginning, wherever the link to it was, and on paper. */
export const LegalPage = ({ title, children }: LegalPageProps) => {
  const isLedHere = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (isLedHere) globalThis.scrollTo(0, 0);
  }, [isLedHere]);
  return (
    <PublicLayout current={null}>
      <Column>
        <PageHeader title={title} />
        <Panel>{children}</Panel>
      </Column>
    </PublicLayout>
  );
};

/** Lines of a length that is read with ease. */
const Column = styled('div')(({ theme }) => ({
  maxWidth: 760,
  marginInline: 'auto',
  ...theme.typography.body1,
  overflowWrap: 'anywhere',
  '& a': { color: paletteOf(theme).primary.main },
  '& h2': { ...theme.typography.h6, margin: theme.spacing(0, 0, 1), breakAfter: 'avoid' },
  '& * + h2': { marginTop: theme.spacing(3) },
  '& h3': {
    ...theme.typography.body1,
    fontWeight: 600,
    margin: theme.spacing(2, 0, 0.5),
    breakAfter: 'avoid',
  },
  '& p': { margin: theme.spacing(0, 0, 1) },
  '& ul': { margin: theme.spacing(0, 0, 1), paddingInlineStart: theme.spacing(3) },
  '& dl': { marginBottom: theme.spacing(1) },
  '& li': { marginBottom: theme.spacing(0.5) },
}));

interface FactsProps {
  /** Label and value; null for what is not given. */
  readonly rows: readonly (readonly [string, ReactNode])[];
}

/** A list of sentences. */
export const Items = ({ of }: { readonly of: readonly ReactNode[] }) => (
  <ul>
    {of.map((item, at) => (
      <li key={at}>{item}</li>
    ))}
  </ul>
);

/** Names and addresses; in place of those that are not given, a sentence that says so. */
export const Facts = ({ rows }: FactsProps) => (
  <DefinitionList rows={rows.map(([label, value]) => [label, value ?? legalTexts.missing])} />
);

/** An address to write to, or null, which `Facts` reads. */
export const toMailLink = (address: string | null): ReactNode =>
  address === null ? null : <a href={`mailto:${address}`}>{address}</a>;
