import { useState } from 'react';
import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/over-the-page/ConfirmDialog.tsx';
import { PesoField } from '../../../ui/forms/PesoField.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { FewWays } from '../../../domain/payment-method/FewWays.tsx';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { useRequestPaymentMutation } from '../api.ts';
import { collectEn } from '../collect.en.ts';

type AmountChoice = 'all' | 'part';

/** Requests the amount owed, or a part of it, from the client. */
export function RequestPaymentDialog({
  booking,
  client,
  onClose,
}: {
  booking: Booking;
  client: string;
  onClose: () => void;
}) {
  const t = useText(collectEn);
  const run = useCommand();
  const [request] = useRequestPaymentMutation();
  const [howMuch, setHowMuch] = useState<AmountChoice>('all');
  const [part, setPart] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const { owed, method } = booking.payment;
  const problem = howMuch === 'part' ? partProblem(part, owed) : null;
  const amount = howMuch === 'part' ? part : owed;

  async function send() {
    setTried(true);
    if (problem !== null || amount === null) return;
    const body = howMuch === 'part' ? { amount } : {};
    if (
      await run(
        () => request({ id: booking.id, body }).unwrap(),
        t('wasAsked', { client, amount: formatPesoLong(amount) }),
      )
    )
      onClose();
  }

  return (
    <ConfirmDialog
      title={t('askTitle')}
      description={t('askText', { client })}
      back={t('back')}
      confirm={t('send', { client })}
      onConfirm={send}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <RadioGroup
          label={t('howMuch')}
          value={howMuch}
          onChange={setHowMuch}
          options={[
            { value: 'all', label: t('all', { amount: formatPesoLong(owed) }) },
            { value: 'part', label: t('part'), hint: t('partHint') },
          ]}
        />
        {howMuch === 'part' && (
          <PesoField
            label={t('partAmount')}
            value={part}
            onChange={setPart}
            error={tried && problem ? t(problem, { amount: formatPesoLong(owed) }) : undefined}
          />
        )}
        {amount !== null && problem === null && (
          <>
            <FewWays amount={amount} chosen={method} />
            <FewWays amount={owed - amount} chosen={method} isRest />
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}

function partProblem(part: number | null, owed: number): 'partMissing' | 'partTooMuch' | null {
  if (part === null || part <= 0) return 'partMissing';
  return part > owed ? 'partTooMuch' : null;
}
