import { useState } from 'react';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { SafetyReport } from '#contracts/views/dispute-safety.ts';
import { IfMay } from '../../../domain/session/IfMay.tsx';
import { firstName } from '../../../domain/first-name.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useCloseSafetyReportMutation, useListSafetyReportsQuery } from '../../dispute/safety-api.ts';
import { useChangeUserMutation } from '../api.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { safetyDeskText } from './safety-desk.text.ts';

/** Who doesn't feel safe with whom: above all disputes. Nothing where nobody said so. */
export function SafetyReports() {
  const t = useText(safetyDeskText);
  const { data, isError } = useListSafetyReportsQuery({ show: 'open', limit: 100 });
  if (isError)
    return (
      <Note tone="error" className="mb-4">
        {t('loadFailed')}
      </Note>
    );
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={t('title')} end={t('hint')} className="mb-4 border-danger!">
      <ul className="divide-y divide-line">
        {data.items.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
    </Card>
  );
}

function Report({ report }: { report: SafetyReport }) {
  const t = useText(safetyDeskText);
  const locale = useLocale();
  const [open, setOpen] = useState<'suspend' | 'close' | null>(null);
  const { suspend, close } = useClosing(report);
  const { reporter, reported, about, bookingId, text, reportedAt } = report;
  const name = firstName(reported.name);
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <h3 className="text-16 font-strong">{t('against', { about: t(about), name: reported.name })}</h3>
      <p className="text-13 text-muted">
        {t('by', { name: reporter.name, when: formatDayAndTime(reportedAt, locale) })}
      </p>
      <p className="mt-1 text-14 wrap-anywhere whitespace-pre-wrap">{text}</p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-14">
        {[reported, reporter].map((person) => (
          <TextLink key={person.accountId} to={`/admin/users/${encodeURIComponent(person.accountId)}`}>
            {t('person', { name: person.name })}
          </TextLink>
        ))}
        {bookingId && <TextLink to={`/admin/bookings/${encodeURIComponent(bookingId)}`}>{t('booking')}</TextLink>}
      </p>
      <IfMay do="safety.decide">
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size={44} variant="danger" onClick={() => setOpen('suspend')}>
            {t('suspend')}
          </Button>
          <Button size={44} variant="outline" onClick={() => setOpen('close')}>
            {t('close')}
          </Button>
        </div>
      </IfMay>
      {open === 'suspend' && (
        <ReasonDialog
          title={t('suspendTitle', { name })}
          description={t('suspendText')}
          confirm={t('suspend')}
          onConfirm={suspend}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'close' && (
        <ReasonDialog
          title={t('closeTitle')}
          description={t('closeText', { name: firstName(reporter.name) })}
          confirm={t('close')}
          onConfirm={close}
          onClose={() => setOpen(null)}
        />
      )}
    </li>
  );
}

function useClosing({ id, reported }: SafetyReport) {
  const t = useText(safetyDeskText);
  const [manage] = useChangeUserMutation();
  const [closeIt] = useCloseSafetyReportMutation();
  return {
    /** First the suspension, which waits for no second admin where somebody isn’t safe; the report is closed by it. */
    async suspend(reason: string) {
      await manage({ id: reported.accountId, body: { action: 'suspend', reason, cause: 'safety' } }).unwrap();
      await closeIt({ id, body: { outcome: 'suspended', reason } }).unwrap();
      showToast(t('suspended'), { variant: 'success' });
    },
    async close(reason: string) {
      await closeIt({ id, body: { outcome: 'no_action', reason } }).unwrap();
      showToast(t('closed'), { variant: 'success' });
    },
  };
}
