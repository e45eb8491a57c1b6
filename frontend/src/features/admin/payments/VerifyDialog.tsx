import { useState } from 'react';
import { formatPesoLong } from '#contracts/money.ts';
import type { Payment } from '#contracts/views/payment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { ConfirmDialog } from '../../../ui/over-the-page/ConfirmDialog.tsx';
import { adminEn } from '../admin.en.ts';
import { managePaymentsEn } from './manage-payments.en.ts';
import { MethodAndReference } from './MethodAndReference.tsx';
import { isClaimed, verifiablePayments, unseenIn } from './payment-figures.ts';
import type { Verify } from './use-verifying.ts';

interface Props {
  chosen: readonly Payment[];
  onVerify: Verify;
  onClose: () => void;
}

/** Confirms a bulk verification: count, sum, and whether unconfirmed transfers are included. */
export function VerifyDialog({ chosen, onVerify, onClose }: Props) {
  const t = useText(managePaymentsEn);
  const admin = useText(adminEn);
  const [transfers, setTransfers] = useState(false);
  const claimed = chosen.filter(isClaimed);
  const those = verifiablePayments(chosen, transfers);
  const count = those.length;

  async function confirm() {
    await onVerify(those, { transfers });
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('verifyTitle', { count })}
      description={count > 0 ? t('verifyDescription', { amount: formatPesoLong(unseenIn(those)) }) : t('verifyNothing')}
      back={admin('goBack')}
      confirm={count > 0 ? t('verifyMany', { count }) : t('verify')}
      disabled={count === 0}
      onConfirm={confirm}
      onClose={onClose}
    >
      {count > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-12 bg-sunken px-3 text-14">
          {those.map((payment) => (
            <One key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {claimed.length > 0 && (
        <div className="mt-4">
          <p role="status" className="text-14 font-strong">
            {t(transfers ? 'transfersIn' : 'transfersLeftOut', {
              count: claimed.length,
              amount: formatPesoLong(unseenIn(claimed)),
            })}
          </p>
          <Checkbox
            label={t('transfersSeen', { count: claimed.length })}
            checked={transfers}
            onChange={({ target }) => setTransfers(target.checked)}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}

function One({ payment }: { payment: Payment }) {
  const { code, customerName, unseen } = payment;
  return (
    <li className="flex items-baseline justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="block truncate font-strong">{customerName}</span>
        <span className="block truncate text-13 text-muted">{code}</span>
        <span className="block text-13 text-muted">
          <MethodAndReference payment={payment} />
        </span>
      </span>
      <span className="amount shrink-0">{formatPesoLong(unseen)}</span>
    </li>
  );
}
