import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Payment } from '#contracts/views/payment.ts';
import { ownReason } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { methodWord } from '../../../domain/payment-method/method-word.ts';
import { paymentMethodEn } from '../../../domain/payment-method/payment-method.en.ts';
import { managePaymentsEn } from './manage-payments.en.ts';

const tones = { processing: 'neutral', received: 'success', failed: 'danger' } as const;

/** All attempts of the client, newest first. */
export function PaymentAttempts({ attempts }: Pick<Payment, 'attempts'>) {
  const t = useText(managePaymentsEn);
  return (
    <section aria-labelledby="payment-attempts">
      <h3 id="payment-attempts" className="mb-2 text-14 font-strong tracking-normal">
        {t('attempts')}
      </h3>
      {attempts.length === 0 && <p className="text-13 text-muted">{t('noAttempts')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {attempts.toReversed().map((attempt) => (
          <Attempt key={attempt.id} attempt={attempt} />
        ))}
      </ul>
    </section>
  );
}

function Attempt({
  attempt: { method, amount, status, reference, at, failure },
}: {
  attempt: Payment['attempts'][number];
}) {
  const t = useText(managePaymentsEn);
  const names = useText(paymentMethodEn);
  const locale = useLocale();
  return (
    <li className="flex items-start justify-between gap-3 py-2">
      <div className="min-w-0 text-13 [overflow-wrap:anywhere]">
        <p className="font-strong">
          {names(methodWord[method])}, <span className="amount">{formatPesoLong(amount)}</span>
        </p>
        <p className="text-muted">
          <time dateTime={at}>{formatDayAndTime(at, locale)}</time>
        </p>
        {reference && <p className="text-muted">{t('reference', { reference })}</p>}
        {failure && <p className="text-danger-ink">{ownReason(failure)}</p>}
      </div>
      <Tag tone={tones[status]}>
        {t(status === 'failed' && method === 'bank_transfer' ? 'attempt_notCounted' : `attempt_${status}`)}
      </Tag>
    </li>
  );
}
