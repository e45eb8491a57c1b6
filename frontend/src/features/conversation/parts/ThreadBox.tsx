import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import type { useThreadScroll } from '../use-thread-scroll.ts';

interface Props {
  scroll: ReturnType<typeof useThreadScroll>;
  onScroll?: () => void;
  label: string;
  /** Of the button to unseen messages below the view. */
  belowLabel: string;
  children: ReactNode;
}

/** Scrollable messages of a chat or ticket; they stand at the foot while there are few. */
export function ThreadBox({ scroll, onScroll = scroll.onScroll, label, belowLabel, children }: Props) {
  const { box, below, toFoot } = scroll;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        onScroll={onScroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be focusable
        tabIndex={0}
        role="group"
        aria-label={label}
        className="relative flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:outline-offset-[-3px]"
      >
        <div className="flex min-h-full flex-col justify-end gap-3 p-4 lg:px-6">{children}</div>
      </div>
      {below && (
        <Button
          size={36}
          variant="ink"
          className="absolute! bottom-3 left-1/2 -translate-x-1/2 shadow-2"
          icon={<ChevronDown aria-hidden="true" className="size-4.5" />}
          onClick={toFoot}
        >
          {belowLabel}
        </Button>
      )}
    </div>
  );
}
