import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Dialog } from '../../../ui/over-the-page/Dialog.tsx';
import { giveFocus } from '../../../ui/forms/give-focus.ts';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { adminEn } from '../admin.en.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useMedia } from '../../../browser/use-media.ts';
import { WIDE_ENOUGH_FOR_BESIDE } from '../list/use-media.ts';
import { cx } from '../../../ui/class-names.ts';

interface Props {
  title: string;
  /** Kind of the record, above the title. */
  kicker: string;
  /** Below the title: statuses and a link to the record. */
  facts?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Panel at the right of a table at full height; on narrower screens a dialog. */
export function QuickLook(props: Props) {
  const beside = useMedia(WIDE_ENOUGH_FOR_BESIDE);
  return beside ? <Beside {...props} /> : <Covering {...props} />;
}

function Beside({ title, kicker, facts, onClose, children }: Props) {
  const t = useText(adminEn);
  const panel = useRef<HTMLElement>(null);
  useFocusOnceOpened(panel);
  useEscapeInside(panel, onClose);

  return (
    <aside
      aria-label={t('quickLookAt', { title })}
      ref={panel}
      tabIndex={-1}
      className={cx(
        'sticky top-0 z-20 -my-6 -mr-7 ml-7 flex h-dvh w-89 shrink-0 flex-col overflow-y-auto border-l',
        'border-line bg-surface -outline-offset-2 lg:-mb-8',
      )}
      style={{ animation: 'suki-fade-in var(--calm) var(--ease)' }}
    >
      <header className="flex items-start justify-between gap-3 px-5 pt-5 pb-3.5">
        <div className="min-w-0">
          <p className="text-13 text-muted">{kicker}</p>
          <h2 title={title} className="line-clamp-3 text-22 font-title [overflow-wrap:anywhere]">
            {title}
          </h2>
          {facts && <div className="mt-1.5 flex flex-wrap items-center gap-2">{facts}</div>}
        </div>
        <IconButton label={t('closeQuickLook')} size={36} onClick={onClose} className="-mr-2">
          <X aria-hidden="true" className="size-5.5" />
        </IconButton>
      </header>
      {children}
    </aside>
  );
}

function Covering({ title, kicker, facts, onClose, children }: Props) {
  return (
    <Dialog open onClose={onClose} title={title} description={kicker} place="side">
      {facts && <div className="-mt-2 mb-4 flex flex-wrap items-center gap-2">{facts}</div>}
      <div className="-mx-5 -mb-5 md:-mx-6 md:-mb-6">{children}</div>
    </Dialog>
  );
}

/** Escape closes the panel while the focus is inside. */
function useEscapeInside(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const inside = panel.current?.contains(document.activeElement) ?? false;
      if (event.key === 'Escape' && !event.defaultPrevented && inside) onClose();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [panel, onClose]);
}

/** A panel opened by the user receives the focus; one that is open on page load does not. */
function useFocusOnceOpened(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement !== document.body) panel.current?.focus({ preventScroll: true });
  }, [panel]);
}

/** On close the focus returns to the panel's row, or to the element that had it before. */
export function useRestoreFocus(rowElementId: string): void {
  const row = useRef(rowElementId);
  useEffect(() => {
    row.current = rowElementId;
  }, [rowElementId]);

  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // Recorded before the panel takes the focus.
    opener.current ??= document.activeElement;
  }, []);

  // Restores the focus only if it was lost with the panel.
  useEffect(
    () => () => void requestAnimationFrame(() => giveFocus(document.getElementById(row.current), opener.current)),
    [],
  );
}
