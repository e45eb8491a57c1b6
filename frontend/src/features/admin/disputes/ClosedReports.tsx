import { useState } from 'react';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { SafetyReport } from '#contracts/views/dispute.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { useListSafetyReportsQuery } from '../../dispute/safety-api.ts';
import { ReportStory } from './ReportStory.tsx';
import { safetyDeskEn } from './safety-desk.en.ts';

/** Closed safety reports, newest first; loaded on request. */
export function ClosedReports() {
  const t = useText(safetyDeskEn);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-4">
      <Button variant="outline" size={36} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('showClosed')}
      </Button>
      {isOpen && <Closed />}
    </div>
  );
}

function Closed() {
  const t = useText(safetyDeskEn);
  const list = useListSafetyReportsQuery({ show: 'closed', limit: 100 });
  return (
    <Card className="mt-3">
      <Fetched of={list} failed={t('loadFailed')} waiting={<SkeletonList rows={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-14 text-muted">{t('noneClosed')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {items.map((report) => (
                <li key={report.id} className="py-3 first:pt-0 last:pb-0">
                  <ReportStory report={report} />
                  {report.closing && <Closing closing={report.closing} />}
                </li>
              ))}
            </ul>
          )
        }
      </Fetched>
    </Card>
  );
}

function Closing({
  closing: { outcome, warning, reason, closedBy, closedAt },
}: {
  closing: NonNullable<SafetyReport['closing']>;
}) {
  const t = useText(safetyDeskEn);
  const locale = useLocale();
  return (
    <div className="mt-2 rounded-12 bg-sunken p-3 text-14">
      <p className="font-strong wrap-anywhere">{t(`outcome_${outcome}`, { warning: warning ?? '' })}</p>
      <p className="mt-1 wrap-anywhere">{reason}</p>
      <p className="mt-1 text-13 text-muted">
        {t('closedBy', { name: closedBy.name, when: formatDayAndTime(closedAt, locale) })}
      </p>
    </div>
  );
}
