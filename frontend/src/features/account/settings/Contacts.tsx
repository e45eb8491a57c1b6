import { useSelector } from 'react-redux';
import { useText } from '../../../i18n/use-text.ts';
import { userTypeOf } from '../../../browser/storage.ts';
import { selectUser } from '../../../domain/session/selectors.ts';
import { formatPhone } from '../../../ui/forms/phone-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { ContactsWaiting } from '../parts/ContactsToConfirm.tsx';
import { settingsText } from './settings.text.ts';

const editedAt = { client: '/client/profile/edit', worker: '/worker/profile/basic' } as const;

/** Where Suki reaches this person, and the way to where that changes. */
export function Contacts() {
  const t = useText(settingsText);
  const user = useSelector(selectUser);
  if (!user) return null;
  const to = editedAt[userTypeOf(user) === 'worker' ? 'worker' : 'client'];
  return (
    <Card title={t('contacts')} end={<TextLink to={to}>{t('change')}</TextLink>}>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Way label={t('email')} value={user.email || t('noEmail')} />
        <Way label={t('phone')} value={user.phone ? formatPhone(user.phone) : t('noPhone')} />
      </dl>
      <ContactsWaiting to={to} />
    </Card>
  );
}

function Way({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="tabular wrap-anywhere">{value}</dd>
    </div>
  );
}
