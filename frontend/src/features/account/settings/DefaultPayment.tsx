import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { PaymentMethod } from '#contracts/roles.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { MethodChoice } from '../../../domain/payment-method/MethodChoice.tsx';
import { selectUser } from '../../../domain/session/selectors.ts';
import { useChangeMeMutation } from '../api.ts';
import { profileEn } from '../profile.en.ts';

/** A client's default payment method. Optimistic; reverted on failure. */
export function DefaultPayment() {
  const t = useText(profileEn);
  const user = useSelector(selectUser);
  const [change] = useChangeMeMutation();
  const [wanted, setWanted] = useState<PaymentMethod | null>(null);

  async function choose(method: PaymentMethod) {
    setWanted(method);
    const { error } = await change({ body: { defaultPaymentMethodName: method } });
    setWanted(null);
    if (error) showToast(t('notSaved', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
    else showToast(t('saved'), { variant: 'success' });
  }

  return (
    <Card title={t('defaultPayment')}>
      <p className="-mt-2 mb-3 text-14 text-muted">{t('defaultPaymentHint')}</p>
      <MethodChoice
        label={t('defaultPayment')}
        hideLabel
        value={wanted ?? user?.defaultPaymentMethodName ?? null}
        onChange={(method) => void choose(method)}
      />
    </Card>
  );
}
