import { Zap } from 'lucide-react';
import { addDays, HOUR_MS, manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { useSettings } from '../../../api/use-settings.ts';
import { monthOf, shownDays } from '../../worker/day-load.ts';
import { asapStart } from './asap-start.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { useSlots } from './use-slots.ts';
import { useStartWords } from './use-start-words.ts';

interface Props {
  draft: BookingDraft;
  service: Service;
  now: number;
  onChange: (change: Partial<BookingDraft>) => unknown;
}

/** "As soon as possible": the first free start after the notice, of the chosen worker or of any worker. */
export function Asap({ draft, service, now, onChange }: Props) {
  const t = useText(bookingFlowEn);
  const startWords = useStartWords(now);
  const { bookingHorizonDays, minimumNoticeMinutes } = useSettings();
  const today = manilaDay(now);
  const { data: days = [] } = useSlots(draft, shownDays(monthOf(today), today, addDays(today, bookingHorizonDays)));
  const soonest = asapStart(days, now, minimumNoticeMinutes);
  const start = manilaInstant(soonest.date, soonest.time);
  const atOnce = Date.parse(start) - now <= HOUR_MS / 2;
  return (
    <div className="mb-4 flex items-center gap-3 rounded-16 bg-mango-tint p-4">
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-12 bg-mango text-on-mango"
      >
        <Zap className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-16 font-strong">{t('asap')}</p>
        <p id="asap-hint" className="text-14 text-mango-ink">
          {atOnce ? (
            t('asapHint', { price: formatPesoShort(draft.priceCentavos ?? service.basePrice) })
          ) : (
            <Unbroken>{t('asapHintLater', { when: startWords(start) })}</Unbroken>
          )}
        </p>
      </div>
      <Switch
        label={t('asap')}
        hideLabel
        aria-describedby="asap-hint"
        checked={draft.urgent === true}
        onChange={({ target }) => onChange(target.checked ? { urgent: true, ...soonest } : { urgent: undefined })}
      />
    </div>
  );
}
