import { Users } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { useNow } from '../../../browser/use-now.ts';
import { RichText } from '../../../i18n/RichText.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { RadioCard } from '../../../ui/forms/RadioCard.tsx';
import { etaOf } from '../../worker/eta.ts';
import { WorkerSummary } from '../../worker/parts/WorkerSummary.tsx';
import { bookingFlowEn } from '../booking-flow.en.ts';

/** Value of the choice "any worker": an open booking. */
export const ANY_WORKER = 'anybody';

interface Props {
  workers: readonly WorkerListing[];
  /** Total including workers not shown. */
  total: number;
  /** Requested start, an instant. */
  wanted: string | null;
  /** Package price in centavos, for any worker. */
  fixedPrice: number | undefined;
  value: string;
  onChange: (id: string) => void;
  /** Open bookings are enabled. */
  isOpenToAll: boolean;
  sorting: ReactNode;
  onMore: (() => void) | null;
}

export function WorkerChoice({
  workers,
  total,
  wanted,
  fixedPrice,
  value,
  onChange,
  isOpenToAll,
  sorting,
  onMore,
}: Props) {
  const t = useText(bookingFlowEn);
  const locale = useLocale();
  const now = useNow();
  const name = useId();
  return (
    <>
      <p role="status" className="mb-2 text-14 text-muted">
        <RichText
          of={bookingFlowEn}
          id="freeCount"
          values={{ count: total }}
          parts={{ b: <b className="font-title text-ink" /> }}
        />
      </p>
      {workers.length > 0 && sorting}
      <fieldset className="mt-2.5 grid grid-cols-1 gap-2.5">
        <legend className="sr-only">{t('workers')}</legend>
        {workers.map((worker) => (
          <RadioCard
            key={worker.id}
            name={name}
            value={worker.id}
            label={worker.name}
            checked={worker.id === value}
            onChange={() => onChange(worker.id)}
          >
            {(mark) => (
              <WorkerSummary
                worker={worker}
                eta={etaOf(worker, { now, wanted, locale })}
                mark={mark}
                fixedPrice={fixedPrice}
              />
            )}
          </RadioCard>
        ))}
        {isOpenToAll && <AnyWorker {...{ name, value, onChange, total }} />}
      </fieldset>
      {onMore && (
        <Button variant="outline" wide className="mt-3" onClick={onMore}>
          {t('moreWorkers')}
        </Button>
      )}
    </>
  );
}

function AnyWorker({ name, value, onChange, total }: Pick<Props, 'value' | 'onChange' | 'total'> & { name: string }) {
  const t = useText(bookingFlowEn);
  return (
    <label
      className={cx(
        'motion-quick flex cursor-pointer items-center gap-3 rounded-16 border p-4 has-[:focus-visible]:field-focus sm:gap-4',
        value === ANY_WORKER
          ? 'border-brand bg-brand-tint/50 shadow-[0_0_0_1px_var(--brand)]'
          : 'border-dashed border-line-control hover:bg-surface',
      )}
    >
      <input
        type="radio"
        name={name}
        value={ANY_WORKER}
        checked={value === ANY_WORKER}
        onChange={() => onChange(ANY_WORKER)}
        className="sr-only"
      />
      <span
        aria-hidden="true"
        className="flex size-13 shrink-0 items-center justify-center rounded-pill bg-mango-tint text-mango-ink"
      >
        <Users className="size-5.5" />
      </span>
      <span className="min-w-0">
        <span className="block text-16 font-strong">{t('nearbyOffer')}</span>
        <span className="block text-14 text-muted">{t('nearbyOfferText', { count: total })}</span>
      </span>
    </label>
  );
}
