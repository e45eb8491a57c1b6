import { useParams } from 'react-router-dom';
import { isNotFound } from '../../../api/call-error.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { SkeletonPage } from '../../../ui/showing/Skeleton.tsx';
import { useReadWorkerQuery } from '../api.ts';
import { WorkerNotFound } from '../parts/WorkerNotFound.tsx';
import { WorkerProfileView } from '../parts/WorkerProfileView.tsx';
import { workersEn } from '../workers.en.ts';

/** /client/worker/{workerId}: profile, prices, free times, reviews and the Book button. */
export function WorkerScreen() {
  const { workerId = '' } = useParams();
  return <WorkerOf key={workerId} workerId={workerId} />;
}

/** The key resets the screen's state for another worker on the same route. */
function WorkerOf({ workerId }: { workerId: string }) {
  const t = useText(workersEn);
  const worker = useReadWorkerQuery({ id: workerId });
  if (isNotFound(worker.error)) return <WorkerNotFound />;
  return (
    <Fetched of={worker} failed={t('profileFailed')} waiting={<SkeletonPage />}>
      {(profile) => <WorkerProfileView worker={profile} />}
    </Fetched>
  );
}
