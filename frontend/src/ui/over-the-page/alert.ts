import type { AlertQuestion } from './AlertDialog.tsx';

/** "Alerts go to an app-provided handler if present, else the browser alert" (specification section 8). */

type Handler = (question: AlertQuestion) => Promise<boolean>;
let handler: Handler | null = null;

/** The app's AlertHost calls this while it is on the page; the result takes the handler away again. */
export function provideAlerts(next: Handler): () => void {
  handler = next;
  return () => {
    if (handler === next) handler = null;
  };
}

/** Resolves to true for OK. Can be called from sagas as from screens. */
export async function ask(question: AlertQuestion): Promise<boolean> {
  if (handler) return handler(question);
  window.alert(typeof question.message === 'string' ? question.message : (question.title ?? ''));
  return true;
}
