import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { adminEn } from '../admin.en.ts';
import { useIsLive } from './use-live.ts';

interface Props {
  /** Number of new entries since the reader last looked; a click shows them. */
  arrived?: number;
  onShow?: () => void;
}

/** As wide as the longer text, so that a title beside it does not wrap again after the connection opens. */
const roomForBoth =
  'inline-flex flex-col items-end after:invisible after:h-0 after:pr-1 after:pl-5 after:text-14 after:font-strong ' +
  'after:whitespace-nowrap after:content-[attr(data-other)]';

/** Shows whether the list updates live. */
export function LiveMark({ arrived = 0, onShow }: Props) {
  const t = useText(adminEn);
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
    <span data-other={t(live ? 'notLive' : 'live')} className={roomForBoth}>
      <span className={look}>
        {dot}
        {t(live ? 'live' : 'notLive')}
      </span>
    </span>
  );
}
