import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { AddressFields } from '../address/AddressFields.tsx';
import { addressProblems, type AddressProblems } from '../address/address-problems.ts';
import { bookingFlowText } from '../booking-flow.text.ts';
import { FlowStep } from '../parts/FlowStep.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { useHeldUntil } from '../parts/use-held-until.ts';
import { flowPath } from '../../../domain/booking/flow-path.ts';
import { LastAddress, useLastAddressKnown } from '../address/LastAddress.tsx';
import { nextPath } from '../next-step.ts';
import { FLOW } from '../../../domain/booking/flow-path.ts';
import { useBookingFlow } from '../use-booking-flow.ts';
import { useFlowService } from '../parts/use-flow-service.ts';
import { useFlowWorker } from '../worker/use-flow-worker.ts';
import { useReach } from '../address/use-reach.ts';
import { firstNameOf, OutOfReach } from '../worker/WorkerCantCome.tsx';

/** /client/booking-flow (the first step) and /client/booking-flow/address (after the details, when it was jumped over). */
export function AddressStep() {
  const t = useText(bookingFlowText);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { draft, change } = useBookingFlow();
  const [problems, setProblems] = useState<AddressProblems>({});
  useFlowService(draft, change);
  useFlowWorker(draft);
  const { isOutOfReach } = useReach(draft);
  const isShown = useHeldUntil(useLastAddressKnown());
  const isLate = pathname !== FLOW && pathname !== `${FLOW}/`;
  const address = draft.address ?? {};

  function say(next: typeof address) {
    setProblems({});
    change({ address: next });
  }

  function goOn() {
    const found = addressProblems(address);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`address-${first}`)?.focus();
    else void navigate(nextPath(isLate ? 'form' : 'address', draft));
  }

  return (
    <FlowStep
      title={t(isLate ? 'addressConfirmTitle' : 'addressTitle')}
      step={isLate ? 3 : 0}
      back={isLate ? { to: flowPath('form'), label: t('backToDetails') } : { to: '/client/home', label: t('backHome') }}
      onward={t('continue')}
      disabled={isOutOfReach || !isShown}
      chosen={
        isOutOfReach && (
          <p className="text-14 leading-snug text-mango-ink">
            {t('outOfReach', { name: firstNameOf(draft), city: address.city ?? '' })}
          </p>
        )
      }
      onContinue={goOn}
    >
      {isShown ? (
        <>
          <LastAddress current={draft.address} onUse={say} />
          <AddressFields address={address} problems={problems} onChange={(part) => say({ ...address, ...part })} />
        </>
      ) : (
        <SkeletonList rows={4} />
      )}
      {isOutOfReach && (
        <div className="mt-5 max-w-140">
          <OutOfReach />
        </div>
      )}
    </FlowStep>
  );
}
