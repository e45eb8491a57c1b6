import type { ToastVariant } from './ToastCard.tsx';

export interface ToastOptions {
  variant?: ToastVariant;
  /** 1800 ms by default; errors of section 8 name their own. */
  durationMs?: number;
  action?: { label: string; onClick: () => void };
  /** The same id replaces the toast instead of adding one. */
  id?: string;
}

/**
 * A short message at the edge of the screen; can be called from sagas as from screens. What draws it comes after the screen
 * that it stands over (Toasts.tsx), and no screen waits for it.
 */
export function showToast(message: string, options: ToastOptions = {}): void {
  void import('./sonner-toasts.ts').then(({ putToast }) => putToast(message, options));
}
