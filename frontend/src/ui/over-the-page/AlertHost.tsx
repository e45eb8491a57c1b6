import { useEffect, useState } from 'react';
import { provideAlerts } from './alert.ts';
import type { AlertQuestion } from './AlertDialog.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

const AlertDialog = lazyDialog(async () => (await import('./AlertDialog.tsx')).AlertDialog);

interface OpenAlert extends AlertQuestion {
  answer: (confirmed: boolean) => void;
}

/** Shows questions of `ask()`, one after the other. Place one in each signed-in layout. */
export function AlertHost() {
  const [queue, setQueue] = useState<readonly OpenAlert[]>([]);
  const [current] = queue;

  useEffect(
    () =>
      provideAlerts(
        (question) => new Promise((resolve) => setQueue((before) => [...before, { ...question, answer: resolve }])),
      ),
    [],
  );

  function answer(confirmed: boolean) {
    current?.answer(confirmed);
    setQueue((before) => before.filter((asked) => asked !== current));
  }

  if (!current) return null;
  return <AlertDialog {...current} open onAnswer={answer} />;
}
