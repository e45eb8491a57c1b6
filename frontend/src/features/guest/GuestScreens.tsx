import { BadgeCheck, Radio, Repeat } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/pressing/ButtonLink.tsx';
import { Card } from '../../ui/showing/Card.tsx';
import { DetailRow } from '../../ui/showing/DetailRow.tsx';
import { EmptyState } from '../../ui/showing/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Preferences } from '../account/settings/Preferences.tsx';
import { useGuestEntry } from '../catalogue/use-guest-entry.ts';
import { guestEn } from './guest.en.ts';

/** /guest/bookings: invites a guest to sign in, which leads to their bookings. */
export function GuestBookingsScreen() {
  return <Invitation of="bookings" wanted="/client/bookings" />;
}

/** /guest/chat */
export function GuestChatScreen() {
  return <Invitation of="chat" wanted="/client/chat" />;
}

/** /guest/profile: language and theme of this device, without an account. */
export function GuestProfileScreen() {
  return (
    <Invitation of="profile" wanted="/client/profile">
      <GuestBenefits />
      <Preferences />
    </Invitation>
  );
}

function GuestBenefits() {
  const t = useText(guestEn);
  return (
    <Card title={t('benefits')}>
      <div className="grid gap-3">
        <DetailRow icon={<BadgeCheck />} title={t('benefitBook')} />
        <DetailRow icon={<Radio />} title={t('benefitFollow')} />
        <DetailRow icon={<Repeat />} title={t('benefitSuki')} />
      </div>
    </Card>
  );
}

function Invitation({
  of,
  wanted,
  children,
}: {
  of: 'bookings' | 'chat' | 'profile';
  wanted: string;
  children?: ReactNode;
}) {
  const t = useText(guestEn);
  const enter = useGuestEntry();
  useEffect(enter, [enter]);
  const state = { from: wanted };
  return (
    <div className="max-w-180">
      <PageHeader title={t(of)} />
      <div className="grid gap-4">
        <Card>
          <EmptyState
            title={t(`${of}Title`)}
            action={
              <div className="flex flex-wrap justify-center gap-2">
                <ButtonLink to="/login" state={state} size={44}>
                  {t('logIn')}
                </ButtonLink>
                <ButtonLink to="/signup" state={state} size={44} variant="outline">
                  {t('signUp')}
                </ButtonLink>
              </div>
            }
          >
            {t(`${of}Text`)}
          </EmptyState>
        </Card>
        {children}
      </div>
    </div>
  );
}
