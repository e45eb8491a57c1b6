import { SkeletonPage } from '../ui/showing/Skeleton.tsx';

/** Shown until a screen's code has come; says "Loading…" to assistive technology. */
export function PageFallback() {
  return (
    <div className="page-edge mx-auto max-w-288">
      <SkeletonPage />
    </div>
  );
}
