import { use, useMemo, type ReactElement, type ReactNode } from 'react';
import type { Page } from '../../../features/defineFeature.ts';
import { PlaceContext } from '../../../views/page/PlaceContext.ts';
import { PageFrame } from './PageFrame.tsx';
import { RecordFrame } from './RecordFrame.tsx';

interface ReadingPageProps {
  readonly page: Page;
  readonly head: ReactElement;
  readonly children: ReactNode;
}

/** A record to read, as the first of its tabs; the whole form is another of them. */
export const ReadingPage = ({ page, head, children }: ReadingPageProps) => (
  <RecordFrame head={head}>
    <PageFrame page={page} isFramed>
      <NamedByRecord>{children}</NamedByRecord>
    </PageFrame>
  </RecordFrame>
);

/** The page bears the name of the record, whatever its tab says. */
const NamedByRecord = ({ children }: { readonly children: ReactNode }) => {
  const { title: _title, owner: _owner, ...here } = use(PlaceContext);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- made anew with every render
  const kept = useMemo(() => here, [JSON.stringify(here)]);
  return <PlaceContext value={kept}>{children}</PlaceContext>;
};
