import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { ProofNeeded } from '#contracts/calls/account-proof.ts';
import { provideStepUp } from '../../../api/step-up.ts';
import { browserStorage } from '../../../browser/browser-storage.ts';
import { storageKeys } from '../../../browser/storage-keys.ts';
import { selectUser } from '../../../domain/session/selectors.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';

const StepUpDialog = lazyDialog(async () => (await import('./StepUpDialog.tsx')).StepUpDialog);

interface Asked {
  needed: ProofNeeded;
  answer: (isThem: boolean) => void;
}

/** Put one in each signed-in layout: asks who it is, when a call needs to know. */
export function StepUpHost() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const isSignedIn = useSelector(selectUser) !== null;

  useEffect(() => provideStepUp((needed) => new Promise((resolve) => setAsked({ needed, answer: resolve }))), []);

  useEffect(() => {
    if (!asked) return undefined;
    const settle = (isThem: boolean) => {
      asked.answer(isThem);
      setAsked(null);
    };
    // Signed out in another tab: there is nobody to ask.
    if (!isSignedIn) settle(false);
    // The tabs of a browser have one session: who shows in one that it is they need not show it in the others.
    const look = ({ key, newValue }: StorageEvent) => {
      if (key === storageKeys.provenAt && newValue !== null) settle(true);
    };
    window.addEventListener('storage', look);
    return () => {
      window.removeEventListener('storage', look);
      // Where the page is left with its dialog; once answered, it is answered.
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
