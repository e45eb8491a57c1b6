import type { ToastOptions } from './sonner-toasts.ts';

/**
 * A short message at the screen's edge; also usable in sagas. The rendering code loads after the screen (Toasts.tsx).
 */
export function showToast(message: string, options: ToastOptions = {}): void {
  void import('./sonner-toasts.ts').then(({ putToast }) => putToast(message, options));
}
