import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { adminText } from '../admin.text.ts';
import { useIsLive } from './use-live.ts';

interface Props {
  /** How many came since the reader last looked; pressing takes them there. */
  arrived?: number;
  onShow?: () => void;
}

/** A dot and a word: what is shown follows what happens. */
export function LiveMark({ arrived = 0, onShow }: Props) {
  const t = useText(adminText);
  const live = useIsLive();
  const dot = (
    <span
      aria-hidden="true"
      className={cx('size-2 rounded-pill', live ? 'bg-success ring-3 ring-success-tint' : 'bg-neutral')}
    />
  );
  const look = cx(
    'inline-flex min-h-9 items-center gap-2 px-1 text-14 font-strong',
    live ? 'text-success-ink' : 'text-muted',
  );
  if (arrived > 0 && onShow) {
    return (
      <button
        type="button"
        onClick={onShow}
        title={t('showNew')}
        className={cx(look, 'touch-area rounded-8 hover:underline hover:underline-offset-4')}
      >
        {dot}
        {t('liveNew', { count: arrived })}
      </button>
    );
  }
  return (
    <span className={look}>
      {dot}
      {t(live ? 'live' : 'notLive')}
    </span>
  );
}
