import { useState } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { useSettings } from '../../../api/use-settings.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { useReportNoShowMutation } from '../../../domain/booking/api.ts';
import { firstName } from '../../../domain/first-name.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { Dispute } from './Dispute.tsx';
import { OnMyWayDialog } from './OnMyWayDialog.tsx';
import { noShowsEn } from './no-shows.en.ts';

/** The worker's actions on a no-show or an overdue job. Renders nothing for other jobs. */
export function WorkerNoShows({ booking }: { booking: Booking }) {
  return (
    <>
      <ClientWaits booking={booking} />
      <ReportClientAbsent booking={booking} />
      <Dispute booking={booking} side="worker" />
    </>
  );
}

/** The client reports the worker absent: "at the door" is at the foot of the screen, "on my way" is here. */
function ClientWaits({ booking }: { booking: Booking }) {
  const t = useText(noShowsEn);
  const [open, setOpen] = useState(false);
  if (booking.status !== 'accepted' || !booking.allowedActions.includes('answer_no_show')) return null;
  const said = { client: firstName(booking.client.name) };
  return (
    <Card title={t('runningLate')}>
      <p className="text-14 text-muted">{t('runningLateText', said)}</p>
      <Button variant="outline" wide className="mt-4" onClick={() => setOpen(true)}>
        {t('onMyWay')}
      </Button>
      {open && <OnMyWayDialog booking={booking} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function ReportClientAbsent({
  booking: { id, client, startsAt, noShowReports, allowedActions },
}: {
  booking: Booking;
}) {
  const t = useText(noShowsEn);
  const run = useCommand();
  const { noShowAnswerMinutes: minutes } = useSettings();
  const [report] = useReportNoShowMutation();
  if (!allowedActions.includes('report_no_show')) return null;
  const said = { client: firstName(client.name), minutes };
  const saidBoth = noShowReports.some((one) => one.by === 'client' && one.startsAt === startsAt);
  return (
    <Card title={t('cantFindClient')}>
      <p className="text-14 text-muted">{t(saidBoth ? 'cantFindClientBoth' : 'cantFindClientText', said)}</p>
      <Button
        variant="outline"
        wide
        className="mt-4"
        onClick={() => run(() => report({ id }).unwrap(), t(saidBoth ? 'looksAtIt' : 'clientTold', said))}
      >
        {t('clientIsntThere', said)}
      </Button>
    </Card>
  );
}
