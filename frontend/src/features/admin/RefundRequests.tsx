import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { BookingPayment } from '#contracts/views/payment.ts';
import { IfPermitted } from '../../domain/session/IfPermitted.tsx';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { TextLink } from '../../ui/pressing/TextLink.tsx';
import { Note } from '../../ui/showing/Note.tsx';
import { adminEn } from './admin.en.ts';

/** Refunds that wait for a second admin's approval; their money is reserved. */
export function RefundRequests({ of: { refundRequests } }: { of: Pick<BookingPayment, 'refundRequests'> }) {
  const t = useText(adminEn);
  const locale = useLocale();
  return refundRequests.map(({ id, amount, reason, requestedBy, requestedAt }) => (
    <Note key={id} tone="warning" title={t('refundWaits', { amount: formatPesoLong(amount) })}>
      <p className="wrap-anywhere">
        {t('refundAskedBy', {
          name: requestedBy,
          when: formatDayAndTime(requestedAt, locale),
          reason,
        })}
      </p>
      <IfPermitted do="approvals.read">
        <TextLink inline to="/admin/approvals">
          {t('toApprovals')}
        </TextLink>
      </IfPermitted>
    </Note>
  ));
}
