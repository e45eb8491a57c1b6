import { formatPesoShort } from '#contracts/money.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { startWords } from '../time/day-words.ts';

interface Props {
  worker: WorkerListing | null;
  /** The worker's first free start, if it differs from the requested one. */
  moved: string | null;
  openPrice: number;
  /** Package price in centavos, for any worker. */
  fixedPrice: number | undefined;
}

/** Chosen worker and starting price, at the foot of a phone's screen. */
export function ChosenWorkerFoot({ worker, moved, openPrice, fixedPrice }: Props) {
  const t = useText(bookingFlowEn);
  const locale = useLocale();
  const name = worker?.name.split(' ')[0] ?? '';
  const isFixed = fixedPrice !== undefined;
  const named = isFixed ? t('nameFixed', { name }) : t('nameFrom', { name });
  const words = moved ? t('nameAt', { name, when: startWords(moved, locale) }) : named;
  return (
    <div className="flex min-w-0 items-center gap-3">
      {worker && <Avatar name={worker.name} src={worker.image} size={44} />}
      <div className="min-w-0">
        <p className="truncate text-13 text-muted">{worker ? words : t(isFixed ? 'fixedPrice' : 'anyoneFrom')}</p>
        <p className="amount text-18">{formatPesoShort(fixedPrice ?? worker?.basePrice ?? openPrice)}</p>
      </div>
    </div>
  );
}
