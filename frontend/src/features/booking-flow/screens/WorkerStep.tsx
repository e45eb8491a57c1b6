import { Navigate, useNavigate } from 'react-router-dom';
import { Fetched } from '../../../api/Fetched.tsx';
import { isPending } from '../../../api/is-pending.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { SortChips } from '../../worker/parts/SortChips.tsx';
import { WorkersWaiting } from '../../worker/parts/WorkersWaiting.tsx';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { ChosenWorkerPanel } from '../worker/ChosenWorkerPanel.tsx';
import { ChosenWorkerFoot } from '../worker/ChosenWorkerFoot.tsx';
import { startWords } from '../time/day-words.ts';
import { type BookingDraft, changed } from '../draft/draft.ts';
import { FlowStep } from '../parts/FlowStep.tsx';
import { flowPath } from '../../../domain/booking/flow-path.ts';
import { nextPath } from '../next-step.ts';
import { ServiceLine } from '../parts/ServiceLine.tsx';
import { withoutStart } from '../parts/without-service.ts';
import { startWith } from '../time/start-with.ts';
import { useBookingFlow } from '../use-booking-flow.ts';
import { useFlowService } from '../parts/use-flow-service.ts';
import { startOf, useWorkerPick } from '../worker/use-worker-pick.ts';
import { workerChange } from '../worker/worker-change.ts';
import { ANY_WORKER, WorkerChoice } from '../worker/WorkerChoice.tsx';

/** /client/booking-flow/select-worker: a worker, or an open booking for all nearby. */
export function WorkerStep() {
  const t = useText(bookingFlowEn);
  const navigate = useNavigate();
  const { draft, address: said, change } = useBookingFlow();
  const { service, isGone } = useFlowService(draft, change);
  const { workers, chosen, canGoOn, isOpenToAll, sort, setSort, pick, showMore } = useWorkerPick(draft);
  const elsewhere = withoutStart(draft, said, isGone);
  if (elsewhere) return <Navigate to={elsewhere} replace />;

  const { address, package: chosenPackage } = draft;
  const fixedPrice = chosenPackage?.priceCentavos;
  const start = startOf(draft);
  const coming = startWith(chosen, start);
  const openPrice = service?.basePrice ?? 0;
  const isLoading = isPending(workers);

  function goOn() {
    const choice = workerChange(chosen, start, service?.basePrice);
    change(choice);
    void navigate(nextPath('select-worker', changed(draft, choice)));
  }

  return (
    <FlowStep
      title={t('workerTitle')}
      step="select-worker"
      back={{ to: flowPath('schedule'), label: t('backToSchedule') }}
      onward={t('continue')}
      disabled={!canGoOn}
      onContinue={goOn}
      chosen={
        canGoOn && (
          <ChosenWorkerFoot worker={chosen} moved={coming === start ? null : coming} {...{ openPrice, fixedPrice }} />
        )
      }
      aside={
        (isLoading || canGoOn) && (
          <ChosenWorkerPanel
            worker={chosen}
            start={coming}
            loading={isLoading}
            onContinue={goOn}
            {...{ openPrice, fixedPrice }}
          />
        )
      }
    >
      <div className="lg:hidden">
        <ServiceLine draft={draft} service={service} changeTo={flowPath('schedule')}>
          <When start={start} city={address?.city} />
        </ServiceLine>
      </div>
      <NoDistances address={address} />
      <Fetched of={workers} failed={t('workersFailed')} waiting={<WorkersWaiting columns={false} />}>
        {({ items, total }) => (
          <WorkerChoice
            workers={items}
            total={total}
            wanted={start}
            fixedPrice={fixedPrice}
            value={chosen?.id ?? ANY_WORKER}
            onChange={pick}
            isOpenToAll={isOpenToAll}
            sorting={<SortChips value={sort} onChange={setSort} placeKnown={address?.lat !== undefined} />}
            onMore={total > items.length ? showMore : null}
          />
        )}
      </Fetched>
    </FlowStep>
  );
}

function NoDistances({ address }: { address: BookingDraft['address'] }) {
  const t = useText(bookingFlowEn);
  if (!address?.city || address.lat !== undefined) return null;
  return (
    <p className="mb-4 text-14 text-muted">
      {t('noDistances', { city: address.city })}{' '}
      <TextLink to={flowPath('address')} inline>
        {t('sayWhere')}
      </TextLink>
    </p>
  );
}

function When({ start, city }: { start: string | null; city: string | undefined }) {
  const locale = useLocale();
  return [start && startWords(start, locale), city].filter(Boolean).join(', ');
}
