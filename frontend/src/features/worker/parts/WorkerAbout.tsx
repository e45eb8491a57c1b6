import type { WorkerProfile } from '#contracts/views/worker.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { YourSuki } from '../../../ui/showing/YourSuki.tsx';
import { etaOf } from '../eta.ts';
import { FavouriteButton } from '../favourites/FavouriteButton.tsx';
import { Portfolio } from './Portfolio.tsx';
import { WorkerBanner } from './WorkerBanner.tsx';
import { WorkerFigures, WorkerTrust } from './WorkerFacts.tsx';
import { WorkerLine } from './WorkerPanel.tsx';
import { workersEn } from '../workers.en.ts';

/** Head of a worker's profile: picture, figures, checked documents, description and portfolio. */
export function WorkerAbout({ worker }: { worker: WorkerProfile }) {
  const t = useText(workersEn);
  const now = useNow();
  const locale = useLocale();
  const eta = etaOf(worker, { now, wanted: null, locale });
  return (
    <section aria-label={t('about')} className="min-w-0 overflow-hidden rounded-20 border border-line bg-surface">
      <WorkerBanner name={worker.name} image={worker.image} broad />
      <div className="grid gap-3.5 p-4 sm:p-5 lg:p-6">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="text-18 font-title">{worker.tagline}</p>
            <p className="text-14 text-muted">
              <WorkerLine worker={worker} />
            </p>
          </div>
          <FavouriteButton worker={worker} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Tag tone={eta.now ? 'brand' : 'neutral'}>{t(eta.key, eta.values)}</Tag>
          <YourSuki jobs={worker.sukiJobs} boxed />
        </div>
        <WorkerFigures worker={worker} />
        <WorkerTrust worker={worker} />
        {worker.shortDescription && <p className="text-14 whitespace-pre-line">{worker.shortDescription}</p>}
        {worker.skills.length > 0 && (
          <div>
            <h2 className="mb-1.5 text-14 font-title">{t('skills')}</h2>
            <ul className="flex flex-wrap gap-1.5">
              {worker.skills.map((skill) => (
                <li key={skill}>
                  <Tag>{skill}</Tag>
                </li>
              ))}
            </ul>
          </div>
        )}
        {worker.work.length > 0 && <Portfolio pieces={worker.work} />}
      </div>
    </section>
  );
}
