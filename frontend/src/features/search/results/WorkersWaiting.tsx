import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { cardGrid } from './FoundWorkers.tsx';

export function WorkersWaiting() {
  return (
    <Loading>
      <Skeleton className="mt-2 mb-4.5 h-6.75 w-28" />
      <span className={cardGrid}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className="h-34 rounded-16" />
        ))}
      </span>
    </Loading>
  );
}
