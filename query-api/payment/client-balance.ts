import type { ClientBalance } from '#contracts/views/payment.ts';
import type { Documents } from '#infra/eventing/documents/port.ts';
import { type PaymentDocument, payments } from '#projectors/read-models/payment/payments.ts';
import { findUpTo, saysCapped } from '../page.ts';

/** Most payments added up per client. */
export const PAYMENTS_ADDED_UP = 1_000;

/** Totals of a client's payments; of the newest ones when there are too many. */
export async function clientBalance(documents: Pick<Documents, 'find'>, clientId: string): Promise<ClientBalance> {
  const { found, capped } = await findUpTo(PAYMENTS_ADDED_UP, (limit) =>
    documents.find<PaymentDocument>(payments.name, {
      where: { clientId: { eq: clientId } },
      sort: [['openedAt', 'desc']],
      limit,
    }),
  );
  const sum = (of: 'receivedCentavos' | 'refundedCentavos' | 'requestedCentavos') =>
    found.reduce((total, { document }) => total + document[of], 0);
  return {
    received: sum('receivedCentavos'),
    refunded: sum('refundedCentavos'),
    owed: sum('requestedCentavos'),
    ...saysCapped(capped),
  };
}
