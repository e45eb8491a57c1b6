import { createElement } from 'react';
import { toast } from 'sonner';
import { ToastCard } from './ToastCard.tsx';
import type { ToastOptions } from './toast.ts';

const TOAST_MS = 1800;

export function putToast(
  message: string,
  { variant = 'info', durationMs = TOAST_MS, action, id }: ToastOptions = {},
): void {
  const card = (toastId: string | number) =>
    createElement(ToastCard, { message, variant, action, onDone: () => toast.dismiss(toastId) });
  toast.custom(card, { duration: durationMs, ...(id ? { id } : {}) });
}
