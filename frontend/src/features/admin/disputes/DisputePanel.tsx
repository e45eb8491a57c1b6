import { UserRound, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { streams } from '#contracts/events/streams.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Dispute } from '#contracts/views/dispute.ts';
import { isPending } from '../../../api/is-pending.ts';
import { IfPermitted } from '../../../domain/session/IfPermitted.tsx';
import { useMay } from '../../../domain/session/use-may.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { DetailRow } from '../../../ui/showing/DetailRow.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useReadDisputeQuery } from '../../dispute/api.ts';
import { Thread } from '../../dispute/parts/Thread.tsx';
import { useListPayoutsOfBookingQuery } from '../payouts/api.ts';
import { PayoutsOfBooking } from '../PayoutsOfBooking.tsx';
import { RowQuickLook } from '../quick-look/RowQuickLook.tsx';
import { StreamHistory } from '../StreamHistory.tsx';
import { DisputeActions } from './DisputeActions.tsx';
import { isOverdue } from './overdue.ts';
import { disputesEn } from './disputes.en.ts';
import { DisputeStatus } from './DisputeStatus.tsx';

/** Quick look at a dispute: both accounts, the money, decisions and staff actions. */
export function DisputePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(disputesEn);
  const query = useReadDisputeQuery({ id });
  const dispute = query.currentData?.dispute;
  // Payouts are part of the facts, so all of them appear together.
  const payouts = useListPayoutsOfBookingQuery({ id }, { skip: !useMay()('payouts.read') });
  return (
    <RowQuickLook
      id={id}
      kicker={dispute ? inCatalogue(dispute.service) : t('title')}
      title={dispute?.code}
      onClose={onClose}
      facts={
        dispute && (
          <>
            <DisputeStatus status={dispute.status} />
            <TextLink to={`/admin/bookings/${encodeURIComponent(id)}`} className="text-13">
              {t('openBooking')}
            </TextLink>
            <IfPermitted do="payments.read">
              <TextLink to={`/admin/payments/${encodeURIComponent(id)}`} className="text-13">
                {t('openPayment')}
              </TextLink>
            </IfPermitted>
          </>
        )
      }
      of={query}
      {...(dispute === null && { isMissing: true })}
      failed={t('oneFailed')}
    >
      {dispute && !isPending(payouts) && <FullDispute dispute={dispute} />}
    </RowQuickLook>
  );
}

function FullDispute({ dispute }: { dispute: Dispute }) {
  const t = useText(disputesEn);
  const { id, client, worker } = dispute;
  return (
    <>
      <Person icon={<UserRound />} accountId={client.accountId} name={client.name} hint={t('client')} />
      <Person icon={<Wrench />} accountId={worker.accountId} name={worker.name} hint={t('worker')} />
      <Deadline dispute={dispute} />
      <SecondAdmin dispute={dispute} />
      <Decisions dispute={dispute} />
      <DisputeActions dispute={dispute} />
      <h3 className="text-16 font-title">{t('stories')}</h3>
      <Thread dispute={dispute} reader="staff" />
      <Money dispute={dispute} />
      <PayoutsOfBooking bookingId={id} />
      <hr className="border-line" />
      <StreamHistory stream={streams.dispute(id)} />
    </>
  );
}

function Person({ icon, accountId, name, hint }: { icon: ReactNode; accountId: string; name: string; hint: string }) {
  return (
    <DetailRow
      icon={icon}
      title={
        <TextLink inline to={`/admin/users/${encodeURIComponent(accountId)}`}>
          {name}
        </TextLink>
      }
      hint={hint}
    />
  );
}

function Deadline({ dispute: { status, answeredAt, answerBy, appealBy, waitsFor, decideBy } }: { dispute: Dispute }) {
  const t = useText(disputesEn);
  const locale = useLocale();
  const until = (instant: string) => formatDayAndTime(instant, locale);
  if (decideBy && isOverdue({ waitsFor, decideBy }))
    return <Note tone="error">{t('overdueSince', { until: until(decideBy) })}</Note>;
  if (decideBy && waitsFor.includes('staff'))
    return <p className="text-14 text-muted">{t('decideBy', { until: until(decideBy) })}</p>;
  if (status === 'open' && answeredAt === null)
    return <p className="text-14 text-muted">{t('answerBy', { until: until(answerBy) })}</p>;
  if (status === 'decided' && appealBy)
    return <p className="text-14 text-muted">{t('appealBy', { until: until(appealBy) })}</p>;
  return null;
}

/** Approval by a second admin: pending or refused. */
function SecondAdmin({ dispute: { refundWaits, reopened, status } }: { dispute: Dispute }) {
  const t = useText(disputesEn);
  if (refundWaits > 0)
    return (
      <Note tone="warning">
        {t('refundWaits', { amount: formatPesoLong(refundWaits) })}{' '}
        <IfPermitted do="approvals.read">
          <TextLink inline to="/admin/approvals">
            {t('openApprovals')}
          </TextLink>
        </IfPermitted>
      </Note>
    );
  if (!reopened || status !== 'open') return null;
  return (
    <Note tone="warning" title={t('reopened')}>
      {reopened.reason && t('reopenedReason', { reason: reopened.reason })}
    </Note>
  );
}

function Decisions({ dispute: { decisions, undone } }: { dispute: Dispute }) {
  return (
    <>
      {undone.map((decision) => (
        <Decision key={decision.decidedAt} decision={decision} title="undoneDecision" />
      ))}
      {decisions.map((decision, nth) => (
        <Decision key={decision.decidedAt} decision={decision} title={nth === 0 ? 'firstDecision' : 'appealDecision'} />
      ))}
    </>
  );
}

type DecisionTitle = 'firstDecision' | 'appealDecision' | 'undoneDecision';

function Decision({ decision, title }: { decision: Dispute['decisions'][number]; title: DecisionTitle }) {
  const t = useText(disputesEn);
  const locale = useLocale();
  const { outcome, waived, reason, decidedBy, decidedAt } = decision;
  return (
    <section className="rounded-12 bg-sunken p-3.5 text-14">
      <h3 className="text-14 font-strong">{t(title)}</h3>
      <p className="mt-1 font-strong">
        {t(outcome)}
        {waived > 0 && <span>{`, ${t('waivedLine', { amount: formatPesoLong(waived) })}`}</span>}
      </p>
      <p className="mt-1 wrap-anywhere">{reason}</p>
      <p className="mt-1 text-13 text-muted">
        {t('decisionBy', { name: decidedBy?.name ?? '', when: formatDayAndTime(decidedAt, locale) })}
      </p>
    </section>
  );
}

function Money({ dispute: { money } }: { dispute: Dispute }) {
  const t = useText(disputesEn);
  if (!money) return null;
  const { due, kept, cash, held, paidOut } = money;
  const lines = [
    { label: t('due'), amount: due, always: true },
    { label: t('kept'), amount: kept, always: true },
    { label: t('cash'), amount: cash },
    { label: t('held'), amount: held, always: true },
    { label: t('paidOut'), amount: paidOut },
  ].filter((line) => line.always || line.amount !== 0);
  return (
    <section>
      <h3 className="mb-2 text-16 font-title">{t('money')}</h3>
      <dl className="rounded-12 bg-sunken px-3 py-2 text-14">
        {lines.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-3 py-0.5">
            <dt className="text-muted">{label}</dt>
            <dd className="amount">{formatPesoLong(amount)}</dd>
          </div>
        ))}
      </dl>
      {paidOut > 0 && <p className="mt-2 text-13 text-muted">{t('paidOutHint')}</p>}
    </section>
  );
}
