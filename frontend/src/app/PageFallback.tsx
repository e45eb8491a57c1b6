import { SkeletonPage } from '../ui/showing/Skeleton.tsx';

/** Shown while a screen's code loads; announced as "Loading…". */
export function PageFallback() {
  return (
    <div className="page-edge mx-auto max-w-288">
      <SkeletonPage />
    </div>
  );
}
