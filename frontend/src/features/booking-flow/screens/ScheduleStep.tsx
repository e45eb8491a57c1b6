import { Info } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { manilaDay } from '#contracts/manila-time.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { errorText } from '../../../api/error-text.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorState } from '../../../ui/showing/ErrorState.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { useSettings } from '../../../api/use-settings.ts';
import { ServiceNotFound } from '../../catalogue/parts/ServiceNotFound.tsx';
import { addressLine } from '../address/address-text.ts';
import { Asap } from '../time/Asap.tsx';
import { postponedStart } from '../time/asap-start.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { ChosenTime } from '../time/ChosenTime.tsx';
import { DayAndTime, TimesWaiting } from '../time/DayAndTime.tsx';
import { TimesOfWorker } from '../time/TimesOfWorker.tsx';
import type { BookingDraft } from '../draft/draft.ts';
import { FlowStep } from '../parts/FlowStep.tsx';
import { flowPath } from '../../../domain/booking/flow-path.ts';
import { nextPath } from '../next-step.ts';
import { NotOffered } from '../worker/NotOffered.tsx';
import { PackagePicker } from '../parts/PackagePicker.tsx';
import { ServiceLine } from '../parts/ServiceLine.tsx';
import { type StartProblem, withoutInvalidStart } from '../time/start-problem.ts';
import { FLOW } from '../../../domain/booking/flow-path.ts';
import { useBookingFlow } from '../use-booking-flow.ts';
import { useFlowService } from '../parts/use-flow-service.ts';
import { isNotOffered, useFlowWorker } from '../worker/use-flow-worker.ts';
import { useRevealWhen } from '../parts/use-reveal-when.ts';
import { useOtherWorkers } from '../worker/use-other-workers.ts';
import { useReach } from '../address/use-reach.ts';
import { useStartProblem } from '../time/use-start-problem.ts';
import { OutOfReach } from '../worker/WorkerCantCome.tsx';
import { type FlowAddress, stepRedirect, withoutScheduled } from '../parts/without-service.ts';

/** /client/booking-flow/schedule: a day and a time, or as soon as possible. */
export function ScheduleStep() {
  const t = useText(bookingFlowEn);
  const navigate = useNavigate();
  const { draft, address, change } = useBookingFlow();
  const { service, isGone, failure, retry } = useFlowService(draft, change);
  const now = useNow();
  const problem = useStartProblem(draft, now);
  const { worker } = useFlowWorker(draft);
  useMovedOn(draft, now, change);
  const elsewhere = stepRedirect(withoutScheduled, draft, address, isGone);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <FlowStep
      title={t('scheduleTitle')}
      step="schedule"
      back={{ to: FLOW, label: t('backToAddress') }}
      {...(!isGone && { onward: draft.workerId || draft.anyWorker ? t('continue') : t('chooseWorker') })}
      disabled={!draft.date || !draft.time || problem !== null || isNotOffered(worker, draft)}
      onContinue={() => void navigate(nextPath('schedule', draft))}
      chosen={<ChosenTime draft={draft} problem={problem} />}
    >
      {isGone && <ServiceNotFound service={service} />}
      {failure !== undefined && (
        <ErrorState title={t('serviceFailed')} onRetry={async () => void (await retry())}>
          {errorText(failure)}
        </ErrorState>
      )}
      {!isGone && failure === undefined && <Times {...{ draft, address, service, problem, now, change }} />}
    </FlowStep>
  );
}

interface TimesProps {
  draft: BookingDraft;
  address: FlowAddress;
  service: Service | undefined;
  problem: StartProblem | null;
  now: number;
  change: (change: Partial<BookingDraft>) => unknown;
}

function Times({ draft, address, service, problem, now, change }: TimesProps) {
  return (
    <>
      <ServiceLine draft={draft} service={service} changeTo={flowPath('select-service')}>
        <AddressLine address={draft.address} />
      </ServiceLine>
      <OfService {...{ draft, service, now, change }} />
      {/* Below the packages, which it would otherwise push down. */}
      {service && <OfWorker {...{ draft, address, service, problem, now, change }} />}
    </>
  );
}

