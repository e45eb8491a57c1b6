import { createElement } from 'react';
import { toast } from 'sonner';
import { ToastCard, type ToastVariant } from './ToastCard.tsx';

export interface ToastOptions {
  variant?: ToastVariant;
  /** 1800 ms by default; errors of section 8 name their own. */
  durationMs?: number;
  action?: { label: string; onClick: () => void };
  /** The same id replaces the toast instead of adding one. */
  id?: string;
}

const TOAST_MS = 1800;

/** A short message at the edge of the screen; can be called from sagas as from screens. */
export function showToast(
  message: string,
  { variant = 'info', durationMs = TOAST_MS, action, id }: ToastOptions = {},
): void {
  const card = (toastId: string | number) =>
    createElement(ToastCard, { message, variant, action, onDone: () => toast.dismiss(toastId) });
  toast.custom(card, { duration: durationMs, ...(id ? { id } : {}) });
}
