import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { cx } from '../class-names.ts';
import { IconButton } from '../pressing/IconButton.tsx';
import { uiEn } from '../ui.en.ts';
import { useFocusReturn } from './use-focus-return.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** A sentence below the title. */
  description?: ReactNode;
  /** Buttons at the foot: side by side if both fit on one line, else stacked. */
  actions?: ReactNode;
  /** `centre`: centred; `sheet`: at the bottom edge on phones; `side`: at the right edge. */
  place?: 'centre' | 'sheet' | 'side';
  /** Takes the width of a large window: for reading content, alone or beside a form. */
  wide?: boolean;
  /** The first field receives the initial focus, not the close button. */
  startsAtField?: boolean;
  children?: ReactNode;
}

const animated = (name: string) => ({ animation: `${name} var(--calm) var(--ease)` });

const centre =
  'top-1/2 left-1/2 max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] max-w-(--width) -translate-1/2 rounded-20 [--foot:20px] md:[--foot:24px]';
const places = {
  centre,
  sheet:
    'inset-x-0 bottom-0 max-h-[90dvh] rounded-t-28 [--foot:max(20px,env(safe-area-inset-bottom))] ' +
    'md:inset-auto md:top-1/2 md:left-1/2 md:max-h-[calc(100dvh-32px)] md:w-(--width) md:-translate-1/2 ' +
    'md:rounded-20 md:[--foot:24px]',
  side: 'inset-y-0 right-0 w-full max-w-[420px] [--foot:20px] md:[--foot:24px]',
};
const entrances = { centre: 'suki-fade-in', sheet: 'suki-fade-in', side: 'suki-fade-in' };

/**
 * Traps the focus, closes on Escape and on a click outside, and restores the focus. Long content scrolls between
 * title and buttons.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  actions,
  place = 'centre',
  wide = false,
  startsAtField = false,
  children,
}: Props) {
  const t = useText(uiEn);
  const giveFocusBack = useFocusReturn(open);
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-scrim" style={animated('suki-fade-in')} />
        <RadixDialog.Content
          onCloseAutoFocus={giveFocusBack}
          // React passes events of a portal on to the form that opened it, which would be sent as well.
          onSubmit={(event) => event.stopPropagation()}
          {...(startsAtField && { onOpenAutoFocus: focusField })}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cx(
            'fixed z-50 flex flex-col overflow-y-auto bg-raised px-5 pb-(--foot) text-ink shadow-2 ' +
              'outline-none [scroll-padding-block:72px] md:px-6',
            places[place],
            wide ? '[--width:min(1120px,calc(100vw-32px))]' : '[--width:464px]',
          )}
          style={animated(entrances[place])}
        >
          <div className="sticky top-0 z-10 -mx-5 flex items-start justify-between gap-4 bg-raised px-5 pt-5 pb-1 md:-mx-6 md:px-6 md:pt-6">
            <RadixDialog.Title className="min-w-0 text-22 font-title">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label={t('close')} className="-mt-2 -mr-2">
                <X aria-hidden="true" className="size-5.5" />
              </IconButton>
            </RadixDialog.Close>
          </div>
          {description && (
            <RadixDialog.Description className="text-14 text-muted">{description}</RadixDialog.Description>
          )}
          <div className="mt-4">{children}</div>
          {actions && (
            <div
              className={cx(
                'sticky -bottom-(--foot) z-10 -mx-5 mt-3 -mb-(--foot) flex flex-wrap gap-2 bg-raised px-5 pt-3',
                'pb-(--foot) *:min-w-fit *:flex-1 md:-mx-6 md:px-6',
              )}
            >
              {actions}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function focusField(event: Event): void {
  const field = event.currentTarget instanceof HTMLElement && event.currentTarget.querySelector('input');
  if (!field) return;
  event.preventDefault();
  field.focus();
}
