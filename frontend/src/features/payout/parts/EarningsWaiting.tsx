import { useText } from '../../../i18n/use-text.ts';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { earningsText } from '../earnings.text.ts';

/** The earnings on their way, in their own shape. */
export function EarningsWaiting() {
  const t = useText(earningsText);
  return (
    <Loading text={t('loading')} className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 lg:gap-4 xl:grid-cols-4">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-27 rounded-20 lg:h-36" />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
        <Skeleton className="h-90 rounded-20" />
        <Skeleton className="h-60 rounded-20 lg:h-90" />
      </div>
      <Skeleton className="h-80 rounded-20" />
    </Loading>
  );
}
