import { Laptop, MonitorSmartphone, Smartphone } from 'lucide-react';
import type { SignedInSession } from '#contracts/views/account.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { errorText } from '../../../api/error-text.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { useEndSessionMutation, useListSessionsQuery } from '../sessions/api.ts';
import { lastUsedText } from '../last-used.ts';
import { sessionsEn } from '../sessions/sessions.en.ts';
import { useSignOutOthers } from '../sessions/use-sign-out-others.ts';

const FAILED_MS = 4000;

/** Signed-in devices, which can be signed out. */
export function SessionsSection() {
  const t = useText(sessionsEn);
  // Refetched on mount, since sessions change on other devices.
  const sessions = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card title={t('title')}>
      <Fetched of={sessions} waiting={<Waiting />} failed={t('failed')}>
        {({ items }) => (
          <>
            <ul className="divide-y divide-line">
              {items.map((session) => (
                <Device key={session.id} session={session} />
              ))}
            </ul>
            {items.length > 1 && <Others />}
          </>
        )}
      </Fetched>
    </Card>
  );
}

function Device({ session }: { session: SignedInSession }) {
  const t = useText(sessionsEn);
  const locale = useLocale();
  const now = useNow();
  const [end] = useEndSessionMutation();
  const { id, isThis, network, lastUsedAt } = session;
  const device = useDeviceName(session);

  async function signOut() {
    const { error } = await end({ id });
    if (error) showToast(t('notEnded', { reason: errorText(error) }), { variant: 'error', durationMs: FAILED_MS });
    else showToast(t('ended'), { variant: 'success' });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <DeviceIcon system={session.system} />
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-strong">
          <span className="wrap-anywhere">{device}</span>
          {isThis && <Tag tone="brand">{t('thisOne')}</Tag>}
        </p>
        <p className="text-14 text-muted">
          {isThis ? t('usedNow') : lastUsedText(lastUsedAt, now, t, locale)}
          {network && <span className="block">{t('network', { network })}</span>}
        </p>
      </div>
      {!isThis && (
        <Button variant="outline" size={44} aria-label={t('endNamed', { device })} onClick={signOut}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}

function useDeviceName({ browser, system }: SignedInSession): string {
  const t = useText(sessionsEn);
  if (browser && system) return t('device', { browser, system });
  return browser ?? system ?? t('program');
}

const phones = ['Android', 'iPhone', 'iPad'];

function DeviceIcon({ system }: { system: string | null }) {
  const look = { 'aria-hidden': true, className: 'size-6 shrink-0 text-muted' };
  if (system === null) return <MonitorSmartphone {...look} />;
  return phones.includes(system) ? <Smartphone {...look} /> : <Laptop {...look} />;
}

function Others() {
  const t = useText(sessionsEn);
  const signOut = useSignOutOthers();
  return (
    <div className="mt-3 grid gap-3 border-t border-line pt-4">
      <p className="text-14 text-muted">{t('text')}</p>
      <Button variant="outline" size={44} className="justify-self-start" onClick={() => signOut()}>
        {t('endOthers')}
      </Button>
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
