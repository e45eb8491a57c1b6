import { ArrowRight } from 'lucide-react';
import type { SyntheticEvent, ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { FlowLayout } from './FlowLayout.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { StickyBar } from '../../../ui/page/StickyBar.tsx';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { BookingSummary } from './BookingSummary.tsx';
import { type ProgressStep, progressSteps } from '../next-step.ts';
import { selectIsSubmitting, selectStepsDone } from '../selectors.ts';

const FORM = 'flow-step';

interface Props {
  title: string;
  /** Part of the progress bar; null before the first part. */
  step: ProgressStep | null;
  back: { to: string; label: string };
  /** Label of the continue button; omitted where a choice itself continues. */
  onward?: string;
  disabled?: boolean;
  onContinue?: () => void;
  /** Current choice, left of the button on phones. */
  chosen?: ReactNode;
  /** Right of the step on wide screens; by default the summary with the button. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * Frame of a step: progress, content, current choices and the continue button. During submission all inputs are
 * disabled, so that the screen shows the submitted booking.
 */
export function FlowStep({ title, step, back, onward, disabled, onContinue, chosen, aside, children }: Props) {
  const t = useText(bookingFlowEn);
  const done = useSelector(selectStepsDone);
  const steps = progressSteps(step, done);
  const isBusy = useSelector(selectIsSubmitting);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy) onContinue?.();
  }

  // There is little room beside the choice, and a button's label does not wrap.
  const button = (wide: boolean) =>
    onward && (
      <Button
        type="submit"
        form={FORM}
        wide={wide}
        className={wide ? '' : 'shrink-0 px-4! whitespace-nowrap'}
        disabled={disabled}
        busy={isBusy}
        iconEnd={<ArrowRight aria-hidden="true" className="size-5" />}
      >
        {onward}
      </Button>
    );
  return (
    <FlowLayout
      title={title}
      back={back}
      closeTo="/client/home"
      steps={{
        label: t('progress'),
        names: steps.map(({ word }) => t(word)),
        current: steps.findIndex(({ name }) => name === (step === 'late-address' ? 'address' : step)),
        done: steps.map(({ name }) => done[name]),
      }}
      aside={
        aside === undefined ? (
          <BookingSummary>{button(true)}</BookingSummary>
        ) : (
          aside && <div inert={isBusy}>{aside}</div>
        )
      }
      foot={
        onward && (
          <StickyBar className="lg:hidden">
            {chosen ? <div className="min-w-0">{chosen}</div> : null}
            {button(!chosen)}
          </StickyBar>
        )
      }
    >
      <form id={FORM} noValidate inert={isBusy} onSubmit={submit}>
        {children}
      </form>
    </FlowLayout>
  );
}
