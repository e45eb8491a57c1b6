import { useState } from 'react';
import { useSelector } from 'react-redux';
import { formatPesoShort } from '#contracts/money.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog } from '../../../ui/over-the-page/Dialog.tsx';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { bookingFlowText } from '../../booking-flow/booking-flow.text.ts';
import { isToday, startWords } from '../../booking-flow/time/day-words.ts';
import { selectSubmission } from '../../booking-flow/selectors.ts';
import { RefusedNote } from '../../booking-flow/confirm/RefusedNote.tsx';
import { MethodChoice } from '../../../domain/payment-method/MethodChoice.tsx';
import { methodWord } from '../../../domain/payment-method/method-word.ts';
import { paymentMethodText } from '../../../domain/payment-method/payment-method.text.ts';
import { workersText } from '../../worker/workers.text.ts';
import { homeText } from '../home.text.ts';
import type { UrgentOffer } from '../urgent-offer.ts';
import { useQuickBook } from '../use-quick-book.ts';

interface Props {
  service: Service;
  offer: UrgentOffer;
  onClose: () => void;
}

/** "Book {service} now?": estimated start, price, how it is paid; Cancel, or Confirm & Book (specification section 2). */
export function QuickBookDialog({ service, offer, onClose }: Props) {
  const t = useText(homeText);
  const { method, choose, book } = useQuickBook(service, offer);
  const isBusy = useSelector(selectSubmission).status === 'submitting';
  const [choosing, setChoosing] = useState(false);
  const words = useText(workersText);
  const locale = useLocale();
  const flow = useText(bookingFlowText);
  const now = useNow();
  const freeAt = offer.worker?.nextFreeAt;
  const start = freeAt && !offer.eta.now ? dayOf(freeAt) : words(offer.eta.key, offer.eta.values);

  function dayOf(instant: string): string {
    const when = startWords(instant, locale, now);
    return isToday(instant, now) ? flow('today', { when }) : when;
  }

  function pick(next: PaymentMethod) {
    choose(next);
    setChoosing(false);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      place="sheet"
      title={t('quickBookTitle', { service: service.name })}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isBusy} onClick={book}>
            {t('confirmAndBook')}
          </Button>
        </>
      }
    >
      <RefusedNote />
      <dl className="text-14">
        <div className="flex items-center gap-3 pb-4">
          <ServiceIcon icon={service.icon} category={service.category} size={48} />
          <div className="min-w-0">
            <dt className="text-13 text-muted">{t('estimatedStart')}</dt>
            <dd className="text-16 font-strong">{start}</dd>
          </div>
        </div>
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt className="text-muted">{t('price')}</dt>
          <dd className="amount text-16">{t('fromPrice', { price: formatPesoShort(offer.priceCentavos) })}</dd>
        </div>
      </dl>
      <div className="mt-4 border-t border-line pt-4">
        {choosing ? (
          <MethodChoice label={t('chooseMethod')} value={method} onChange={pick} />
        ) : (
          <PayWith method={method} onChange={() => setChoosing(true)} />
        )}
      </div>
    </Dialog>
  );
}

function PayWith({ method, onChange }: { method: PaymentMethod | null; onChange: () => void }) {
  const t = useText(homeText);
  const names = useText(paymentMethodText);
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="text-14">
        <p>{t('payWithDefault')}</p>
        <p className="text-13 text-muted">{method ? names(methodWord[method]) : t('noDefaultMethod')}</p>
      </div>
      <Button size={44} variant="quiet" className="-mr-4" onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  );
}
