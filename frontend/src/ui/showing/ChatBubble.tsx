import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { cx } from '../class-names.ts';
import { uiEn } from '../ui.en.ts';

export type MessageState = 'sending' | 'sent' | 'read' | 'failed';

interface Props {
  mine: boolean;
  children: ReactNode;
  /** Time of sending: "8:05 AM". */
  time: string;
  /** For own messages. */
  state?: MessageState;
  onRetry?: () => void;
  /** Discards an unsent message. */
  onDiscard?: () => void;
  /** Attached picture or file, without the bubble's padding. */
  attachment?: ReactNode;
  /** For received messages: their sequence, for detecting that they are in view. */
  sequence?: number | null;
}

/** One message: received ones on the left in white, own ones on the right in brand colour. */
export function ChatBubble({ mine, children, time, state = 'sent', onRetry, onDiscard, attachment, sequence }: Props) {
  return (
    <div
      data-received={mine ? undefined : (sequence ?? 0)}
      className={cx('flex max-w-[85%] flex-col gap-1', mine ? 'items-end self-end' : 'items-start self-start')}
    >
      {attachment && <div className="overflow-hidden rounded-20">{attachment}</div>}
      {children && (
        <div
          className={cx(
            'rounded-20 px-3.5 py-2 text-16 wrap-anywhere whitespace-pre-wrap',
            mine ? cx('rounded-br-[4px]', mineLooks[state]) : 'rounded-bl-[4px] border border-line bg-surface',
          )}
        >
          {children}
        </div>
      )}
      {mine ? <OwnFoot {...{ time, state, onRetry, onDiscard }} /> : <p className="px-1 text-12 text-muted">{time}</p>}
    </div>
  );
}

const mineLooks: Record<MessageState, string> = {
  sending: 'bg-brand-tint text-brand-ink',
  sent: 'bg-brand text-on-brand',
  read: 'bg-brand text-on-brand',
  failed: 'border border-danger bg-danger-tint text-ink',
};

interface FootProps {
  time: string;
  state: MessageState;
  onRetry: (() => void) | undefined;
  onDiscard: (() => void) | undefined;
}

function OwnFoot({ time, state, onRetry, onDiscard }: FootProps) {
  const t = useText(uiEn);
  const foot = 'flex items-center gap-1.5 px-1 text-12';
  const quiet = cx(foot, 'text-muted');
  if (state === 'sending')
    return (
      <p className={quiet}>
        {t('sending')} <Clock aria-hidden="true" className="size-3.5" />
      </p>
    );
  if (state === 'failed') {
    return (
      <p role="alert" className={cx(foot, 'font-strong text-danger-ink')}>
        <CircleAlert aria-hidden="true" className="size-3.5" /> {t('notSent')}
        {onRetry && (
          <button type="button" onClick={onRetry} className="touch-area ml-1 rounded-8 text-brand-ink underline">
            {t('tryAgain')}
          </button>
        )}
        {onDiscard && (
          <button type="button" onClick={onDiscard} className="touch-area ml-2 rounded-8 underline">
            {t('deleteMessage')}
          </button>
        )}
      </p>
    );
  }
  const Mark = state === 'read' ? CheckCheck : Check;
  return (
    <p className={quiet}>
      {time} <Mark aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{t(state)}</span>
    </p>
  );
}
