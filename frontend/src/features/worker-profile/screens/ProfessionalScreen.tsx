import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { SkeletonPage } from '../../../ui/showing/Skeleton.tsx';
import { useReadOwnProfileQuery } from '../../worker/api.ts';
import { Pictures } from '../parts/Pictures.tsx';
import { ProfessionalForm } from '../parts/ProfessionalForm.tsx';
import { workerProfileEn } from '../worker-profile.en.ts';

/** /worker/profile/professional */
export function ProfessionalScreen() {
  const t = useText(workerProfileEn);
  const profile = useReadOwnProfileQuery();
  return (
    <div className="max-w-180">
      <PageHeader title={t('professionalTitle')} back={{ to: '/worker-profile', label: t('backToProfile') }} />
      <Fetched of={profile} failed={t('profileFailed')} waiting={<SkeletonPage />}>
        {(own) => (
          <div className="grid gap-4">
            <ProfessionalForm profile={own} />
            <Card title={t('pictures')}>
              <Pictures pieces={own.work} />
            </Card>
          </div>
        )}
      </Fetched>
    </div>
  );
}
