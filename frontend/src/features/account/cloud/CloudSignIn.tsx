import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorText } from '../../../api/error-text.ts';
import { settingsApi } from '../../../api/use-settings.ts';
import { wantedPath } from '../../../browser/wanted-path.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useCloudLoginMutation } from './api.ts';
import { cloudText } from './cloud.text.ts';
import { GoogleMark } from './GoogleMark.tsx';
import { leaveForStandIn, returnedFromStandIn } from './stand-in.ts';

interface Props {
  /** What a new account is for. */
  userType: 'client' | 'worker';
}

/** "Continue with Google", where whoever runs Suki has set that up; a new page takes up what the one before left for. */
export function CloudSignIn({ userType }: Props) {
  const t = useText(cloudText);
  const { data: config } = settingsApi.useReadPublicConfigQuery();
  const { pathname, search, state } = useLocation();
  const { signingIn, refusal } = useReturned();
  if (config?.cloudSignIn?.by !== 'stand-in') return null;
  return (
    <section className="mt-5 grid gap-4">
      <p className="flex items-center gap-3 text-13 text-muted">
        <span className="h-px flex-1 bg-line" />
        {t('or')}
        <span className="h-px flex-1 bg-line" />
      </p>
      {refusal && <Note tone="error">{refusal}</Note>}
      <Button
        variant="outline"
        wide
        icon={<GoogleMark />}
        busy={signingIn}
        onClick={() => leaveForStandIn({ userType, from: wantedPath(state) }, `${pathname}${search}`)}
      >
        {t(signingIn ? 'signingIn' : 'withGoogle')}
      </Button>
    </section>
  );
}

/** Signs in with what somebody came back with, once, and takes it out of the address. */
function useReturned(): { signingIn: boolean; refusal: string | null } {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [language] = useLanguage();
  const [login, { isLoading, error }] = useCloudLoginMutation();
  const taken = useRef('');

  useEffect(() => {
    if (!hash.includes('id_token=') || taken.current === hash) return;
    taken.current = hash;
    const returned = returnedFromStandIn(hash);
    void navigate(`${pathname}${search}`, { replace: true, state: returned && { from: returned.pending.from } });
    if (!returned) return;
    const { idToken, pending } = returned;
    void login({ body: { idToken, userType: pending.userType, language } });
  }, [hash, pathname, search, navigate, login, language]);

  return { signingIn: isLoading, refusal: error ? errorText(error) : null };
}
