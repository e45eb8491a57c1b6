import { lazy, Suspense, type ComponentProps } from 'react';
import { SkeletonList } from '../../ui/showing/Skeleton.tsx';

/** Loads the event texts lazily, so that a quick look's first render does not include them. */
const EventRows = lazy(async () => ({ default: (await import('./EventRows.tsx')).EventRows }));

/** A few events, each linked to its history for staff who may read the audit log. */
export function EventList(props: ComponentProps<typeof EventRows>) {
  return (
    <Suspense fallback={<SkeletonList rows={3} />}>
      <EventRows {...props} />
    </Suspense>
  );
}
