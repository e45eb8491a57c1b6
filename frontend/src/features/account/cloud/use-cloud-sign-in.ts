import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPending } from '../../../api/is-pending.ts';
import { settingsApi } from '../../../api/use-settings.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { SignInRequest, Returned } from './cloud-provider.ts';
import { cloudProviderOf } from './cloud-provider-of.ts';
import { CloudSignInFailure } from './cloud-sign-in-failure.ts';
import { cloudEn } from './cloud.en.ts';
import { readPending } from './pending-sign-in.ts';

/**
 * External sign-in, if the operator has configured it. `take` receives the answer: directly from a window, or after a
 * return to this page. `missing`: the missing settings as text. `isAsked`: the configuration is still loading.
 */
export function useCloudSignIn(take: (returned: Returned) => Promise<unknown>) {
  const t = useText(cloudEn);
  const read = settingsApi.useReadPublicConfigQuery();
  const config = read.data;
  const { hash, pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const brought = useRef<{ hash: string; key: string } | null>(null);
  const isTaken = useRef(false);
  const offered = useMemo(() => (config?.cloudSignIn ? cloudProviderOf(config.cloudSignIn) : null), [config]);
  const provider = offered && !('missing' in offered) ? offered : null;
  const at = `${pathname}${search}`;

  async function run(work: () => Promise<unknown>): Promise<void> {
    setIsBusy(true);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CloudSignInFailure)) throw error;
      setRefusal(t(error.reason));
    } finally {
      setIsBusy(false);
    }
  }

  useEffect(() => {
    if (isTaken.current || provider === null) return;
    if (brought.current === null) {
      if (!provider.isReturn({ hash, at })) return;
      // Removes the answer from the address, and sets the target path before the session exists.
      brought.current = { hash, key };
      return void navigate(at, { replace: true, state: { from: readPending()?.from ?? null } });
    }
    // The guard redirects by the rendered location, which on a slow phone may lag behind the server's answer.
    if (key === brought.current.key) return;
    isTaken.current = true;
    const { hash: answered } = brought.current;
    void run(async () => {
      const returned = await provider.returned(answered);
      if (returned) await take(returned);
    });
  });

  return {
    isAsked: isPending(read),
    isOffered: provider !== null,
    missing: offered && 'missing' in offered ? offered.missing : null,
    isBusy,
    refusal,
    ask: (wanted: Omit<SignInRequest, 'at'>) =>
      run(async () => {
        const asked = { ...wanted, at };
        const answer = await provider?.ask(asked);
        if (typeof answer === 'object') await take({ ...answer, asked });
      }),
  };
}
