import { formatDayAndTime, formatTime } from '#contracts/manila-format.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { useAnswerNoShowMutation, useReportNoShowMutation } from '../../../domain/booking/api.ts';
import { firstName } from '../../../domain/first-name.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { Dispute } from './Dispute.tsx';
import { CompleteOverdueJob } from './CompleteOverdueJob.tsx';
import { noShowsEn } from './no-shows.en.ts';

/** The client's actions on a no-show or an overdue job. Renders nothing for other jobs. */
export function ClientNoShows({ booking }: { booking: Booking }) {
  return (
    <>
      <IsWorkerThere booking={booking} />
      <NotAtTheDoor booking={booking} />
      <ImHere booking={booking} />
      <CompleteOverdueJob booking={booking} />
      <Dispute booking={booking} side="client" />
    </>
  );
}

/** The worker is late: the client can report it. Asking other workers is at the head of the screen. */
function IsWorkerThere({ booking: { id, status, worker, startsAt, noShow, allowedActions } }: { booking: Booking }) {
  const t = useText(noShowsEn);
  const locale = useLocale();
  const run = useCommand();
  const [report] = useReportNoShowMutation();
  const told = noShow?.by === 'client' ? noShow.reportedAt : null;
  const mayTell = allowedActions.includes('report_no_show');
  if (status !== 'accepted' || !worker || (!mayTell && told === null)) return null;
  const said = {
    name: firstName(worker.name),
    when: formatDayAndTime(startsAt, locale),
    time: told === null ? '' : formatTime(told, locale),
  };
  return (
    <Card title={t('isWorkerThere', said)}>
      <p className="text-14 text-muted">{t(told === null ? 'isWorkerThereText' : 'isWorkerThereTold', said)}</p>
      {mayTell && (
        <Button
          variant="outline"
          size={44}
          className="mt-4"
          onClick={() => run(() => report({ id }).unwrap(), t('workerTold', said))}
        >
          {t('tellWorker', said)}
        </Button>
      )}
    </Card>
  );
}

/** The worker is at the door, and the client reports them absent: staff review it. */
function NotAtTheDoor({ booking: { id, status, worker, allowedActions } }: { booking: Booking }) {
  const t = useText(noShowsEn);
  const run = useCommand();
  const [report] = useReportNoShowMutation();
  if (status !== 'arrived' || !worker || !allowedActions.includes('report_no_show')) return null;
  const said = { name: firstName(worker.name) };
  return (
    <Card title={t('cantFindWorker', said)}>
      <p className="text-14 text-muted">{t('cantFindWorkerText', said)}</p>
      <Button
        variant="outline"
        size={44}
        className="mt-4"
        onClick={() => run(() => report({ id }).unwrap(), t('looksAtIt'))}
      >
        {t('workerIsntThere', said)}
      </Button>
    </Card>
  );
}

/** The worker is at the door and does not find the client, who can confirm being there. */
function ImHere({ booking: { id, worker, allowedActions } }: { booking: Booking }) {
  const t = useText(noShowsEn);
  const run = useCommand();
  const [answer] = useAnswerNoShowMutation();
  if (!allowedActions.includes('answer_no_show')) return null;
  const said = { name: firstName(worker?.name ?? '') };
  return (
    <Card title={t('areYouThere')}>
      <Button variant="mango" wide onClick={() => run(() => answer({ id, body: {} }).unwrap(), t('answered', said))}>
        {t('imHere')}
      </Button>
    </Card>
  );
}
