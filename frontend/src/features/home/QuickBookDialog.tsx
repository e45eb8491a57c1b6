import { useState } from 'react';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { Service } from '#contracts/views/service.ts';
import { useAppSelector } from '../../app/store-hooks.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { selectSubmission } from '../booking-flow/selectors.ts';
import { RefusedNote } from '../booking-flow/RefusedNote.tsx';
import { MethodChoice } from '../payments/MethodChoice.tsx';
import { methodWord } from '../payments/method-word.ts';
import { paymentsText } from '../payments/payments.text.ts';
import { workersText } from '../workers/workers.text.ts';
import { homeText } from './home.text.ts';
import type { UrgentOffer } from './urgent-offer.ts';
import { useQuickBook } from './use-quick-book.ts';

interface Props {
  service: Service;
  offer: UrgentOffer;
  onClose: () => void;
}

/** "Book {service} now?": estimated start, price, how it is paid; Cancel, or Confirm & Book (specification section 2). */
export function QuickBookDialog({ service, offer, onClose }: Props) {
  const t = useText(homeText);
  const { method, choose, book } = useQuickBook(service, offer);
  const isBusy = useAppSelector(selectSubmission).status === 'submitting';
  const [choosing, setChoosing] = useState(false);
  const words = useText(workersText);
  const locale = useLocale();
  const freeAt = offer.worker?.nextFreeAt;
  const start = freeAt && !offer.eta.now ? formatDayAndTime(freeAt, locale) : words(offer.eta.key, offer.eta.values);

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
          <Button variant="outline" onClick={onClose}>{t('cancel')}</Button>
          <Button busy={isBusy} onClick={book}>{t('confirmAndBook')}</Button>
        </>
      }
    >
      <RefusedNote />
      <dl className="grid gap-2.5 text-14">
        <div className="flex justify-between gap-4"><dt className="text-muted">{t('estimatedStart')}</dt><dd className="text-right font-strong">{start}</dd></div>
        <div className="flex justify-between gap-4"><dt className="text-muted">{t('price')}</dt><dd className="amount text-18">{t('fromPrice', { price: formatPesoShort(offer.priceCentavos) })}</dd></div>
      </dl>
      <div className="mt-4 border-t border-dashed border-line pt-4">
        {choosing ? <MethodChoice label={t('chooseMethod')} value={method} onChange={pick} /> : <PayWith method={method} onChange={() => setChoosing(true)} />}
      </div>
    </Dialog>
  );
}

function PayWith({ method, onChange }: { method: PaymentMethod | null; onChange: () => void }) {
  const t = useText(homeText);
  const names = useText(paymentsText);
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="text-14">
        <p className="text-muted">{t('payWithDefault')}</p>
        <p className="font-strong">{method ? names(methodWord[method]) : t('noDefaultMethod')}</p>
      </div>
      <Button size={44} variant="quiet" onClick={onChange}>{t('change')}</Button>
    </div>
  );
}
