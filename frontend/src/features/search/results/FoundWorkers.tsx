import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import type { AnswerOf } from '#contracts/calls/call.ts';
import type { workerCalls } from '#contracts/calls/worker.ts';
import { useMedia } from '../../../browser/use-media.ts';
import { RichText } from '../../../i18n/RichText.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { pagesOf } from '../../../ui/pressing/page-range.ts';
import { Pagination } from '../../../ui/pressing/Pagination.tsx';
import { SegmentedControl } from '../../../ui/pressing/SegmentedControl.tsx';
import { Loading } from '../../../ui/showing/Skeleton.tsx';
import { WorkerCard } from '../../worker/parts/WorkerCard.tsx';
import { addressOf, type WorkerSearch } from '../worker-search.ts';
import { searchEn } from '../search.en.ts';
import type { Ask } from '../use-worker-search.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const WorkersMap = lazyPart(async () => (await import('../map/WorkersMap.tsx')).WorkersMap);

interface Props {
  list: AnswerOf<typeof workerCalls.listWorkers>;
  asked: WorkerSearch;
  ask: Ask;
  onPage: (page: number) => void;
}

export const cardGrid = 'grid gap-2.5 md:max-lg:grid-cols-2 md:gap-3';
/** The map is beside the list from this width on. */
const ROOM_FOR_BOTH = '(min-width: 1280px)';

/** One page of results as a list and a map. */
export function FoundWorkers({ list: { items, total, limit, spelledRight, unmatched }, asked, ask, onPage }: Props) {
  const t = useText(searchEn);
  const hasRoom = useMedia(ROOM_FOR_BOTH);
  const isMap = asked.view === 'map';
  const last = pagesOf(limit, total);
  // The list has become shorter since the address was saved.
  if (asked.page > last)
    return (
      <Navigate to={`?${addressOf({ ...asked, page: last }, new URLSearchParams(window.location.search))}`} replace />
    );
  return (
    <section aria-labelledby="found-workers">
      <div className="mb-2.5 flex min-h-11 items-center justify-between gap-3">
        <h2 id="found-workers" className="text-18 font-title">
          {t('workers')}
        </h2>
        <SegmentedControl
          label={t('listOrMap')}
          options={[
            { value: 'list', label: t('list') },
            { value: 'map', label: t('map') },
          ]}
          value={asked.view}
          onChange={(view) => ask({ view, page: asked.page })}
          className="xl:hidden"
        />
      </div>
      {spelledRight && <ReadAs id="spelledRight" words={spelledRight} />}
      {unmatched.length > 0 && <ReadAs id="unmatched" words={unmatched.join(' ')} />}
      <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start xl:gap-5">
        <ul className={cx(cardGrid, isMap && 'max-xl:hidden')}>
          {items.map((worker) => (
            <li key={worker.id}>
              <WorkerCard worker={worker} serviceId={asked.serviceId || undefined} />
            </li>
          ))}
        </ul>
        {(isMap || hasRoom) && (
          <div className="xl:sticky xl:top-4">
            <Suspense fallback={<Loading className="h-100 rounded-16 bg-sunken">{null}</Loading>}>
              <WorkersMap workers={items} around={asked.place?.pin ?? null} serviceId={asked.serviceId || undefined} />
            </Suspense>
          </div>
        )}
      </div>
      {total > limit && (
        <div className="mt-5">
          <Pagination page={asked.page} limit={limit} total={total} onPage={onPage} />
        </div>
      )}
    </section>
  );
}

/** Says how the query was interpreted, if it was corrected. */
function ReadAs({ id, words }: { id: 'spelledRight' | 'unmatched'; words: string }) {
  return (
    <p className="mb-2.5 text-14">
      <RichText of={searchEn} id={id} values={{ words }} parts={{ words: <strong className="font-strong" /> }} />
    </p>
  );
}
