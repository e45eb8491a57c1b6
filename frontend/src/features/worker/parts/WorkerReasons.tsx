import { BadgeCheck, Clock, MapPin, Sparkles, Star, Zap, type LucideIcon } from 'lucide-react';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { YourSuki } from '../../../ui/showing/YourSuki.tsx';
import type { Eta } from '../eta.ts';
import { reasonFacts, type ReasonFact } from '../reason-facts.ts';
import { workersEn } from '../workers.en.ts';

const icons: Record<ReasonFact['kind'], LucideIcon> = {
  good_at: BadgeCheck,
  near: MapPin,
  free_today: Clock,
  free_tomorrow: Clock,
  well_rated: Star,
  new: Sparkles,
  time: Clock,
};

/** Reasons for showing this worker: "Your suki, 3 jobs · About 2 km away · Free today, 2:00 PM". */
export function WorkerReasons({ worker, eta }: { worker: WorkerListing; eta: Eta }) {
  const t = useText(workersEn);
  const locale = useLocale();
  return (
    <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
      <YourSuki jobs={worker.sukiJobs} />
      {reasonFacts(worker, eta, locale).map(({ kind, key, values }) => {
        const isNow = kind === 'time' && eta.now;
        const Icon = isNow ? Zap : icons[kind];
        return (
          <span key={kind} className={cx('inline-flex items-center gap-1.5', isNow && 'font-strong text-brand-ink')}>
            <Icon aria-hidden="true" className={cx('size-4 shrink-0', isNow && 'fill-current')} />
            <span className="min-w-0 wrap-anywhere">{t(key, values)}</span>
          </span>
        );
      })}
    </span>
  );
}
