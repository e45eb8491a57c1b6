import type { ContactKind } from '#contracts/events/account.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ask } from '../../../ui/over-the-page/alert.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { sessionsApi, useEndOtherSessionsMutation } from './api.ts';
import { sessionsEn } from './sessions.en.ts';

const FAILED_MS = 4000;

/** Asks, signs out all other devices and shows their number. */
export function useSignOutOthers(): (title?: string) => Promise<void> {
  const t = useText(sessionsEn);
  const [endOthers] = useEndOtherSessionsMutation();
  return async (title = t('endOthersQuestion')) => {
    const isSure = await ask({ title, message: t('endOthersText'), ok: t('endOthers') });
    if (!isSure) return;
    const { data, error } = await endOthers();
    if (error) showToast(errorText(error), { variant: 'error', durationMs: FAILED_MS });
    else showToast(t('endedOthers', { count: data.ended }), { variant: 'success' });
  };
}

/** After a change of contact, possibly because another person had access. Does not ask if there is no other device. */
export function useOfferToSignOutOthers(kind: ContactKind): () => Promise<void> {
  const t = useText(sessionsEn);
  const dispatch = useAppDispatch();
  const signOut = useSignOutOthers();
  return async () => {
    const listed = sessionsApi.endpoints.listSessions.initiate(undefined, { subscribe: false, forceRefetch: true });
    const { data } = await dispatch(listed);
    if (data && data.items.length > 1) await signOut(t(kind === 'email' ? 'emailChanged' : 'phoneChanged'));
  };
}
