import { CloudOff, RefreshCw, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../pressing/Button.tsx';
import { uiEn } from '../ui.en.ts';

interface Props {
  title?: string;
  /** Usually the error's message. */
  children?: ReactNode;
  onRetry?: () => void | Promise<unknown>;
  icon?: LucideIcon;
  /** Further actions below Retry. */
  otherwise?: ReactNode;
}

/** A failed read: what happened, and Retry. */
export function ErrorState({ title, children, onRetry, icon: Icon = CloudOff, otherwise }: Props) {
  const t = useText(uiEn);
  return (
    <div role="alert" className="flex flex-col items-center px-4 py-8 text-center">
      <span className="mb-5 flex size-18 items-center justify-center rounded-20 bg-danger-tint text-danger-ink">
        <Icon aria-hidden="true" className="size-8" />
      </span>
      <h2 className="text-16 font-strong">{title ?? t('somethingWentWrong')}</h2>
      {children && <p className="mt-1 max-w-64 text-14 text-muted">{children}</p>}
      {onRetry && (
        <Button
          variant="outline"
          size={44}
          className="mt-4"
          icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
          onClick={onRetry}
        >
          {t('retry')}
        </Button>
      )}
      {otherwise && <div className="mt-3">{otherwise}</div>}
    </div>
  );
}
