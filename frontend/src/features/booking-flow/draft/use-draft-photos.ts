import { useEffect, useRef } from 'react';
import { useUploads } from '../../../api/uploads/use-uploads.ts';
import { useText } from '../../../i18n/use-text.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';

/** Photos of the draft; additions and removals are stored in it. */
export function useDraftPhotos(photos: readonly string[], keep: (photos: string[]) => unknown) {
  const t = useText(bookingFlowEn);
  const uploads = useUploads({
    existing: photos.map((url, index) => ({
      id: url,
      url,
      name: t('photoNumber', { number: index + 1 }),
      contentType: 'image/*',
    })),
  });
  const kept = useRef(photos.join());
  const now = uploads.uploaded.map(({ url }) => url);
  useEffect(() => {
    if (now.join() === kept.current) return;
    kept.current = now.join();
    keep(now);
  });
  return uploads;
}
