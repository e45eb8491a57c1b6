import { useState } from 'react';
import type { Closing } from '#contracts/views/account.ts';
import { formatDayAndTime, formatDayOfMonth } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { errorText } from '../../../api/error-text.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { ask } from '../../../ui/over-the-page/alert.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { useCloseAccountMutation, useReadClosingQuery } from '../my-data/closing-api.ts';
import { closingEn } from '../my-data/closing.en.ts';

/** Closing an account: consequences, obstacles and the button. */
export function CloseAccountSection() {
  const t = useText(closingEn);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t('title')}>
      <p className="-mt-2 mb-4 text-14 text-muted">{t('text')}</p>
      {isOpen ? (
        <Steps />
      ) : (
        <Button variant="outline" size={44} onClick={() => setOpen(true)}>
          {t('look')}
        </Button>
      )}
    </Card>
  );
}

function Steps() {
  const t = useText(closingEn);
  // Obstacles may have ended since the last read.
  const closing = useReadClosingQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Fetched of={closing} failed={t('failed')} waiting={<Skeleton className="h-24" />}>
      {(found) => (
        <div className="grid gap-4">
          <ul className="grid list-disc gap-1 pl-5 text-14">
            {(['signedOut', 'reopen', 'kept', 'freed'] as const).map((what) => (
              <li key={what}>{t(what)}</li>
            ))}
          </ul>
          {found.grant === null ? <Blocked by={found} /> : <Close check={() => closing.refetch().unwrap()} />}
        </div>
      )}
    </Fetched>
  );
}

function Blocked({ by: { bookings, money, disputes, isAdmin } }: { by: Closing }) {
  const t = useText(closingEn);
  const locale = useLocale();
  return (
    <Note tone="warning">
      <p className="font-strong">{t('first')}</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {isAdmin && <li>{t('admin')}</li>}
        {bookings.map(({ id, code, service, startsAt }) => (
          <li key={id}>{t('booking', { service, code, when: formatDayAndTime(startsAt, locale) })}</li>
        ))}
        {money.map(({ kind, of, amount }) => (
          <li key={`${kind} ${of}`}>
            {t(kind, {
              of: kind === 'payout' ? formatDayOfMonth(of, locale) : of,
              amount: formatPesoLong(amount),
            })}
          </li>
        ))}
        {disputes.map(({ id, code, service }) => (
          <li key={`dispute ${id}`}>{t('dispute', { service, code })}</li>
        ))}
      </ul>
    </Note>
  );
}

/** `check`: reads the current obstacles, which the screen then shows; its result is valid for minutes only. */
function Close({ check }: { check: () => Promise<Closing> }) {
  const t = useText(closingEn);
  const [close, { isLoading }] = useCloseAccountMutation();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function start(): Promise<void> {
    if (!(await ask({ title: t('question'), message: t('questionText'), ok: t('close') }))) return;
    setRefusal(null);
    try {
      const { grant } = await check();
      if (grant === null) return;
      await close({ body: { grant } }).unwrap();
    } catch (error) {
      setRefusal(errorText(error));
    }
  }

  return (
    <>
      {refusal && <Note tone="error">{refusal}</Note>}
      <Button variant="danger-outline" size={44} className="justify-self-start" busy={isLoading} onClick={start}>
        {t('close')}
      </Button>
    </>
  );
}
