import { useLocation } from 'react-router-dom';
import { errorText } from '../../../api/error-text.ts';
import { wantedPath } from '../../../browser/wanted-path.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useCloudLoginMutation } from './api.ts';
import type { Returned } from './cloud-provider.ts';
import { cloudEn } from './cloud.en.ts';
import { GoogleMark } from './GoogleMark.tsx';
import { useCloudSignIn } from './use-cloud-sign-in.ts';

interface Props {
  /** User type of a new account. */
  userType: 'client' | 'worker';
}

/**
 * "Continue with Google" if the operator has configured it, or the missing settings. Its height is reserved while
 * loading.
 */
export function CloudSignIn({ userType }: Props) {
  const t = useText(cloudEn);
  const { state } = useLocation();
  const [language] = useLanguage();
  const [login, { isLoading, error }] = useCloudLoginMutation();
  const cloud = useCloudSignIn(signIn);

  async function signIn({ idToken, asked }: Returned) {
    await login({ body: { idToken, userType: asked.userType, language } });
  }

  if (cloud.missing !== null)
    return (
      <Note tone="error" className="mt-5">
        {cloud.missing}
      </Note>
    );
  if (cloud.isAsked) return <div className="mt-5 h-21" />;
  if (!cloud.isOffered) return null;
  const refusal = cloud.refusal ?? (error ? errorText(error) : null);
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
        busy={cloud.isBusy}
        onClick={() => void cloud.ask({ userType, from: wantedPath(state) })}
      >
        {t(isLoading ? 'signingIn' : 'withGoogle')}
      </Button>
    </section>
  );
}
