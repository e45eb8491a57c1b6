import { LogOut } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { ActionRow } from '../../../ui/pressing/ActionRow.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { profileEn } from '../profile.en.ts';

export function LogOutCard() {
  const t = useText(profileEn);
  return (
    <Card aria-label={t('logOut')}>
      <div className="-m-2">
        <ActionRow danger to="/logout" icon={<LogOut aria-hidden="true" className="size-5" />} title={t('logOut')} />
      </div>
    </Card>
  );
}
