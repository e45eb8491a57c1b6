import { createElement } from 'react';
import { toast } from 'sonner';
import { ToastCard, type ToastVariant } from './ToastCard.tsx';

const TOAST_MS = 1800;

export interface ToastOptions {
  variant?: ToastVariant;
  /** 1800 ms by default; section 8's errors have their own. */
  durationMs?: number;
  action?: { label: string; onClick: () => void };
  /** The same id replaces the toast instead of adding one. */
  id?: string;
}

export function putToast(
  message: string,
  { variant = 'info', durationMs = TOAST_MS, action, id }: ToastOptions = {},
): void {
  const card = (toastId: string | number) =>
    createElement(ToastCard, { message, variant, action, onDone: () => toast.dismiss(toastId) });
  toast.custom(card, { duration: durationMs, ...(id ? { id } : {}) });
}
