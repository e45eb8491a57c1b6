import type { Payment } from '#contracts/views/payment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { methodsIn } from '../../../domain/payment-method/methods-in.ts';
import { paymentMethodEn } from '../../../domain/payment-method/payment-method.en.ts';
import { managePaymentsEn } from './manage-payments.en.ts';

/** Payment method with its full reference; without a reference, the reason. */
export function MethodAndReference({ payment }: { payment: Payment }) {
  const t = useText(managePaymentsEn);
  const names = useText(paymentMethodEn);
  const { reference } = payment;
  const word = referencePlaceholder(payment);
  if (!word && reference)
    return (
      <span className="block whitespace-normal">
        {methodsIn(payment, names)}
        <span className="block text-12 [overflow-wrap:anywhere] text-muted">{reference}</span>
      </span>
    );
  const said = word && t(word);
  return (
    <span className="block truncate" title={said ?? undefined}>
      {methodsIn(payment, names)} <span className="text-muted">{said}</span>
    </span>
  );
}

function referencePlaceholder({ status, method }: Payment): keyof typeof managePaymentsEn | null {
  if (status === 'requested' || status === 'unpaid') return 'notPaidYet';
  if (status === 'failed') return method === 'bank_transfer' ? 'notFound' : 'didNotGoThrough';
  if (status === 'voided') return 'nothingToPay';
  return method === 'cash' ? 'confirmedByWorker' : null;
}
