import { ArrowRight } from 'lucide-react';
import type { SyntheticEvent, ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { FlowLayout } from './FlowLayout.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { StickyBar } from '../../../ui/page/StickyBar.tsx';
import { bookingFlowText } from '../booking-flow.text.ts';
import { BookingSummary } from './BookingSummary.tsx';
import { type ProgressStep, progressSteps } from '../next-step.ts';
import { selectIsSubmitting, selectStepsDone } from '../selectors.ts';

const FORM = 'flow-step';

interface Props {
  title: string;
  /** Which part of the progress bar it is; null: what comes before all of them. */
  step: ProgressStep | null;
  back: { to: string; label: string };
  /** Words of the button that leads on; none where choosing itself leads on. */
  onward?: string;
  disabled?: boolean;
  onContinue?: () => void;
  /** Left of the button on phones: what is chosen. */
  chosen?: ReactNode;
  /** Right of the step on wide screens: the summary with the button unless said otherwise. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of a step: progress, what is asked, what is chosen so far, and one button that leads on. While the booking is
 * under way nothing of it can be changed: what is booked is what is shown.
 */
export function FlowStep({ title, step, back, onward, disabled, onContinue, chosen, aside, children }: Props) {
  const t = useText(bookingFlowText);
  const done = useSelector(selectStepsDone);
  const steps = progressSteps(step, done);
  const isBusy = useSelector(selectIsSubmitting);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy) onContinue?.();
  }

  // Beside what is chosen there is little room, and the words of a button don't break.
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
