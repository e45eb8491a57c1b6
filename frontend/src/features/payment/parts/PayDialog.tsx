import { useState } from 'react';
import { formatPesoLong } from '#contracts/money.ts';
import { type PaymentMethod, paymentMethods } from '#contracts/roles.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { TransferTo } from '#contracts/views/payment.ts';
import { useUnsentText } from '../../../forms/use-unsent-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/over-the-page/ConfirmDialog.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { methodWord } from '../../../domain/payment-method/method-word.ts';
import { FewWays } from '../../../domain/payment-method/FewWays.tsx';
import { MethodChoice } from '../../../domain/payment-method/MethodChoice.tsx';
import { useWaysToPay } from '../../../domain/payment-method/use-ways-to-pay.ts';
import { payableNow } from '../pay-view.ts';
import { payEn } from '../pay.en.ts';
import { paymentMethodEn } from '../../../domain/payment-method/payment-method.en.ts';
import { usePay } from '../use-pay.ts';

const SHORTEST_REFERENCE = 4;

/** Pays a requested amount: by wallet or card, by transfer with its reference, or in cash. */
export function PayDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useText(payEn);
  const { payment, service, code, worker } = booking;
  const { pay } = usePay(booking.id);
  const [chosen, setChosen] = useState(payment.method);
  const payable = payableNow(payment);
  const { ways } = useWaysToPay()(payable, payment.method);
  const method = ways.find((way) => way === chosen) ?? ways[0] ?? chosen;
  const [reference, setReference] = useUnsentText('reference');
  const [tried, setTried] = useState(false);
  const goOn = useConfirmLabel();
  const amount = formatPesoLong(payable);
  const written = reference.trim();
  const missing = method === 'bank_transfer' && written.length < SHORTEST_REFERENCE;

  async function confirm() {
    setTried(true);
    if (missing) return;
    if (await pay(method, method === 'bank_transfer' ? written : undefined)) onClose();
  }

  return (
    <ConfirmDialog
      title={t('dialogTitle', { amount })}
      description={t('dialogText', { service: service.name, code })}
      back={t('back')}
      confirm={goOn(method)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <MethodChoice
          label={t('methods')}
          without={paymentMethods.filter((one) => !ways.includes(one))}
          value={method}
          onChange={setChosen}
        />
        <FewWays amount={payable} chosen={payment.method} />
        {method === 'cash' && (
          <p className="text-14 text-muted">{t('cashText', { amount, name: worker?.name ?? '' })}</p>
        )}
        {method === 'bank_transfer' && (
          <>
            {payment.transferTo && <TransferDetails to={payment.transferTo} amount={amount} note={code} />}
            <TextField
              label={t('reference')}
              hint={t('referenceHint')}
              error={tried && missing ? t('referenceMissing') : undefined}
              value={reference}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => setReference(target.value)}
            />
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}

function useConfirmLabel(): (method: PaymentMethod) => string {
  const t = useText(payEn);
  const names = useText(paymentMethodEn);
  const words: Partial<Record<PaymentMethod, string>> = {
    card: t('goOnCard'),
    bank_transfer: t('transferSent'),
    cash: t('cashChosen'),
  };
  return (method) => words[method] ?? t('goOn', { method: names(methodWord[method]) });
}

function TransferDetails({
  to: { bank, account, name },
  amount,
  note,
}: {
  to: TransferTo;
  amount: string;
  note: string;
}) {
  const t = useText(payEn);
  const rows = [
    ['transferBank', bank],
    ['transferAccount', account],
    ['transferName', name],
    ['transferNote', note],
  ] as const;
  return (
    <div>
      <p className="text-14">{t('transferText', { amount })}</p>
      <dl className="mt-2 grid gap-1.5 rounded-12 bg-sunken p-3 text-14">
        {rows.map(([word, value]) => (
          <div key={word} className="flex justify-between gap-4">
            <dt className="text-muted">{t(word)}</dt>
            <dd className="tabular text-right font-strong">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
