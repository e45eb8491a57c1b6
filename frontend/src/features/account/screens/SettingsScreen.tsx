import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { PaymentMethod } from '#contracts/roles.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { MethodChoice } from '../../../domain/payment-method/MethodChoice.tsx';
import { selectUser } from '../../../domain/session/selectors.ts';
import { useChangeMeMutation } from '../api.ts';
import { Preferences } from '../parts/Preferences.tsx';
import { profileText } from '../profile.text.ts';

/** /client/settings */
export function SettingsScreen() {
  const t = useText(profileText);
  return (
    <div className="max-w-180">
      <PageHeader title={t('settings')} back={{ to: '/client/profile', label: t('backToProfile') }} />
      <div className="grid grid-cols-1 gap-4">
        <Preferences />
        <Card title={t('defaultPayment')}>
          <DefaultMethod />
        </Card>
      </div>
    </div>
  );
}

/** Shows at once, and is taken back if it can't be saved. */
function DefaultMethod() {
  const t = useText(profileText);
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
    <>
      <p className="-mt-2 mb-3 text-14 text-muted">{t('defaultPaymentHint')}</p>
      <MethodChoice
        label={t('defaultPayment')}
        hideLabel
        value={wanted ?? user?.defaultPaymentMethodName ?? null}
        onChange={(method) => void choose(method)}
      />
    </>
  );
}
