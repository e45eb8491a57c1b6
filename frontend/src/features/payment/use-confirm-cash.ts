import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { firstName } from '../../domain/first-name.ts';
import { useCommand } from '../../domain/booking/use-command.ts';
import { useText } from '../../i18n/use-text.ts';
import { ask } from '../../ui/over-the-page/alert.ts';
import { useConfirmCashMutation } from './api.ts';
import { collectEn } from './collect.en.ts';
import { payableNow } from './pay-view.ts';

/** The worker confirms receiving cash, after a question, since the client gets a receipt. */
export function useConfirmCash({ id, client, payment }: Booking): () => Promise<void> {
  const t = useText(collectEn);
  const run = useCommand();
  const [confirmCash] = useConfirmCashMutation();
  const amount = formatPesoLong(payableNow(payment));
  const message = t('cashQuestion', { amount, client: firstName(client.name) });
  return async () => {
    if (!(await ask({ title: t('cashTitle'), message, ok: t('cashYes') }))) return;
    await run(() => confirmCash({ id }).unwrap(), t('cashConfirmed', { amount }));
  };
}
