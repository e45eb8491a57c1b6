import { Bug } from 'lucide-react';
import { useSelector } from 'react-redux';
import { userTypeOf } from '../../../browser/storage.ts';
import { selectUser } from '../../../domain/session/selectors.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { settingsEn } from './settings.en.ts';

/** Links to reporting a bug and to the user's reports. */
export function ReportSection() {
  const t = useText(settingsEn);
  const user = useSelector(selectUser);
  const side = user && userTypeOf(user) === 'worker' ? 'worker' : 'client';
  return (
    <Card title={t('reportTitle')}>
      <p className="-mt-2 mb-4 text-14 text-muted">{t('reportText')}</p>
      <ButtonLink
        to={`/${side}/settings/report-bug`}
        variant="outline"
        size={44}
        icon={<Bug aria-hidden="true" className="size-5 text-brand" />}
      >
        {t('report')}
      </ButtonLink>
    </Card>
  );
}
