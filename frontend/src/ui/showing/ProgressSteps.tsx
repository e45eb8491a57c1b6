import { useText } from '../../i18n/use-text.ts';
import { cx } from '../class-names.ts';
import { uiEn } from '../ui.en.ts';

interface Props {
  /** Accessible name of the progress. */
  label: string;
  steps: readonly string[];
  /** Index of the current step. */
  current: number;
  /** Which earlier steps are done; all by default. A skipped step leaves no gap in the bar. */
  done?: readonly boolean[];
  /** `deep` inside a DeepPanel: mango bars. */
  on?: 'page' | 'deep';
}

const bar = { done: 'bg-brand', skipped: 'bg-brand/40', open: 'bg-line' };
const deepBar = { done: 'bg-mango', skipped: 'bg-mango/40', open: 'bg-on-deep/20' };

/** A segmented bar with labels: the booking flow, or the progress of a service. */
export function ProgressSteps({ label, steps, current, done, on = 'page' }: Props) {
  const t = useText(uiEn);
  const deep = on === 'deep';
  const isDone = (index: number) => index < current && (done?.[index] ?? true);
  function stateOf(index: number): keyof typeof bar {
    if (index === current || isDone(index)) return 'done';
    return index < current ? 'skipped' : 'open';
  }
  return (
    <ol aria-label={label} className="flex gap-1.5">
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined} className="min-w-0 flex-auto">
          <span
            aria-hidden="true"
            className={cx('mb-2 block h-1 rounded-pill', (deep ? deepBar : bar)[stateOf(index)])}
          />
          <span
            className={cx(
              'block truncate text-12 font-strong tracking-tight sm:text-13 sm:tracking-normal',
              wordTone(index === current, isDone(index), deep),
            )}
          >
            {step}
            {isDone(index) && <span className="sr-only"> ({t('done')})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function wordTone(isCurrent: boolean, isDone: boolean, deep: boolean): string {
  if (deep) return isCurrent ? 'text-on-deep' : 'text-on-deep-muted';
  if (isCurrent) return 'text-brand-ink';
  return isDone ? 'text-ink' : 'text-muted';
}
