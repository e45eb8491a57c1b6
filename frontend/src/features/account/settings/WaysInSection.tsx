import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { WaysIn } from '#contracts/views/account.ts';
import { errorText } from '../../../api/error-text.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { settingsApi } from '../../../api/use-settings.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useLinkCloudSignInMutation, useReadWaysInQuery, useUnlinkCloudSignInMutation } from '../cloud/api.ts';
import { cloudText } from '../cloud/cloud.text.ts';
import { GoogleMark } from '../cloud/GoogleMark.tsx';
import { leaveForStandIn, returnedFromStandIn } from '../cloud/stand-in.ts';

/** What is wanted of Google; `idToken` is what somebody came back with to add. */
type Wanted = { change: 'add'; idToken: string } | { change: 'remove' };

/** How this person can sign in; there where anything beside the password is possible. */
export function WaysInSection() {
  const t = useText(cloudText);
  const ways = useReadWaysInQuery();
  const { data: config } = settingsApi.useReadPublicConfigQuery();
  if (!config?.cloudSignIn && !ways.data?.google) return null;
  return (
    <Card title={t('ways')}>
      <p className="-mt-2 mb-4 text-14 text-muted">{t('waysText')}</p>
      <Fetched of={ways} failed={t('waysFailed')} waiting={<p role="status">{t('loading')}</p>}>
        {(known) => <Ways known={known} canAdd={config?.cloudSignIn?.by === 'stand-in'} />}
      </Fetched>
    </Card>
  );
}

function Ways({ known: { password, google }, canAdd }: { known: WaysIn; canAdd: boolean }) {
  const t = useText(cloudText);
  const { pathname } = useLocation();
  const change = useChange();
  return (
    <div className="grid gap-4">
      <Way title={t('password')} text={t(password ? 'passwordSet' : 'passwordNone')} />
      <Way title={t('google')} icon={<GoogleMark />} text={google ? (google.email ?? t('googleOn')) : t('googleNone')}>
        {!google && canAdd && (
          <Button
            variant="outline"
            size={44}
            busy={change.isBusy}
            onClick={() => leaveForStandIn({ userType: 'client', from: null }, pathname)}
          >
            {t('add')}
          </Button>
        )}
        {google?.removable && (
          <Button variant="outline" size={44} busy={change.isBusy} onClick={() => change.ask({ change: 'remove' })}>
            {t('remove')}
          </Button>
        )}
      </Way>
      {google && !google.removable && <p className="text-14 text-muted">{t('onlyWay')}</p>}
      {change.refusal && <Note tone="error">{change.refusal}</Note>}
    </div>
  );
}

function Way({ title, text, icon, children }: { title: string; text: string; icon?: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 items-center gap-3">
        {icon}
        <div className="min-w-0">
          <p className="font-strong">{title}</p>
          <p className="text-14 wrap-anywhere text-muted">{text}</p>
        </div>
      </div>
      {children}
    </div>
  );
}

/** Adds or removes Google. */
function useChange() {
  const t = useText(cloudText);
  const [link, linking] = useLinkCloudSignInMutation();
  const [unlink, unlinking] = useUnlinkCloudSignInMutation();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send(wanted: Wanted): Promise<void> {
    if (wanted.change === 'add') await link({ body: { idToken: wanted.idToken } }).unwrap();
    else await unlink().unwrap();
    showToast(t(wanted.change === 'add' ? 'added' : 'removed'), { variant: 'success' });
  }

  async function ask(wanted: Wanted): Promise<void> {
    setRefusal(null);
    try {
      await send(wanted);
    } catch (error) {
      setRefusal(errorText(error));
    }
  }

  useReturned((idToken) => void ask({ change: 'add', idToken }));
  return {
    ask,
    refusal,
    isBusy: linking.isLoading || unlinking.isLoading,
  };
}

/** Takes what somebody came back with out of the address, once. */
function useReturned(take: (idToken: string) => void): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const taken = useRef('');
  useEffect(() => {
    if (!hash.includes('id_token=') || taken.current === hash) return;
    taken.current = hash;
    void navigate(pathname, { replace: true });
    const returned = returnedFromStandIn(hash);
    if (returned) take(returned.idToken);
  }, [hash, pathname, navigate, take]);
}
