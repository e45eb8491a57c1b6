import type { ToastVariant } from './ToastCard.tsx';

export interface ToastOptions {
  variant?: ToastVariant;
  /** 1800 ms by default; section 8's errors have their own. */
  durationMs?: number;
  action?: { label: string; onClick: () => void };
  /** The same id replaces the toast instead of adding one. */
  id?: string;
}

/**
 * A short message at the screen's edge; also usable in sagas. The rendering code loads after the screen (Toasts.tsx).
 */
export function showToast(message: string, options: ToastOptions = {}): void {
  void import('./sonner-toasts.ts').then(({ putToast }) => putToast(message, options));
}
