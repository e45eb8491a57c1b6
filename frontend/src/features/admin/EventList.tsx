import { lazy, Suspense, type ComponentProps } from 'react';
import { SkeletonList } from '../../ui/showing/Skeleton.tsx';

/** Every event's words come with the first look, and not with each list of things to look at. */
const EventRows = lazy(async () => ({ default: (await import('./EventRows.tsx')).EventRows }));

/** A few events, each with the way to its whole story for whoever may read the audit log. */
export function EventList(props: ComponentProps<typeof EventRows>) {
  return (
    <Suspense fallback={<SkeletonList rows={3} />}>
      <EventRows {...props} />
    </Suspense>
  );
}
