import type { ReactNode } from 'react';
import { DefinitionList } from '../../../ui/DefinitionList.tsx';
import { legalTexts } from './texts.ts';

interface FactsProps {
  /** Label and value; null for what is not given. */
  readonly rows: readonly (readonly [string, ReactNode])[];
}

/** Names and addresses; in place of those that are not given, a sentence that says so. */
export const Facts = ({ rows }: FactsProps) => (
  <DefinitionList rows={rows.map(([label, value]) => [label, value ?? legalTexts.missing])} />
);

/** An address to write to, or null, which `Facts` reads. */
export const toMailLink = (address: string | null): ReactNode =>
  address === null ? null : <a href={`mailto:${address}`}>{address}</a>;
