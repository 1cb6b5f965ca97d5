import { use, useMemo, type ReactNode } from 'react';
import type { Page } from '../../../features/defineFeature.ts';
import { usePages } from '../../../features/FeaturesContext.tsx';
import { toAddress } from '../../../lib/address.ts';
import { useClubId, useRecordId } from '../../../session/useRouteIds.ts';
import { PlaceContext } from '../../../views/page/PlaceContext.ts';
import { PageFrame } from './PageFrame.tsx';
import { RecordFrame } from './RecordFrame.tsx';

interface ReadingPageProps {
  readonly page: Page;
  readonly children: ReactNode;
}

/** A record to read, as the first of its tabs; the whole form is another of them. */
export const ReadingPage = ({ page, children }: ReadingPageProps) => (
  <RecordFrame>
    <PageFrame page={page} isFramed>
      <NamedByRecord page={page}>{children}</NamedByRecord>
    </PageFrame>
  </RecordFrame>
);

/** The page bears the name of the record, whatever its tab says. */
const NamedByRecord = ({ page: { path, resource }, children }: ReadingPageProps) => {
  const { title: _title, owner: _owner, ...place } = use(PlaceContext);
  const clubId = useClubId();
  const id = useRecordId();
  const form = usePages().all.find(
    (one) =>
      one.resource === resource && one.view === 'record' && one.path.startsWith(`${path}/`) && !one.part,
  );
  const edit = form && toAddress(clubId, form.path, { id });
  const here = { ...place, ...(edit === undefined ? {} : { edit }) };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- made anew with every render
  const kept = useMemo(() => here, [JSON.stringify(here)]);
  return <PlaceContext value={kept}>{children}</PlaceContext>;
};
