import { useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { profileEn } from '../profile.en.ts';
import { SettingsSections } from './SettingsSections.tsx';

/** /client/settings */
export function ClientSettingsScreen() {
  return <SettingsScreen of="client" back="/client/profile" />;
}

/** /worker/settings */
export function WorkerSettingsScreen() {
  return <SettingsScreen of="worker" back="/worker-profile" />;
}

function SettingsScreen({ of, back }: { of: 'client' | 'worker'; back: string }) {
  const t = useText(profileEn);
  return (
    <div className="max-w-180">
      <PageHeader title={t('settings')} back={{ to: back, label: t('backToProfile') }} />
      <div className="grid grid-cols-1 gap-4">
        <SettingsSections of={of} />
      </div>
    </div>
  );
}
