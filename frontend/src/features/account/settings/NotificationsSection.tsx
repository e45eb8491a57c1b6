import { useState } from 'react';
import { useSelector } from 'react-redux';
import { everyNotification, type NotificationChoice } from '#contracts/account/notification-choice.ts';
import { errorText } from '../../../api/error-text.ts';
import { selectUser } from '../../../domain/session/selectors.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { useChangeMeMutation } from '../api.ts';
import { profileEn } from '../profile.en.ts';
import { settingsEn } from './settings.en.ts';

/** Channels for notifications besides the list. Optimistic; reverted on failure. */
export function NotificationsSection() {
  const t = useText(settingsEn);
  const profile = useText(profileEn);
  const user = useSelector(selectUser);
  const [change] = useChangeMeMutation();
  const [wanted, setWanted] = useState<Partial<NotificationChoice>>({});
  const chosen = { ...everyNotification, ...user?.notifications, ...wanted };
  const isMailed = Boolean(user?.email) && user?.emailVerified === true;

  async function choose(notifications: Partial<NotificationChoice>) {
    setWanted((before) => ({ ...before, ...notifications }));
    const { error } = await change({ body: { notifications } });
    setWanted({});
    if (error) showToast(profile('notSaved', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
    else showToast(profile('saved'), { variant: 'success' });
  }

  return (
    <Card title={t('notifications')}>
      <p className="-mt-2 mb-2 text-14 text-muted">{t('notificationsText')}</p>
      <div className="grid gap-2">
        <Switch
          labelFirst
          label={t('popUps')}
          checked={chosen.popUps}
          onChange={({ target }) => void choose({ popUps: target.checked })}
        />
        <Switch
          labelFirst
          label={t('mails')}
          checked={isMailed && chosen.mails}
          disabled={!isMailed}
          onChange={({ target }) => void choose({ mails: target.checked })}
        />
      </div>
      <p className="mt-2 text-14 text-muted">{t(isMailed ? 'alwaysTold' : 'noMail')}</p>
    </Card>
  );
}
