import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement } from 'react';

/** A word of explanation on hover and focus. Never the only place where something is said: phones have no hover. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content sideOffset={6} className="z-50 max-w-64 rounded-8 bg-toast px-2.5 py-1.5 text-13 text-on-toast shadow-2">
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
