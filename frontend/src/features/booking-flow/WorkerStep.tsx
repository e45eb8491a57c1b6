import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { Fetched } from '../../app/Fetched.tsx';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { useListAvailableWorkersQuery } from '../workers/api.ts';
import { SortChips } from '../workers/SortChips.tsx';
import type { WorkerSort } from '../workers/use-worker-search.ts';
import { WorkersWaiting } from '../workers/WorkersWaiting.tsx';
import { bookingFlowText } from './booking-flow.text.ts';
import { ChosenWorkerAside } from './ChosenWorkerAside.tsx';
import { ChosenWorkerFoot } from './ChosenWorkerFoot.tsx';
import { changed, draftInQuery, serviceIdOf, type BookingDraft } from './draft.ts';
import { FlowStep } from './FlowStep.tsx';
import { flowPath } from './flow-path.ts';
import { nextPath } from './next-step.ts';
import { ServiceLine } from './ServiceLine.tsx';
import { useBookingFlow } from './use-booking-flow.ts';
import { useFlowService } from './use-flow-service.ts';
import { ANYBODY, WorkerChoice } from './WorkerChoice.tsx';

const SHOWN_AT_FIRST = 20;

/** /client/booking-flow/select-worker: who comes, or everybody nearby may offer. */
export function WorkerStep() {
  const t = useText(bookingFlowText);
  const locale = useLocale();
  const navigate = useNavigate();
  const { draft, change } = useBookingFlow();
  const { service } = useFlowService(draft, change);
  const [sort, setSort] = useState<WorkerSort>('best');
  const [limit, setLimit] = useState(SHOWN_AT_FIRST);
  const workers = useListAvailableWorkersQuery(questionOf(draft, sort, limit) ?? skipToken);
  const [picked, setPicked] = useState<string | null>(draft.anyWorker ? ANYBODY : (draft.workerId ?? null));
  const isResuming = Object.keys(draftInQuery(new URLSearchParams(window.location.search))).length > 0;
  if (!isResuming && (!draft.serviceId || !draft.date || !draft.time)) return <Navigate to={flowPath('schedule')} replace />;

  const items = workers.data?.items ?? [];
  const chosen = picked === ANYBODY ? null : (items.find(({ id }) => id === picked) ?? items[0] ?? null);
  const { date, time, address } = draft;
  const when = date && time ? formatDayAndTime(manilaInstant(date, time), locale) : '';

  function goOn() {
    const said = choiceOf(chosen, service?.basePrice);
    change(said);
    void navigate(nextPath('select-worker', changed(draft, said)));
  }

  return (
    <FlowStep
      title={t('workerTitle')}
      step={2}
      back={{ to: flowPath('schedule'), label: t('backToSchedule') }}
      onward={t('continue')}
      disabled={!workers.data}
      onContinue={goOn}
      chosen={workers.data && <ChosenWorkerFoot worker={chosen} openPrice={service?.basePrice ?? 0} />}
      aside={<ChosenWorkerAside worker={chosen} when={when} openPrice={service?.basePrice ?? 0} loading={!workers.data} onContinue={goOn} />}
    >
      <div className="lg:hidden">
        <ServiceLine draft={draft} service={service} changeTo={flowPath('schedule')}>{[when, address?.city].filter(Boolean).join(', ')}</ServiceLine>
      </div>
      <Fetched of={workers} failed={t('workersFailed')} waiting={<WorkersWaiting columns={false} />}>
        {({ total }) => (
          <WorkerChoice
            workers={items}
            total={total}
            wanted={date && time ? manilaInstant(date, time) : null}
            value={chosen?.id ?? ANYBODY}
            onChange={setPicked}
            sorting={<SortChips value={sort} onChange={setSort} placeKnown={address?.lat !== undefined} />}
            onMore={total > items.length ? () => setLimit(limit + SHOWN_AT_FIRST) : null}
          />
        )}
      </Fetched>
    </FlowStep>
  );
}

function questionOf(draft: BookingDraft, sort: WorkerSort, limit: number) {
  const serviceId = serviceIdOf(draft);
  const { date, time, durationMinutes, address } = draft;
  if (!serviceId || !date || !time) return null;
  const near = address?.lat !== undefined && address.lng !== undefined ? { lat: address.lat, lng: address.lng } : {};
  return { serviceId, date, time, sort, limit, ...near, ...(durationMinutes !== undefined && { durationMinutes }) };
}

function choiceOf(worker: WorkerListing | null, openPrice: number | undefined): Partial<BookingDraft> {
  if (!worker) return { anyWorker: true, workerId: undefined, workerName: undefined, priceCentavos: openPrice };
  return { anyWorker: undefined, workerId: worker.id, workerName: worker.name, priceCentavos: worker.basePrice };
}
