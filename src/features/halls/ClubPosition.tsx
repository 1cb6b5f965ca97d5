import { useMemo } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { toNumber } from '../../schema/read.ts';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { ClubMap } from './ClubMap.tsx';

/** The place of the club on the map. Without coordinates its address is all there is. */
export const ClubPosition = () => {
  const translate = useTranslate();
  const record = useRecordContext();
  const [latitude, longitude] = [toNumber(record?.['latitude']), toNumber(record?.['longitude'])];
  const name = String(record?.['name'] ?? '');
  const label = translate('halls.map.club');
  const points = useMemo(
    () =>
      latitude === null || longitude === null || Math.abs(latitude) > 85
        ? []
        : [{ key: 'club', sign: '●', label: `${label}\u00a0: ${name}`, title: name, latitude, longitude }],
    [label, latitude, longitude, name],
  );
  if (points.length === 0) return null;
  return (
    <SectionCard title={label}>
      <ClubMap label={translate('halls.map.clubLabel')} points={points} />
    </SectionCard>
  );
};
