import { CalendarDays, Monitor, Smartphone, UserRound } from 'lucide-react';
import { streams } from '#contracts/events/streams.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { Bug } from '#contracts/views/support-bugs.ts';
import { IfPermitted } from '../../../domain/session/IfPermitted.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { DetailRow } from '../../../ui/showing/DetailRow.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { useScreenName } from '../../support/bugs/screen-name.ts';
import { RowQuickLook } from '../quick-look/RowQuickLook.tsx';
import { StreamHistory } from '../StreamHistory.tsx';
import { useReadBugQuery } from './api.ts';
import { BugPictures } from './BugPictures.tsx';
import { DeleteBug } from './DeleteBug.tsx';
import { PriorityTag } from './PriorityTag.tsx';
import { TriageForm } from './TriageForm.tsx';
import { userReportsEn } from './user-reports.en.ts';

/** Longer descriptions are clamped to three lines in the title and repeated in full below. */
const WHOLE_IN_TITLE = 70;

/** Quick look at a bug report: description, context and triage. */
export function BugPanel({
  id,
  known,
  onClose,
}: {
  id: string;
  /** List row, used until the report is loaded. */ known?: Bug | undefined;
  onClose: () => void;
}) {
  const t = useText(userReportsEn);
  const query = useReadBugQuery({ id });
  const bug = query.currentData ?? known;
  return (
    <RowQuickLook
      id={id}
      kicker={t('report')}
      title={bug?.whatHappened}
      onClose={onClose}
      facts={
        bug && (
          <>
            <StatusBadge kind="bug" status={bug.status} size={22} />
            <PriorityTag priority={bug.priority} />
          </>
        )
      }
      of={query}
      failed={t('reportFailed')}
    >
      {bug && (
        <>
          <BugDescription bug={bug} />
          <IfPermitted do="bugs.change">
            <BugPictures bug={bug} />
          </IfPermitted>
          <Answers bug={bug} />
          {/* The key resets the form after another admin's change of the same report. */}
          <IfPermitted do="bugs.change">
            <TriageForm key={bug.changedAt} bug={bug} />
            <DeleteBug bug={bug} onDeleted={onClose} />
          </IfPermitted>
          <hr className="border-line" />
          <StreamHistory stream={streams.bug(bug.id)} />
        </>
      )}
    </RowQuickLook>
  );
}

function BugDescription({ bug: { whatHappened, reporter, role, reportedAt, page, device } }: { bug: Bug }) {
  const t = useText(userReportsEn);
  const locale = useLocale();
  const nameOf = useScreenName();
  return (
    <>
      {whatHappened.length > WHOLE_IN_TITLE && (
        <p className="text-14 [overflow-wrap:anywhere] whitespace-pre-line">{whatHappened}</p>
      )}
      <DetailRow
        icon={<UserRound />}
        title={
          <TextLink inline to={`/admin/users/${encodeURIComponent(reporter.accountId)}`}>
            {reporter.name}
          </TextLink>
        }
        hint={t(role)}
      />
      <DetailRow icon={<CalendarDays />} title={formatDayAndTime(reportedAt, locale)} hint={t('reported')} />
      {page !== null && (
        <DetailRow
          icon={<Monitor />}
          title={<span className="[overflow-wrap:anywhere]">{nameOf(page)}</span>}
          hint={nameOf(page) === page ? t('page') : <code className="text-13 [overflow-wrap:anywhere]">{page}</code>}
        />
      )}
      {device !== null && <DetailRow icon={<Smartphone />} title={device} />}
    </>
  );
}

function Answers({ bug: { steps } }: { bug: Bug }) {
  const t = useText(userReportsEn);
  const locale = useLocale();
  const told = steps.filter(({ note }) => note !== null);
  if (told.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-14 font-strong tracking-normal">{t('answers')}</h3>
      <ul className="grid gap-2">
        {told.map(({ at, note }) => (
          <li key={at} className="rounded-12 bg-brand-tint px-3.5 py-2.5 text-14">
            <p className="text-13 text-muted">{formatDayAndTime(at, locale)}</p>
            <p className="[overflow-wrap:anywhere] whitespace-pre-line">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
