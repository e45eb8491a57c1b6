import { Suspense, type ComponentProps } from 'react';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import type { AskOthers } from './AskOthers.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const Asking = lazyPart(async () => (await import('./AskOthers.tsx')).AskOthers);

/** Lazy, since few bookings fail. Its space is reserved. */
export function LazyAskOthers(props: ComponentProps<typeof AskOthers>) {
  const { booking, className } = props;
  if (!booking.rebookedAs && !booking.allowedActions.includes('ask_others')) return null;
  return (
    <Suspense
      fallback={
        <Loading className={className}>
          <Skeleton className="h-24 rounded-12" />
        </Loading>
      }
    >
      <Asking {...props} />
    </Suspense>
  );
}
