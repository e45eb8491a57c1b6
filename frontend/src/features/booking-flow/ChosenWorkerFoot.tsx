import { formatPesoShort } from '#contracts/money.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { useText } from '../../i18n/use-text.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { bookingFlowText } from './booking-flow.text.ts';

/** Who is chosen and from which price, at the foot of a phone's screen. */
export function ChosenWorkerFoot({ worker, openPrice }: { worker: WorkerListing | null; openPrice: number }) {
  const t = useText(bookingFlowText);
  return (
    <div className="flex min-w-0 items-center gap-3">
      {worker && <Avatar name={worker.name} src={worker.image} size={44} />}
      <div className="min-w-0">
        <p className="truncate text-13 text-muted">{worker ? t('nameFrom', { name: worker.name.split(' ')[0] ?? worker.name }) : t('anyoneFrom')}</p>
        <p className="amount text-18">{formatPesoShort(worker?.basePrice ?? openPrice)}</p>
      </div>
    </div>
  );
}
