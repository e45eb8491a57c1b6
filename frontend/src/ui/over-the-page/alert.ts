import type { AlertQuestion } from './AlertDialog.tsx';

/** "Alerts go to an app-provided handler if present, else the browser alert" (specification section 8). */

type Handler = (question: AlertQuestion) => Promise<boolean>;
let handler: Handler | null = null;

/** Called by the app's AlertHost while it is mounted; the returned function unregisters it. */
export function provideAlerts(next: Handler): () => void {
  handler = next;
  return () => {
    if (handler === next) handler = null;
  };
}

/** Resolves to true for OK. Also usable in sagas. */
export async function ask(question: AlertQuestion): Promise<boolean> {
  if (handler) return handler(question);
  window.alert(typeof question.message === 'string' ? question.message : (question.title ?? ''));
  return true;
}
