import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { PhoneBell } from '../../../ui/page/PhoneBell.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { workersEn } from '../workers.en.ts';

export function WorkerNotFound() {
  const t = useText(workersEn);
  useTitle(t('gone'));
  return (
    <>
      <div className="flex justify-end lg:hidden">
        <PhoneBell />
      </div>
      <h1 className="sr-only">{t('listTitle')}</h1>
      <EmptyState
        title={t('gone')}
        action={
          <ButtonLink size={44} to="/client/workers">
            {t('backToWorkers')}
          </ButtonLink>
        }
      >
        {t('goneText')}
      </EmptyState>
    </>
  );
}
