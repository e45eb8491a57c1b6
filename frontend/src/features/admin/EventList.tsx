import { Suspense, type ComponentProps } from 'react';
import { SkeletonList } from '../../ui/showing/Skeleton.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** Loads the event texts lazily, so that a quick look's first render does not include them. */
const EventRows = lazyPart(async () => (await import('./EventRows.tsx')).EventRows);

/** A few events, each linked to its history for staff who may read the audit log. */
export function EventList(props: ComponentProps<typeof EventRows>) {
  return (
    <Suspense fallback={<SkeletonList rows={3} />}>
      <EventRows {...props} />
    </Suspense>
  );
}
