import { Loading, Skeleton, SkeletonCard } from '../../../ui/showing/Skeleton.tsx';

export function BookingWaiting() {
  return (
    <Loading className="grid gap-4">
      <Skeleton className="h-46 rounded-20" />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="grid content-start gap-4">
          <SkeletonCard />
          <Skeleton className="h-80 rounded-20" />
        </div>
        <div className="grid content-start gap-4">
          <SkeletonCard />
          <SkeletonCard />
        </div>
      </div>
    </Loading>
  );
}
