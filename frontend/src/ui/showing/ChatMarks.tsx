import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

/** Parts of a conversation other than messages. */

/** A day: "Today", "Mon, Nov 16". */
export function ChatDay({ children }: { children: ReactNode }) {
  return <p className="py-1 text-center text-13 font-strong text-muted">{children}</p>;
}

/** "2 new messages", on a mango line. */
export function ChatNewLine({ children }: { children: ReactNode }) {
  return (
    <p
      className={cx(
        'flex items-center gap-3 text-13 font-strong text-mango-ink before:h-0.5 before:flex-1 before:bg-mango',
        'after:h-0.5 after:flex-1 after:bg-mango',
      )}
    >
      {children}
    </p>
  );
}

/** An event of the booking within the conversation. */
export function ChatEvent({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p
      className={cx(
        'mx-auto inline-flex max-w-full items-center gap-2 rounded-12 bg-brand-tint px-3 py-2 text-13',
        'text-brand-ink [&>svg]:size-4.5 [&>svg]:shrink-0',
      )}
    >
      {icon}
      <span>{children}</span>
    </p>
  );
}

export function ChatTyping({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="flex flex-col items-start gap-1">
      <span
        aria-hidden="true"
        className="flex gap-1.5 rounded-20 rounded-bl-[4px] border border-line bg-surface px-4 py-3.5"
      >
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className="size-1.75 rounded-pill bg-muted"
            style={{ animation: `suki-typing 1200ms ${dot * 160}ms infinite` }}
          />
        ))}
      </span>
      <span className="px-1 text-12 text-muted">{children}</span>
    </div>
  );
}
