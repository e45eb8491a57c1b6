import { useState } from 'react';
import type { SignInMethods } from '#contracts/views/account.ts';
import { errorText } from '../../../api/error-text.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { useLinkCloudSignInMutation, useReadWaysInQuery, useUnlinkCloudSignInMutation } from '../cloud/api.ts';
import { cloudEn } from '../cloud/cloud.en.ts';
import { GoogleMark } from '../cloud/GoogleMark.tsx';
import { useCloudSignIn } from '../cloud/use-cloud-sign-in.ts';
import { ContactWays } from './ContactWays.tsx';
import { Way } from './Way.tsx';

/** Change of the Google link; `idToken` from a return after adding. */
type Change = { change: 'add'; idToken: string } | { change: 'remove' };

/** The user's sign-in methods. */
export function SignInMethodsSection() {
  const t = useText(cloudEn);
  const ways = useReadWaysInQuery();
  return (
    <Card title={t('ways')}>
      <p className="-mt-2 mb-4 text-14 text-muted">{t('waysText')}</p>
      <div className="grid gap-4">
        <ContactWays />
        <Fetched of={ways} failed={t('waysFailed')} waiting={<WaysWaiting text={t('loading')} />}>
          {(known) => <Ways known={known} />}
        </Fetched>
      </div>
    </Card>
  );
}

/** As high as two methods. */
function WaysWaiting({ text }: { text: string }) {
  return (
    <Loading text={text}>
      <Skeleton className="h-28" />
    </Loading>
  );
}

/** Google is listed if it can be added or was linked. */
function Ways({ known: { password, google } }: { known: SignInMethods }) {
  const t = useText(cloudEn);
  const change = useChange();
  // Google may be listed below the password, so both wait.
  if (change.isAsked) return <WaysWaiting text={t('loading')} />;
  return (
    <div className="grid gap-4">
      <Way title={t('password')} text={t(password ? 'passwordSet' : 'passwordNone')} />
      {(google || change.canAdd) && <GoogleWay google={google} change={change} />}
      {google && !google.removable && <p className="text-14 text-muted">{t('onlyWay')}</p>}
      {change.refusal && <Note tone="error">{change.refusal}</Note>}
    </div>
  );
}

function GoogleWay({ google, change }: Pick<SignInMethods, 'google'> & { change: ReturnType<typeof useChange> }) {
  const t = useText(cloudEn);
  return (
    <Way title={t('google')} icon={<GoogleMark />} text={google ? (google.email ?? t('googleOn')) : t('googleNone')}>
      {!google && (
        <Button variant="outline" size={44} busy={change.isBusy} onClick={change.add}>
          {t('add')}
        </Button>
      )}
      {google?.removable && (
        <Button variant="outline" size={44} busy={change.isBusy} onClick={() => change.ask({ change: 'remove' })}>
          {t('remove')}
        </Button>
      )}
    </Way>
  );
}

function useChange() {
  const t = useText(cloudEn);
  const [link, linking] = useLinkCloudSignInMutation();
  const [unlink, unlinking] = useUnlinkCloudSignInMutation();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send(wanted: Change): Promise<void> {
    if (wanted.change === 'add') await link({ body: { idToken: wanted.idToken } }).unwrap();
    else await unlink().unwrap();
    showToast(t(wanted.change === 'add' ? 'added' : 'removed'), { variant: 'success' });
  }

  async function ask(wanted: Change): Promise<void> {
    setRefusal(null);
    try {
      await send(wanted);
    } catch (error) {
      setRefusal(errorText(error));
    }
  }

  const cloud = useCloudSignIn(({ idToken }) => ask({ change: 'add', idToken }));
  return {
    isAsked: cloud.isAsked,
    canAdd: cloud.isOffered,
    add: () => cloud.ask({ userType: 'client', from: null }),
    ask,
    refusal: refusal ?? cloud.refusal,
    isBusy: cloud.isBusy || linking.isLoading || unlinking.isLoading,
  };
}
