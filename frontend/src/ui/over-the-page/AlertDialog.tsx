import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { buttonLook } from '../pressing/button-look.ts';
import { uiEn } from '../ui.en.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { cx } from '../class-names.ts';

export interface AlertQuestion {
  /** "Notice" by default (specification section 8). */
  title?: string;
  message: ReactNode;
  ok?: string;
  cancel?: string;
  /** Red OK button, for irreversible actions. */
  danger?: boolean;
}

interface Props extends AlertQuestion {
  open: boolean;
  /** True for OK; false for Cancel and Escape. */
  onAnswer: (confirmed: boolean) => void;
}

export function AlertDialog({ open, onAnswer, title, message, ok, cancel, danger }: Props) {
  const t = useText(uiEn);
  const giveFocusBack = useFocusReturn(open);
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={(next) => !next && onAnswer(false)}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <RadixAlertDialog.Content
          onCloseAutoFocus={giveFocusBack}
          className={cx(
            'fixed top-1/2 left-1/2 z-50 w-[calc(100%-32px)] max-w-[424px] -translate-1/2 rounded-20 bg-raised',
            'max-h-[calc(100dvh-32px)] overflow-y-auto p-6 text-ink shadow-2 outline-none',
          )}
          style={{ animation: 'suki-fade-in var(--calm) var(--ease)' }}
        >
          <RadixAlertDialog.Title className="text-22 font-title">{title ?? t('notice')}</RadixAlertDialog.Title>
          <RadixAlertDialog.Description asChild>
            <div className="mt-2 text-16 text-muted">{message}</div>
          </RadixAlertDialog.Description>
          <div className="mt-6 flex flex-wrap gap-2 *:min-w-fit *:flex-1">
            <RadixAlertDialog.Cancel className={buttonLook({ variant: 'outline' })}>
              {cancel ?? t('cancel')}
            </RadixAlertDialog.Cancel>
            <RadixAlertDialog.Action
              onClick={() => onAnswer(true)}
              className={buttonLook({ variant: danger ? 'danger' : 'primary' })}
            >
              {ok ?? t('ok')}
            </RadixAlertDialog.Action>
          </div>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
