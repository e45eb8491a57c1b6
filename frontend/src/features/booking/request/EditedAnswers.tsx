import { priceOf } from '#contracts/form/price-of.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorState } from '../../../ui/showing/ErrorState.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { GeneralQuestions } from '../../booking-flow/parts/GeneralQuestions.tsx';
import { Questions } from '../../form/Questions.tsx';
import { editingEn } from './editing.en.ts';
import type { EditedAnswers as Edited } from './use-edited-answers.ts';

interface Props {
  booking: Booking;
  edited: Edited;
  /** The user tried to submit, so errors are shown. */
  tried: boolean;
}

/** The booking's questions with editable answers and the resulting price, or the general questions. */
export function EditedAnswers({ booking, edited, tried }: Props) {
  const { asked, answers, problems, onAnswer, onBusy } = edited;
  const { fields, failure, retry } = asked;
  if (failure) return <ErrorState onRetry={retry}>{errorText(failure)}</ErrorState>;
  if (!fields) return <SkeletonList rows={3} />;
  if (booking.form)
    return (
      <>
        <Questions fields={fields} answers={answers} problems={tried ? problems : []} {...{ onAnswer, onBusy }} />
        <NewPrice before={booking.price} now={priceOf(fields, answers, booking.form.basePriceCentavos).totalCentavos} />
      </>
    );
  return <GeneralQuestions answers={answers} onAnswer={onAnswer} />;
}

function NewPrice({ before, now }: { before: number; now: number }) {
  const t = useText(editingEn);
  return (
    <p aria-live="polite" className="text-14 font-strong empty:hidden">
      {now !== before && t('newPrice', { before: formatPesoLong(before), now: formatPesoLong(now) })}
    </p>
  );
}
