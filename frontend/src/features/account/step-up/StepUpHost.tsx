import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { RequiredProof } from '#contracts/calls/account-proof.ts';
import { provideStepUp } from '../../../api/step-up.ts';
import { browserStorage } from '../../../browser/browser-storage.ts';
import { storageKeys } from '../../../browser/storage-keys.ts';
import { selectUser } from '../../../domain/session/selectors.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';

const StepUpDialog = lazyDialog(async () => (await import('./StepUpDialog.tsx')).StepUpDialog);

interface ProofRequest {
  needed: RequiredProof;
  answer: (isThem: boolean) => void;
}

/** Shows the step-up dialog when a call requires re-authentication. Place one in each signed-in layout. */
export function StepUpHost() {
  const [asked, setAsked] = useState<ProofRequest | null>(null);
  const isSignedIn = useSelector(selectUser) !== null;

  useEffect(() => provideStepUp((needed) => new Promise((resolve) => setAsked({ needed, answer: resolve }))), []);

  useEffect(() => {
    if (!asked) return undefined;
    const settle = (isThem: boolean) => {
      asked.answer(isThem);
      setAsked(null);
    };
    // Signed out in another tab.
    if (!isSignedIn) settle(false);
    // All tabs share one session, so a proof in one tab counts in the others.
    const look = ({ key, newValue }: StorageEvent) => {
      if (key === storageKeys.provenAt && newValue !== null) settle(true);
    };
    window.addEventListener('storage', look);
    return () => {
      window.removeEventListener('storage', look);
      // On unmount the request is refused, unless it was answered.
      asked.answer(false);
    };
  }, [asked, isSignedIn]);

  function answer(isThem: boolean) {
    asked?.answer(isThem);
    setAsked(null);
    if (isThem) browserStorage.setItem(storageKeys.provenAt, String(Date.now()));
  }

  if (!asked) return null;
  return <StepUpDialog needed={asked.needed} onProven={() => answer(true)} onCancel={() => answer(false)} />;
}
