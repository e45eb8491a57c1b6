import type { ApprovalSubject, SubjectOf } from '#contracts/approval/approval-subject.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import { IfPermitted } from '../../../domain/session/IfPermitted.tsx';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { MoneyChanges } from '../settings/MoneyChanges.tsx';
import { approvalsEn } from './approvals.en.ts';

/** Facts about the requested change, with links for review. */
export function SubjectFacts({ subject }: { subject: ApprovalSubject }) {
  switch (subject.change) {
    case 'staff_role':
    case 'make_admin':
    case 'remove_admin':
    case 'second_factor_reset':
    case 'number_release':
    case 'number_confirm':
      return <PersonLink person={subject.person} />;
    case 'system_reset':
      return null;
    case 'money_settings':
      return <SettingsFacts subject={subject} />;
    case 'suspend_worker':
      return <SuspensionFacts subject={subject} />;
    case 'refund':
      return <RefundFacts subject={subject} />;
    case 'waiver':
      return <WaiverFacts subject={subject} />;
  }
}

function PersonLink({ person: { accountId, name } }: Pick<SubjectOf<'make_admin'>, 'person'>) {
  const t = useText(approvalsEn);
  return (
    <TextLink to={`/admin/users/${encodeURIComponent(accountId)}`} className="mt-1 text-14">
      {t('person', { name })}
    </TextLink>
  );
}

function SettingsFacts({ subject }: { subject: SubjectOf<'money_settings'> }) {
  const t = useText(approvalsEn);
  return (
    <>
      <MoneyChanges of={subject} />
      <IfPermitted do="settings.read">
        <TextLink to="/admin/settings" className="mt-1 text-14">
          {t('settings')}
        </TextLink>
      </IfPermitted>
    </>
  );
}

function SuspensionFacts({ subject: { person, jobs } }: { subject: SubjectOf<'suspend_worker'> }) {
  const t = useText(approvalsEn);
  const locale = useLocale();
  return (
    <>
      <p className="mt-1">{t('openJobs')}</p>
      <ul>
        {jobs.map(({ bookingId, code, serviceName, startsAt }) => (
          <li key={bookingId} className="wrap-anywhere">
            <TextLink inline to={`/admin/bookings/${encodeURIComponent(bookingId)}`}>
              {code}
            </TextLink>{' '}
            {inCatalogue(serviceName)}, {formatDayAndTime(startsAt, locale)}
          </li>
        ))}
      </ul>
      <PersonLink person={person} />
    </>
  );
}

function RefundFacts({ subject }: { subject: SubjectOf<'refund'> }) {
  const t = useText(approvalsEn);
  const { bookingId, code, serviceName, amountCentavos, keptCentavos, reference } = subject;
  return (
    <>
      <p className="mt-1 wrap-anywhere">
        {t('refundOf', {
          amount: formatPesoLong(amountCentavos),
          kept: formatPesoLong(keptCentavos),
          service: serviceName,
        })}
      </p>
      {reference && <p className="mt-1 wrap-anywhere">{t('sentByHand', { reference })}</p>}
      <IfPermitted do="payments.read">
        <TextLink to={`/admin/payments/${encodeURIComponent(bookingId)}`} className="mt-1 text-14">
          {t('payment', { code })}
        </TextLink>
      </IfPermitted>
    </>
  );
}

function WaiverFacts({ subject: { bookingId, code, serviceName, cause } }: { subject: SubjectOf<'waiver'> }) {
  const t = useText(approvalsEn);
  const screen = cause === 'dispute' ? 'disputes' : 'bookings';
  return (
    <>
      <p className="mt-1 wrap-anywhere">{t(`waiver_${cause}`, { service: serviceName })}</p>
      <TextLink to={`/admin/${screen}/${encodeURIComponent(bookingId)}`} className="mt-1 text-14">
        {t('booking', { code })}
      </TextLink>
    </>
  );
}