/**
 * Free times of the chosen worker, or of any worker, below a notice if the worker is unavailable. Both appear
 * together.
 */
function OfWorker({ draft, address, service, problem, now, change }: TimesProps & { service: Service }) {
  const t = useText(bookingFlowEn);
  const { worker, isGone } = useFlowWorker(draft);
  const { isOutOfReach, isAnswered } = useReach(draft);
  const { isAnswered: areOthersRead } = useOtherWorkers(isOutOfReach ? draft : null);
  const isShown = useRevealWhen(address.isTaken && isAnswered && areOthersRead);
  if (!isShown) return <OfWorkerWaiting {...{ draft, problem, now, change }} />;
  return (
    <>
      {isOutOfReach && (
        <div className="mb-4">
          <OutOfReach />
        </div>
      )}
      {isGone && <Note className="mb-4">{t('workerGone')}</Note>}
      {worker && isNotOffered(worker, draft) && (
        <NotOffered name={worker.name} service={service.name} onOthers={() => change({ workerId: undefined })} />
      )}
      {problem && (
        <Note tone="warning" className="mb-4 max-lg:hidden">
          {t(problem)}
        </Note>
      )}
      <DayAndTime
        draft={withoutInvalidStart(draft, problem, manilaDay(now))}
        workerName={worker?.name ?? null}
        now={now}
        onChange={change}
      />
      <ManilaTime />
    </>
  );
}

function OfWorkerWaiting({ draft, problem, now, change }: Omit<TimesProps, 'address' | 'service'>) {
  return (
    <>
      {draft.workerId && <TimesOfWorker name={null} onChange={change} />}
      <TimesWaiting draft={withoutInvalidStart(draft, problem, manilaDay(now))} now={now} />
      <ManilaTime />
    </>
  );
}

function ManilaTime() {
  const t = useText(bookingFlowEn);
  return (
    <p className="mt-4 flex gap-2 text-13 text-muted">
      <Info aria-hidden="true" className="size-4.5 shrink-0" />
      {t('manilaTime')}
    </p>
  );
}

/** Package of the service, and the choice "as soon as possible". */
function OfService({ draft, service, now, change }: Omit<TimesProps, 'problem' | 'address'>) {
  if (!service) return <AsapWaiting />;
  return (
    <>
      {service.packages.length > 0 && <PackagePicker draft={draft} service={service} onChange={change} />}
      <Asap draft={draft} service={service} now={now} onChange={change} />
    </>
  );
}

function AddressLine({ address }: Pick<BookingDraft, 'address'>) {
  const t = useText(bookingFlowEn);
  if (address?.line) return addressLine(address);
  return (
    <TextLink to={FLOW} inline>
      {t('addAddress')}
    </TextLink>
  );
}

/** Skeleton with the real texts, which may need two lines, so that the calendar does not move. */
function AsapWaiting() {
  const t = useText(bookingFlowEn);
  return (
    <Loading className="mb-4 flex items-center gap-3 rounded-16 bg-mango-tint p-4">
      <Skeleton className="size-10 shrink-0 rounded-12" />
      <div className="min-w-0 flex-1">
        <p className="text-16 font-strong">{t('asap')}</p>
        <Skeleton className="h-10.5 sm:h-5" />
      </div>
      <Skeleton className="my-2 h-7 w-12 shrink-0 rounded-pill" />
    </Loading>
  );
}

/** Recomputes an outdated "as soon as possible" start. */
function useMovedOn(draft: BookingDraft, now: number, change: TimesProps['change']): void {
  const { minimumNoticeMinutes } = useSettings();
  useEffect(() => {
    const start = postponedStart(draft, now, minimumNoticeMinutes);
    if (start) change(start);
  }, [draft, now, minimumNoticeMinutes, change]);
}
