import { useParams } from 'react-router-dom';
import { isNotFound } from '../../../api/call-error.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { SkeletonPage } from '../../../ui/showing/Skeleton.tsx';
import { useReadWorkerQuery } from '../api.ts';
import { WorkerNotFound } from '../parts/WorkerNotFound.tsx';
import { WorkerProfileView } from '../parts/WorkerProfileView.tsx';
import { workersText } from '../workers.text.ts';

/** /client/worker/{workerId}: who they are, what they cost, when they are free, what others say; and Book. */
export function WorkerScreen() {
  const { workerId = '' } = useParams();
  return <WorkerOf key={workerId} workerId={workerId} />;
}

/** Neither one worker nor a time chosen with them stands in for the next one that the same route shows. */
function WorkerOf({ workerId }: { workerId: string }) {
  const t = useText(workersText);
  const worker = useReadWorkerQuery({ id: workerId });
  if (isNotFound(worker.error)) return <WorkerNotFound />;
  return (
    <Fetched of={worker} failed={t('profileFailed')} waiting={<SkeletonPage />}>
      {(profile) => <WorkerProfileView worker={profile} />}
    </Fetched>
  );
}
