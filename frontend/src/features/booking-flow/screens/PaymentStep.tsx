import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { paymentMethods } from '#contracts/roles.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { FewWays } from '../../../domain/payment-method/FewWays.tsx';
import { useWaysToPay } from '../../../domain/payment-method/use-ways-to-pay.ts';
import { MethodChoice } from '../../../domain/payment-method/MethodChoice.tsx';
import { selectUser } from '../../../domain/session/selectors.ts';
import { totalOf } from '../draft/draft.ts';
import { useFlowForm } from '../form/use-flow-form.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { BookingSummary } from '../parts/BookingSummary.tsx';
import { FlowStep } from '../parts/FlowStep.tsx';
import { flowPath } from '../../../domain/booking/flow-path.ts';
import { offeredMethod } from '../confirm/offered-method.ts';
import { PriceNote } from '../confirm/PriceNote.tsx';
import { RefusedNote } from '../confirm/RefusedNote.tsx';
import { needsDetails } from '../steps.ts';
import { useBookingFlow } from '../use-booking-flow.ts';
import { useConfirm } from '../confirm/use-confirm.ts';
import { useLatestBooking } from '../parts/use-latest-booking.ts';
import { useFlowService } from '../parts/use-flow-service.ts';
import { useFlowWorker } from '../worker/use-flow-worker.ts';
import { useCantCome } from '../worker/use-cant-come.ts';
import { IfUnanswered } from '../worker/IfUnanswered.tsx';
import { WorkerCantCome } from '../worker/WorkerCantCome.tsx';
import { stepRedirect, withoutService } from '../parts/without-service.ts';

/**
 * /client/booking-flow/payment: records the method. Wallets and banks continue to the payer's details, other methods
 * submit.
 */
export function PaymentStep() {
  const t = useText(bookingFlowEn);
  const navigate = useNavigate();
  const { draft, address, change, submission } = useBookingFlow();
  const usual = useSelector(selectUser)?.defaultPaymentMethodName;
  const last = useLatestBooking().data?.items[0]?.booking.payment.method;
  const [missing, setMissing] = useState(false);
  const waysToPay = useWaysToPay();
  const { confirm, isSignedIn } = useConfirm();
  const { isGone } = useFlowService(draft, change);
  useFlowWorker(draft);
  const cantCome = useCantCome(address);
  useFlowForm(draft);
  if (submission.status === 'done')
    return <Navigate to={flowPath('waiting', { bookingId: submission.bookingId })} replace />;
  const elsewhere = stepRedirect(withoutService, draft, address, isGone);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  const total = totalOf(draft);
  const { ways } = waysToPay(total ?? null);
  const method = offeredMethod({ said: draft.paymentMethod, usual, last }, ways);
  const asksMore = method !== null && needsDetails(method);

  function goOn() {
    if (!method) return setMissing(true);
    if (draft.paymentMethod !== method) change({ paymentMethod: method });
    if (asksMore) void navigate(flowPath('collect-payment-details'));
    else confirm();
  }

  return (
    <FlowStep
      title={t('paymentTitle')}
      step="payment"
      back={{ to: flowPath('form'), label: t('backToDetails') }}
      onward={wordsOnward()}
      disabled={!cantCome.isShown}
      onContinue={goOn}
    >
      <div className="grid max-w-140 grid-cols-1 gap-4">
        <RefusedNote />
        <WorkerCantCome {...cantCome}>
          <PriceNote />
          {!isSignedIn && <Note>{t('guestNote')}</Note>}
          <MethodChoice
            label={t('paymentTitle')}
            hideLabel
            without={paymentMethods.filter((one) => !ways.includes(one))}
            value={method}
            error={missing && !method ? t('methodMissing') : undefined}
            onChange={(next) => {
              setMissing(false);
              change({ paymentMethod: next, ...(next === draft.paymentMethod ? {} : { paymentDetails: undefined }) });
            }}
          />
          <FewWays amount={total ?? null} />
          <IfUnanswered draft={draft} onChange={(thenAskOthers) => change({ thenAskOthers })} />
          <p className="text-14 text-muted">{t('paymentNote')}</p>
          <div className="lg:hidden">
            <BookingSummary />
          </div>
        </WorkerCantCome>
      </div>
    </FlowStep>
  );

  function wordsOnward(): string {
    if (asksMore || !method) return t('continue');
    return t(isSignedIn ? 'confirmBooking' : 'logInToConfirm');
  }
}
