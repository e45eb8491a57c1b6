import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../i18n/use-text.ts';
import { announce } from '../../../ui/over-the-page/announce.ts';
import { selectAccountConnection } from '../../../domain/realtime/slice.ts';
import { adminEn } from '../admin.en.ts';

/** Number of entries that arrived since the user last looked, also announced politely. `key` identifies the filters. */
export function useArrivals(key: string, total: number | undefined) {
  const t = useText(adminEn);
  const [seen, setSeen] = useState<{ key: string; total: number } | null>(null);
  const told = useRef(0);
  if (total !== undefined && (seen === null || seen.key !== key || total < seen.total)) setSeen({ key, total });
  const arrived = total !== undefined && seen?.key === key ? Math.max(0, total - seen.total) : 0;

  useEffect(() => {
    if (arrived === told.current) return;
    told.current = arrived;
    if (arrived > 0) announce(t('newArrived', { count: arrived }));
  });

  return { arrived, haveSeen: () => total !== undefined && setSeen({ key, total }) };
}

/** Whether this page currently receives pushes. */
export function useIsLive(): boolean {
  return useSelector(selectAccountConnection).connected;
}
