import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';

export function WorkersWaiting({ columns = true }: { columns?: boolean }) {
  return (
    <Loading className={columns ? 'grid gap-2.5 md:grid-cols-2 xl:grid-cols-3' : 'grid gap-2.5'}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="h-34 rounded-16" />
      ))}
    </Loading>
  );
}
