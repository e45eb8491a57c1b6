import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSelector } from 'react-redux';
import type { StoredUser } from '../../../browser/storage.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PhoneField } from '../../../ui/forms/PhoneField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { methodWord } from '../../../domain/payment-method/method-word.ts';
import { paymentMethodEn } from '../../../domain/payment-method/payment-method.en.ts';
import { selectUser } from '../../../domain/session/selectors.ts';
import { useFlowForm } from '../form/use-flow-form.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { BookingSummary } from '../parts/BookingSummary.tsx';
import type { BookingDraft } from '../draft/draft.ts';
import { FlowStep } from '../parts/FlowStep.tsx';
import { flowPath } from '../../../domain/booking/flow-path.ts';
import { paymentProblems } from '../confirm/payment-problems.ts';
import { PriceNote } from '../confirm/PriceNote.tsx';
import { RefusedNote } from '../confirm/RefusedNote.tsx';
import { needsDetails } from '../steps.ts';
import { useBookingFlow } from '../use-booking-flow.ts';
import { useConfirm } from '../confirm/use-confirm.ts';
import { useFlowService } from '../parts/use-flow-service.ts';
import { useFlowWorker } from '../worker/use-flow-worker.ts';
import { useCantCome } from '../worker/use-cant-come.ts';
import { WorkerCantCome } from '../worker/WorkerCantCome.tsx';
import { stepRedirect, withoutService } from '../parts/without-service.ts';

/** /client/booking-flow/collect-payment-details: wallet number or bank account of the payer. */
export function CollectDetailsStep() {
  const t = useText(bookingFlowEn);
  const names = useText(paymentMethodEn);
  const user = useSelector(selectUser);
  const { draft, address, change, submission } = useBookingFlow();
  const { confirm, isSignedIn } = useConfirm();
  const [tried, setTried] = useState(false);
  const { isGone } = useFlowService(draft, change);
  useFlowWorker(draft);
  const cantCome = useCantCome(address);
  useFlowForm(draft);
  const { paymentMethod } = draft;
  if (submission.status === 'done')
    return <Navigate to={flowPath('waiting', { bookingId: submission.bookingId })} replace />;
  const elsewhere = stepRedirect(withoutService, draft, address, isGone);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  if (!paymentMethod || !needsDetails(paymentMethod)) return <Navigate to={flowPath('payment')} replace />;

  const isBank = paymentMethod === 'bank_transfer';
  const method = names(methodWord[paymentMethod]);
  const { account, name } = initialDetails(draft.paymentDetails, user, isBank);
  const problems = paymentProblems(paymentMethod, { account, name });
  const error = (field: 'account' | 'name') => (tried && problems[field] ? t(problems[field]) : undefined);
  const say = (part: { account?: string; name?: string }) => change({ paymentDetails: { account, name, ...part } });

  function goOn() {
    setTried(true);
    const [first] = Object.keys(problems);
    if (first) return document.getElementById(`payment-${first}`)?.focus();
    if (draft.paymentDetails?.account !== account || draft.paymentDetails.name !== name) say({});
    confirm();
  }

  return (
    <FlowStep
      title={t('collectTitle', { method })}
      step="payment"
      back={{ to: flowPath('payment'), label: t('backToPayment') }}
      onward={t(isSignedIn ? 'confirmBooking' : 'logInToConfirm')}
      disabled={!cantCome.isShown}
      onContinue={goOn}
    >
      <div className="grid max-w-140 grid-cols-1 gap-4">
        <RefusedNote />
        <WorkerCantCome {...cantCome}>
          <PriceNote />
          {isBank ? (
            <TextField
              id="payment-account"
              label={t('bankNumber')}
              hint={t('bankHint')}
              inputMode="numeric"
              autoComplete="off"
              value={account}
              onChange={(event) => say({ account: event.target.value })}
              error={error('account')}
            />
          ) : (
            <PhoneField
              id="payment-account"
              label={t('walletNumber', { method })}
              hint={t('walletHint')}
              value={account}
              onChange={(phone) => say({ account: phone })}
              error={error('account')}
            />
          )}
          <TextField
            id="payment-name"
            label={t('accountName')}
            autoComplete="name"
            value={name}
            onChange={(event) => say({ name: event.target.value })}
            error={error('name')}
          />
          <p className="text-14 text-muted">{t('paymentNote')}</p>
          <div className="lg:hidden">
            <BookingSummary />
          </div>
        </WorkerCantCome>
      </div>
    </FlowStep>
  );
}

/** Entered details, else those of the account: the user's name, and for wallets the user's number. */
function initialDetails(
  written: BookingDraft['paymentDetails'],
  user: StoredUser | null,
  isBank: boolean,
): { account: string; name: string } {
  const ownNumber = isBank ? null : user?.phone;
  return { account: written?.account ?? ownNumber ?? '', name: written?.name ?? user?.name ?? '' };
}
