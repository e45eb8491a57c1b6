import { CalendarClock } from 'lucide-react';
import { useSelector } from 'react-redux';
import { isolated } from '#contracts/isolated-text.ts';
import { formatDayAndTime, formatDayWithYear } from '#contracts/manila-format.ts';
import type { PayoutAccount } from '#contracts/views/payout.ts';
import { useTexts } from '../../../api/use-settings.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { DeepPanel } from '../../../ui/showing/DeepPanel.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { SkeletonPage } from '../../../ui/showing/Skeleton.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { ContactConfirmation } from '../../account/parts/ContactConfirmation.tsx';
import { useReadPayoutAccountQuery } from '../../payout/api.ts';
import { usePayoutMethodName } from '../../payout/use-payout-method-name.ts';
import { selectUser } from '../../../domain/session/selectors.ts';
import { payoutEn } from '../payout.en.ts';
import { PayoutAccountForm } from '../parts/PayoutAccountForm.tsx';

/** /worker/profile/payout: the payout account. Each change needs a code sent to the worker's own phone. */
export function PayoutScreen() {
  const t = useText(payoutEn);
  const account = useReadPayoutAccountQuery();
  const isFormer = useSelector(selectUser)?.otherSide === 'worker';
  return (
    <div className="max-w-180">
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        back={{ to: isFormer ? '/client/profile' : '/worker-profile', label: t('back') }}
      />
      <Fetched of={account} failed={t('failed')} waiting={<SkeletonPage />}>
        {(known) => (
          <div className="grid gap-4">
            <Now account={known} />
            <Card title={t(known ? 'formChange' : 'formNew')}>
              <Change known={known} />
            </Card>
          </div>
        )}
      </Fetched>
    </div>
  );
}

function Now({ account }: { account: PayoutAccount | null }) {
  const t = useText(payoutEn);
  const locale = useLocale();
  const methodName = usePayoutMethodName();
  return (
    <DeepPanel aria-labelledby="payout-now">
      <h2 id="payout-now" className="text-14 font-strong text-on-deep-muted">
        {t('now')}
      </h2>
      <p className="mt-1 text-22 font-title">{account ? (account.bank ?? methodName(account.method)) : t('notSet')}</p>
      {account && <p className="tabular text-18">{account.account}</p>}
      <p className="mt-1 text-14 text-on-deep-muted">
        {account
          ? `${isolated(account.name)}. ${t('since', { day: formatDayWithYear(account.setAt, locale) })}`
          : t('notSetText')}
      </p>
      {account?.heldUntil && (
        <p className="mt-3 rounded-12 bg-deep-2 px-4 py-3 text-14">
          {t('waitsUntil', { until: formatDayAndTime(account.heldUntil, locale) })}
        </p>
      )}
      <div className="mt-4 flex gap-3 border-t border-deep-2 pt-4">
        <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-mango" />
        <div className="min-w-0">
          <p className="text-14 font-strong">{t('weekly')}</p>
          <p className="text-14 text-on-deep-muted">{t('weeklyText')}</p>
        </div>
      </div>
      <ButtonLink to="/worker-earnings" variant="deep" size={44} className="mt-4 max-sm:w-full">
        {t('seeEarnings')}
      </ButtonLink>
    </DeepPanel>
  );
}

function Change({ known }: { known: PayoutAccount | null }) {
  const t = useText(payoutEn);
  const user = useSelector(selectUser);
  const phone = user?.phone;
  if (!useTexts()) return <PayoutAccountForm key={known?.setAt} known={known} phone={null} />;
  if (!phone && user?.pendingPhone)
    return <ContactConfirmation kind="phone" address={user.pendingPhone} present={null} isWanted />;
  if (!phone)
    return (
      <EmptyState
        title={t('noPhone')}
        action={
          <TextLink to={user?.otherSide === 'worker' ? '/client/profile/edit' : '/worker/profile/basic'}>
            {t('addPhone')}
          </TextLink>
        }
      >
        {t('noPhoneText')}
      </EmptyState>
    );
  return <PayoutAccountForm key={known?.setAt} known={known} phone={phone} />;
}
