import { Link } from 'react-router-dom';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale } from '../../../i18n/use-text.ts';
import { useGuestEntry } from '../../catalogue/use-guest-entry.ts';
import { etaOf } from '../eta.ts';
import { WorkerSummary } from './WorkerSummary.tsx';

/** A worker in a list, linked to the profile. */
export function WorkerCard({ worker, serviceId }: { worker: WorkerListing; serviceId?: string | undefined }) {
  const now = useNow();
  const locale = useLocale();
  const enter = useGuestEntry();
  const query = serviceId ? `?${new URLSearchParams({ serviceId })}` : '';
  return (
    <Link
      to={`/client/worker/${worker.id}${query}`}
      onClick={enter}
      className="motion-quick block h-full rounded-16 border border-line bg-surface p-4 hover:border-line-control"
    >
      <WorkerSummary worker={worker} eta={etaOf(worker, { now, wanted: null, locale })} />
    </Link>
  );
}
