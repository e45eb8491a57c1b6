import { Info } from 'lucide-react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../i18n/use-text.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ServiceGone } from '../catalogue/ServiceGone.tsx';
import { addressLine } from './address-text.ts';
import { Asap } from './Asap.tsx';
import { bookingFlowText } from './booking-flow.text.ts';
import { ChosenTime } from './ChosenTime.tsx';
import { DayAndTime } from './DayAndTime.tsx';
import type { BookingDraft } from './draft.ts';
import { FlowStep } from './FlowStep.tsx';
import { flowPath } from './flow-path.ts';
import { nextPath } from './next-step.ts';
import { ServiceLine } from './ServiceLine.tsx';
import { FLOW } from './steps.ts';
import { useBookingFlow } from './use-booking-flow.ts';
import { useFlowService } from './use-flow-service.ts';
import { useFlowWorker } from './use-flow-worker.ts';
import { withoutService } from './without-service.ts';

/** /client/booking-flow/schedule: a day and a time, or as soon as possible. */
export function ScheduleStep() {
  const t = useText(bookingFlowText);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { draft, change } = useBookingFlow();
  const { service, isGone, failed, retry } = useFlowService(draft, change);
  const { date, time } = draft;
  const elsewhere = withoutService(draft, search);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <FlowStep
      title={t('scheduleTitle')}
      step={1}
      back={{ to: FLOW, label: t('backToAddress') }}
      {...(!isGone && { onward: draft.workerId || draft.anyWorker ? t('continue') : t('chooseWorker') })}
      disabled={!date || !time}
      onContinue={() => void navigate(nextPath('schedule', draft))}
      chosen={<ChosenTime draft={draft} />}
    >
      {isGone && <ServiceGone />}
      {failed && <ErrorState title={t('serviceFailed')} onRetry={async () => void (await retry())} />}
      {!isGone && !failed && <Times draft={draft} service={service} change={change} />}
    </FlowStep>
  );
}

type TimesProps = { draft: BookingDraft; service: ReturnType<typeof useFlowService>['service']; change: ReturnType<typeof useBookingFlow>['change'] };

function Times({ draft, service, change }: TimesProps) {
  const t = useText(bookingFlowText);
  const now = useNow();
  const worker = useFlowWorker(draft);
  const { address } = draft;
  return (
    <>
      <ServiceLine draft={draft} service={service} changeTo={flowPath('select-service')}>
        {address?.line ? addressLine(address) : <TextLink to={FLOW} inline>{t('addAddress')}</TextLink>}
      </ServiceLine>
      {service && <Asap draft={draft} service={service} now={now} onChange={change} />}
      <DayAndTime draft={draft} workerName={worker?.name ?? null} now={now} onChange={change} />
      <p className="mt-4 flex gap-2 text-13 text-muted"><Info aria-hidden="true" className="size-4.5 shrink-0" />{t('manilaTime')}</p>
    </>
  );
}
