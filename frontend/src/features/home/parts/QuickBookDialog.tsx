import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog } from '../../../ui/over-the-page/Dialog.tsx';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { addressLine } from '../../booking-flow/address/address-text.ts';
import type { BookingDraft } from '../../booking-flow/draft/draft.ts';
import { useStartWords } from '../../booking-flow/time/use-start-words.ts';
import { selectSubmission } from '../../booking-flow/selectors.ts';
import { IfUnanswered } from '../../booking-flow/worker/IfUnanswered.tsx';
import { RefusedNote } from '../../booking-flow/confirm/RefusedNote.tsx';
import { MethodChoice } from '../../../domain/payment-method/MethodChoice.tsx';
import { methodWord } from '../../../domain/payment-method/method-word.ts';
import { paymentMethodEn } from '../../../domain/payment-method/payment-method.en.ts';
import { Questions } from '../../form/Questions.tsx';
import { homeEn } from '../home.en.ts';
import type { UrgentOffer } from '../urgent-offer.ts';
import { useQuickBook } from '../use-quick-book.ts';

interface Props {
  service: Service;
  offer: UrgentOffer;
  onClose: () => void;
}

/**
 * "Book {service} now?": estimated start, worker, address, price and payment method; Cancel, or Confirm & Book
 * (specification section 2). If something is missing, the button leads to it.
 */
export function QuickBookDialog({ service, offer, onClose }: Props) {
  const t = useText(homeEn);
  const now = useNow();
  const { said, method, choose, setThenAskOthers, book, questions, totalCentavos, isComplete, isRead } = useQuickBook(
    service,
    offer,
    now,
  );
  const [uploading, setUploading] = useState<readonly string[]>([]);
  const isBusy = useSelector(selectSubmission).status === 'submitting';
  const [choosing, setChoosing] = useState(false);

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
          <Button busy={isBusy || !isRead} disabled={uploading.length > 0} onClick={book}>
            {t(isComplete ? 'confirmAndBook' : 'reviewBooking')}
          </Button>
        </>
      }
    >
      <RefusedNote />
      <ServiceChoice service={service} draft={said} priceCentavos={totalCentavos} now={now} />
      {questions && (
        <div className="mt-4 grid gap-5 border-t border-line pt-4">
          <Questions
            fields={questions.fields}
            answers={questions.answers}
            problems={questions.shownProblems}
            onAnswer={questions.answer}
            onBusy={(id, isOneBusy) =>
              setUploading((before) => [...before.filter((one) => one !== id), ...(isOneBusy ? [id] : [])])
            }
          />
        </div>
      )}
      <div className="mt-4 border-t border-line pt-4">
        {choosing ? (
          <MethodChoice label={t('chooseMethod')} value={method} onChange={pick} />
        ) : (
          <PayWith method={method} onChange={() => setChoosing(true)} />
        )}
        <IfUnanswered draft={said} onChange={setThenAskOthers} />
      </div>
    </Dialog>
  );
}

/** Worker, place, time and price. */
function ServiceChoice({
  service,
  draft,
  priceCentavos,
  now,
}: {
  service: Service;
  draft: BookingDraft;
  priceCentavos: number;
  now: number;
}) {
  const t = useText(homeEn);
  const startWords = useStartWords(now);
  const { date, time, workerName, address } = draft;
  return (
    <div className="grid gap-4 text-14">
      <div className="flex items-center gap-3">
        <ServiceIcon icon={service.icon} category={service.category} size={48} />
        <dl className="min-w-0">
          <dt className="text-13 text-muted">{t('estimatedStart')}</dt>
          <dd className="text-16 font-strong">
            <Unbroken>{date && time ? startWords(manilaInstant(date, time)) : t('toBeChosen')}</Unbroken>
          </dd>
        </dl>
      </div>
      <dl className="grid gap-4">
        <Line label={t('worker')}>{workerName ?? t('whoeverIsFirst')}</Line>
        <Line label={t('where')}>{address ? addressLine(address) : t('toBeChosen')}</Line>
        <Line label={t('price')}>
          <span className="amount text-16">{t('fromPrice', { price: formatPesoShort(priceCentavos) })}</span>
        </Line>
      </dl>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="min-w-0 text-right font-strong wrap-anywhere">{children}</dd>
    </div>
  );
}

function PayWith({ method, onChange }: { method: PaymentMethod | null; onChange: () => void }) {
  const t = useText(homeEn);
  const names = useText(paymentMethodEn);
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
