import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { reusedAddress } from '../address/chosen-place.ts';
import { AddressFields } from '../address/AddressFields.tsx';
import { addressProblems, type AddressProblems } from '../address/address-problems.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { changed } from '../draft/draft.ts';
import { FlowStep } from '../parts/FlowStep.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { useRevealWhen } from '../parts/use-reveal-when.ts';
import { flowPath } from '../../../domain/booking/flow-path.ts';
import { SavedAddresses, SaveThisAddress } from '../address-book/SavedAddresses.tsx';
import { LastAddress, useLastAddress, useOffersLoaded } from '../address/LastAddress.tsx';
import { nearCity } from '../address/near-city.ts';
import { nextPath } from '../next-step.ts';
import { FLOW } from '../../../domain/booking/flow-path.ts';
import { useBookingFlow } from '../use-booking-flow.ts';
import { useFlowService } from '../parts/use-flow-service.ts';
import { useFlowWorker } from '../worker/use-flow-worker.ts';
import { useReach } from '../address/use-reach.ts';
import { firstNameOf, OutOfReach } from '../worker/WorkerCantCome.tsx';

/** /client/booking-flow (first step) and /client/booking-flow/address (after the details, if it was skipped). */
export function AddressStep() {
  const t = useText(bookingFlowEn);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { draft, change } = useBookingFlow();
  const [problems, setProblems] = useState<AddressProblems>({});
  useFlowService(draft, change);
  const { worker } = useFlowWorker(draft);
  const last = useLastAddress();
  // Opening the step starts no draft: the last address is stored only with "Continue".
  const address = draft.address ?? (last ? reusedAddress(last) : {});
  const { isOutOfReach } = useReach({ ...draft, address });
  const isShown = useRevealWhen(useOffersLoaded());
  const isLate = pathname !== FLOW && pathname !== `${FLOW}/`;

  function say(next: typeof address) {
    setProblems({});
    change({ address: next });
  }

  function goOn() {
    const found = addressProblems(address);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`address-${first}`)?.focus();
    else {
      if (!draft.address) change({ address });
      void navigate(nextPath(isLate ? 'form' : 'address', changed(draft, { address })));
    }
  }

  return (
    <FlowStep
      title={t(isLate ? 'addressConfirmTitle' : 'addressTitle')}
      step={isLate ? 'late-address' : 'address'}
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
          <SavedAddresses address={address} onUse={say} />
          <LastAddress current={draft.address} onUse={say} />
          <AddressFields
            address={address}
            problems={problems}
            near={nearCity(address, last, worker)}
            onChange={(part) => say({ ...address, ...part })}
          />
          <SaveThisAddress address={address} />
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
