import { CircleCheck } from 'lucide-react';
import { useSelector } from 'react-redux';
import { userTypeOf } from '../../../browser/storage.ts';
import { selectUser } from '../../../domain/session/selectors.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatPhone } from '../../../ui/forms/phone-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { ContactsWaiting } from '../parts/ContactsToConfirm.tsx';
import { settingsEn } from './settings.en.ts';
import { Way } from './Way.tsx';

/** Where each user type edits contacts; an admin's form is on the same page. */
const editedAt = { client: '/client/profile/edit', worker: '/worker/profile/basic', admin: null } as const;

/** Email and number that the user signs in with, and whether they are confirmed. */
export function ContactWays() {
  const t = useText(settingsEn);
  const user = useSelector(selectUser);
  if (!user) return null;
  const { email, emailVerified, phone, phoneVerified } = user;
  const to = editedAt[userTypeOf(user)];
  const change = (what: string, isThere: boolean) =>
    to && (
      <TextLink to={to} aria-label={t(isThere ? 'changeNamed' : 'addNamed', { what })}>
        {t(isThere ? 'change' : 'add')}
      </TextLink>
    );
  return (
    <>
      <Way
        title={t('email')}
        text={email || t('noEmail')}
        mark={email ? <VerifiedTag isVerified={emailVerified === true} /> : null}
      >
        {change(t('email'), Boolean(email))}
      </Way>
      <Way
        title={t('phone')}
        text={phone ? formatPhone(phone) : t('noPhone')}
        mark={phone ? <VerifiedTag isVerified={phoneVerified === true} /> : null}
      >
        {change(t('phone'), Boolean(phone))}
      </Way>
      {phone && <p className="text-14 text-muted">{t('textsRisk')}</p>}
      {to && <ContactsWaiting to={to} />}
    </>
  );
}

function VerifiedTag({ isVerified }: { isVerified: boolean }) {
  const t = useText(settingsEn);
  if (!isVerified) return <Tag tone="mango">{t('unproven')}</Tag>;
  return (
    <Tag tone="success" icon={<CircleCheck aria-hidden="true" className="size-4" />}>
      {t('proven')}
    </Tag>
  );
}
