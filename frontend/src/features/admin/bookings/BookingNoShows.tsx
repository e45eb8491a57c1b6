import { useState } from 'react';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog } from '../../../ui/over-the-page/Dialog.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useCompleteWorkMutation } from '../../../domain/booking/api.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { useSettleNoShowMutation } from '../api.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { manageBookingsEn } from './manage-bookings.en.ts';

/** No-show reports, missing answers, and the admin's actions. */
export function BookingNoShows({ booking }: { booking: Booking }) {
  const t = useText(manageBookingsEn);
  const locale = useLocale();
  const { noShowCase, dispute, overdue } = booking;
  return (
    <>
      <Accounts booking={booking} />
      {dispute && <Note tone="warning">{t('disputed', { reason: dispute.reason })}</Note>}
      {(noShowCase === 'upheld' || noShowCase === 'waived') && <Note>{t(`case_${noShowCase}`)}</Note>}
      {overdue && <Note tone="warning">{t('overdueUntil', { when: formatDayAndTime(overdue.closesAt, locale) })}</Note>}
      <Settling booking={booking} />
      <Completing booking={booking} />
    </>
  );
}

/** Both sides' reports, and the worker's known arrival. */
function Accounts({ booking: { status, noShowReports, noShowCase, arrival } }: { booking: Booking }) {
  const t = useText(manageBookingsEn);
  const locale = useLocale();
  const isContested = status === 'arrived' && noShowCase === 'disputed';
  if (noShowReports.length === 0 || (status === 'cancelled' && noShowCase === null)) return null;
  return (
    <Note tone="warning">
      {isContested && <p className="font-strong">{t('eachSaysSo')}</p>}
      <ul>
        {noShowReports.map(({ by, reportedAt, answeredAt }) => (
          <li key={`${by} ${reportedAt}`}>
            {formatDayAndTime(reportedAt, locale)}: {t(by === 'client' ? 'noShowByClient' : 'noShowByWorker')}{' '}
            {answeredAt && <span>{t('noShowAnswered')}</span>}
          </li>
        ))}
        {arrival && (
          <li>
            {formatDayAndTime(arrival.at, locale)}:{' '}
            {arrival.metersOff === null ? t('saidArrived') : t('saidArrivedAway', { meters: arrival.metersOff })}
          </li>
        )}
      </ul>
    </Note>
  );
}

const words = {
  waived: { title: 'waiveTitle', message: 'waiveMessage', confirm: 'waive', done: 'waived' },
  upheld: { title: 'upholdTitle', message: 'upholdMessage', confirm: 'uphold', done: 'upheld' },
  client: { title: 'clientAbsentTitle', message: 'clientAbsentMessage', confirm: 'clientAbsent', done: 'upheld' },
  worker: { title: 'workerAbsentTitle', message: 'workerAbsentMessage', confirm: 'workerAbsent', done: 'upheld' },
  neither: { title: 'neitherTitle', message: 'neitherMessage', confirm: 'neither', done: 'waived' },
} as const;
type Verdict = keyof typeof words;

const bodies: Record<Verdict, { outcome: 'waived' | 'upheld'; against?: 'client' | 'worker' }> = {
  waived: { outcome: 'waived' },
  upheld: { outcome: 'upheld' },
  client: { outcome: 'upheld', against: 'client' },
  worker: { outcome: 'upheld', against: 'worker' },
  neither: { outcome: 'waived' },
};

function Settling({ booking: { id, code, status, allowedActions } }: { booking: Booking }) {
  const t = useText(manageBookingsEn);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [settle] = useSettleNoShowMutation();
  if (!allowedActions.includes('settle_no_show')) return null;
  const verdicts: readonly Verdict[] = status === 'arrived' ? ['client', 'worker', 'neither'] : ['waived', 'upheld'];

  async function confirm(chosen: Verdict, reason: string) {
    const { approval } = await settle({ id, body: { ...bodies[chosen], reason } }).unwrap();
    showToast(t(approval ? 'askedSecond' : words[chosen].done, { code }), { variant: 'success' });
  }

  return (
    <div className="flex flex-wrap gap-2">
      {verdicts.map((each) => (
        <Button key={each} size={44} variant="outline" onClick={() => setVerdict(each)}>
          {t(words[each].confirm)}
        </Button>
      ))}
      {verdict && (
        <ReasonDialog
          title={t(words[verdict].title)}
          description={t(words[verdict].message)}
          confirm={t(words[verdict].confirm)}
          onConfirm={(reason) => confirm(verdict, reason)}
          onClose={() => setVerdict(null)}
        />
      )}
    </div>
  );
}

/** For a job that both sides reported to staff as done without completing it in the app. */
function Completing({ booking: { id, code, totalCost, allowedActions } }: { booking: Booking }) {
  const t = useText(manageBookingsEn);
  const run = useCommand();
  const [asking, setAsking] = useState(false);
  const [complete] = useCompleteWorkMutation();
  if (!allowedActions.includes('complete')) return null;

  async function confirm() {
    if (await run(() => complete({ id, body: {} }).unwrap(), t('completed', { code }))) setAsking(false);
  }

  return (
    <>
      <Button size={44} variant="outline" onClick={() => setAsking(true)}>
        {t('complete')}
      </Button>
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={t('completeTitle')}
          description={t('completeMessage', { amount: formatPesoLong(totalCost) })}
          actions={
            <>
              <Button variant="outline" onClick={() => setAsking(false)}>
                {t('goBack')}
              </Button>
              <Button onClick={confirm}>{t('complete')}</Button>
            </>
          }
        />
      )}
    </>
  );
}
