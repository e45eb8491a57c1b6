import { Bell, CalendarDays, LifeBuoy, MapPin, ReceiptText, Settings, UserPen, Wallet } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useText } from '../../../i18n/use-text.ts';
import { ActionRow } from '../../../ui/pressing/ActionRow.tsx';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { formatPhone } from '../../../ui/forms/phone-text.ts';
import { selectUser } from '../../../domain/session/selectors.ts';
import { ContactsWaiting } from '../parts/ContactsToConfirm.tsx';
import { LogOutCard } from '../parts/LogOutCard.tsx';
import { Preferences } from '../settings/Preferences.tsx';
import { profileEn } from '../profile.en.ts';

const rows = [
  { to: '/client/profile/edit', icon: UserPen, title: 'editProfile', hint: 'editProfileHint' },
  { to: '/client/bookings', icon: CalendarDays, title: 'bookings', hint: 'bookingsHint' },
  { to: '/client/payments', icon: ReceiptText, title: 'payments', hint: 'paymentsHint' },
  { to: '/client/addresses', icon: MapPin, title: 'addresses', hint: 'addressesHint' },
  { to: '/client/notifications', icon: Bell, title: 'notifications', hint: 'notificationsHint' },
  { to: '/client/help', icon: LifeBuoy, title: 'help', hint: 'helpHint' },
  { to: '/client/settings', icon: Settings, title: 'settings', hint: 'settingsHint' },
] as const;

/** For a former worker, whose earnings stay accessible. */
const formerWork = {
  to: '/worker-earnings',
  icon: Wallet,
  title: 'formerEarnings',
  hint: 'formerEarningsHint',
} as const;

/** /client/profile */
export function ProfileScreen() {
  const t = useText(profileEn);
  const user = useSelector(selectUser);
  const name = user?.name ?? '';
  return (
    <div className="max-w-180">
      <PageHeader title={t('title')} />
      <div className="grid grid-cols-1 gap-4">
        <Card aria-label={t('yourAccount')}>
          <div className="flex items-center gap-4">
            <Avatar name={name} src={user?.avatar} size={64} />
            <div className="min-w-0">
              <h2 className="text-18 font-title wrap-anywhere">{name}</h2>
              <p className="truncate text-14 text-muted">{user?.email || t('noEmail')}</p>
              {user?.phone && <p className="tabular text-14 text-muted">{formatPhone(user.phone)}</p>}
            </div>
          </div>
          <ContactsWaiting to="/client/profile/edit" />
          <div className="-mx-2 mt-4 border-t border-line pt-2">
            {(user?.otherSide === 'worker' ? [...rows, formerWork] : rows).map(({ to, icon: Icon, title, hint }) => (
              <ActionRow
                key={to}
                to={to}
                icon={<Icon aria-hidden="true" className="size-5" />}
                title={t(title)}
                hint={t(hint)}
              />
            ))}
          </div>
        </Card>
        <Preferences />
        <LogOutCard />
      </div>
    </div>
  );
}
