import { ArrowRight } from 'lucide-react';
import { formatPesoShort } from '#contracts/money.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { etaOf } from '../../worker/eta.ts';
import { workersEn } from '../../worker/workers.en.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { flowPath } from '../../../domain/booking/flow-path.ts';
import { useOtherWorkers } from './use-other-workers.ts';
import { startOf } from './use-worker-pick.ts';
import { cx } from '../../../ui/class-names.ts';

interface Props {
  draft: BookingDraft;
  onPick: (worker: WorkerListing) => void;
}

/** Available workers for the place and time, to replace the chosen one. Without a time it links to the workers list. */
export function OtherWorkers({ draft, onPick }: Props) {
  const t = useText(bookingFlowEn);
  const { others, isError } = useOtherWorkers(draft);
  if (!draft.date || !draft.time || isError)
    return (
      <TextLink to={flowPath('schedule')} className="mt-2">
        {t('seeOthersTimes')}
      </TextLink>
    );
  if (!others)
    return (
      <Loading className="mt-3">
        <Skeleton className="h-46 rounded-16" />
      </Loading>
    );
  if (others.length === 0) return <p className="mt-2">{t('nobodyElse')}</p>;
  return (
    <div className="mt-3">
      <p className="mb-2 font-strong">{t('othersCanCome')}</p>
      <ul className="grid gap-2">
        {others.map((worker) => (
          <li key={worker.id}>
            <Other worker={worker} wanted={startOf(draft)} onPick={onPick} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Other({ worker, wanted, onPick }: { worker: WorkerListing; wanted: string | null; onPick: Props['onPick'] }) {
  const t = useText(bookingFlowEn);
  const words = useText(workersEn);
  const eta = etaOf(worker, { now: useNow(), wanted, locale: useLocale() });
  return (
    <button
      type="button"
      onClick={() => onPick(worker)}
      className={cx(
        'motion-quick flex w-full items-center gap-3 rounded-12 border border-line-control bg-surface px-3 py-2',
        'text-left hover:bg-sunken',
      )}
    >
      <Avatar name={worker.name} src={worker.image} size={44} />
      <span className="min-w-0 flex-1">
        <span className="block font-strong">{worker.name}</span>
        <span className="block text-13 text-muted">{words(eta.key, eta.values)}</span>
      </span>
      <span className="amount shrink-0">{formatPesoShort(worker.basePrice)}</span>
      <ArrowRight aria-hidden="true" className="size-4.5 shrink-0 text-brand" />
      <span className="sr-only">{t('chooseThem')}</span>
    </button>
  );
}
