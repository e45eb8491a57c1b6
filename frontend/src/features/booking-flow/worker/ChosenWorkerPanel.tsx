import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { formatPesoShort } from '#contracts/money.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { FailedPart } from '../../../api/FailedPart.tsx';
import { isPending } from '../../../api/is-pending.ts';
import { firstName } from '../../../domain/first-name.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { useReadWorkerQuery } from '../../worker/api.ts';
import { WorkerPanel } from '../../worker/parts/WorkerPanel.tsx';
import { workersEn } from '../../worker/workers.en.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { startWords } from '../time/day-words.ts';

interface Props {
  worker: WorkerListing | null;
  /** Requested start, an instant. */
  start: string | null;
  openPrice: number;
  /** Package price in centavos, for any worker. */
  fixedPrice: number | undefined;
  loading: boolean;
  onContinue: () => void;
}

/** Beside the list on wide screens: the chosen worker with reviews, or an explanation of open bookings. */
export function ChosenWorkerPanel({ worker, start, openPrice, fixedPrice, loading, onContinue }: Props) {
  const t = useText(bookingFlowEn);
  const words = useText(workersEn);
  const locale = useLocale();
  const read = useReadWorkerQuery(worker ? { id: worker.id } : skipToken);
  const { currentData: profile } = read;
  if (loading || (worker && isPending({ ...read, data: profile })))
    return (
      <Loading>
        <Skeleton className="h-130 rounded-20" />
      </Loading>
    );
  const facts = (press: string, price: number) => (
    <>
      <dl className="mt-4 grid gap-1.5 border-t border-line pt-4 text-14">
        <Line label={t('when')}>{start && startWords(start, locale)}</Line>
        <Line label={t(fixedPrice === undefined ? 'startingPrice' : 'fixedPrice')}>
          {formatPesoShort(fixedPrice ?? price)}
        </Line>
      </dl>
      <Button wide className="mt-4" onClick={onContinue}>
        {press}
      </Button>
    </>
  );
  if (worker && profile)
    return (
      <WorkerPanel worker={{ ...profile, serviceName: worker.serviceName }}>
        {facts(t('continueWith', { name: firstName(worker.name) }), worker.basePrice)}
      </WorkerPanel>
    );
  if (worker)
    return (
      <Card title={worker.name}>
        <FailedPart of={[read]} title={words('profileFailed')} />
        {facts(t('continueWith', { name: firstName(worker.name) }), worker.basePrice)}
      </Card>
    );
  return (
    <Card title={t('nearbyTitle')}>
      <p className="text-14 text-muted">{t('nearbyExplained')}</p>
      {facts(t('continue'), openPrice)}
    </Card>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular font-strong">{children}</dd>
    </div>
  );
}
