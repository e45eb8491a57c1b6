import { useState } from 'react';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { OwnBug } from '#contracts/views/support-bugs.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { useListOwnBugsQuery } from './api.ts';
import { reportBugEn } from './report-bug.en.ts';

const PAGE = 10;
const MAX_SHOWN = 100;

/** The user's reports, newest first, with their results. */
export function OwnReports() {
  const t = useText(reportBugEn);
  const [limit, setLimit] = useState(PAGE);
  const query = useListOwnBugsQuery({ limit });
  return (
    <Card title={t('yours')}>
      <Fetched of={query} waiting={<SkeletonList rows={2} />} failed={t('failed')}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
          ) : (
            <>
              <ul className="divide-y divide-line">
                {items.map((bug) => (
                  <Report key={bug.id} bug={bug} />
                ))}
              </ul>
              {total > items.length && limit < MAX_SHOWN && (
                <Button
                  variant="outline"
                  size={44}
                  className="mt-3"
                  busy={query.isFetching}
                  onClick={() => setLimit(Math.min(MAX_SHOWN, limit + PAGE))}
                >
                  {t('more')}
                </Button>
              )}
            </>
          )
        }
      </Fetched>
    </Card>
  );
}

function Report({ bug: { whatHappened, status, reportedAt, pictures, steps } }: { bug: OwnBug }) {
  const t = useText(reportBugEn);
  const locale = useLocale();
  const notes = steps.filter(({ note }) => note !== null);
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <p className="text-13 text-muted">
          {[
            formatDayAndTime(reportedAt, locale),
            ...(pictures.length > 0 ? [t('withPictures', { count: pictures.length })] : []),
          ].join(' · ')}
        </p>
        <StatusBadge kind="bug" status={status} size={22} />
      </div>
      <p className="mt-1.5 line-clamp-4 text-16 [overflow-wrap:anywhere] whitespace-pre-line">{whatHappened}</p>
      {notes.map(({ at, note }) => (
        <p
          key={at}
          className="mt-2 rounded-12 bg-brand-tint px-3.5 py-2.5 text-14 [overflow-wrap:anywhere] whitespace-pre-line"
        >
          {t('answer', { note: note ?? '' })}
        </p>
      ))}
    </li>
  );
}
