import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { type PaymentMethod, paymentMethods } from '#contracts/roles.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { useAppDispatch } from '../../api/app-dispatch.ts';
import { useChangeMeMutation } from '../account/api.ts';
import { useLastAddress } from '../booking-flow/address/LastAddress.tsx';
import { offeredMethod } from '../booking-flow/confirm/offered-method.ts';
import { useLatestBooking } from '../booking-flow/parts/use-latest-booking.ts';
import { firstOpenStep } from '../booking-flow/steps.ts';
import { selectDraft } from '../booking-flow/selectors.ts';
import { bookingSubmitted, draftChanged } from '../booking-flow/slice.ts';
import { type BookingDraft, changed } from '../booking-flow/draft/draft.ts';
import { useSettings } from '../../api/use-settings.ts';
import { selectIsAuthenticated, selectUser } from '../../domain/session/selectors.ts';
import { focusQuestion } from '../form/question-id.ts';
import { quickDraft } from './quick-draft.ts';
import type { UrgentOffer } from './urgent-offer.ts';
import { useQuickQuestions } from './use-quick-questions.ts';

/**
 * Books at once if all is known (address, payment method, signed in), asking the service's questions here. Otherwise
 * the flow asks for the missing values. A method chosen here becomes the default.
 */
export function useQuickBook(service: Service, offer: UrgentOffer, now: number) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  const isSignedIn = useSelector(selectIsAuthenticated);
  const draft = useSelector(selectDraft);
  const lastAddress = useLastAddress();
  const { minimumNoticeMinutes } = useSettings();
  const asked = useQuickQuestions(service, offer);
  const [changeMe] = useChangeMeMutation();
  const [thenAskOthers, setThenAskOthers] = useState<boolean | null>(null);
  const method = offeredMethod(
    {
      said: draft.paymentMethod,
      usual: user?.defaultPaymentMethodName,
      last: useLatestBooking().data?.items[0]?.booking.payment.method,
    },
    paymentMethods,
  );

  function choose(next: PaymentMethod) {
    dispatch(draftChanged({ paymentMethod: next, paymentDetails: undefined }));
    if (isSignedIn) void changeMe({ body: { defaultPaymentMethodName: next } });
  }

  // The draft contains exactly the displayed worker, address and time.
  const draftWith = (answered: Pick<BookingDraft, 'answers' | 'estimate'> | null) =>
    quickDraft(service, offer, {
      address: draft.address ?? lastAddress,
      method,
      now,
      noticeMinutes: minimumNoticeMinutes,
      answered,
      thenAskOthers,
    });
  // If something else is missing, the flow asks the questions as well.
  const questions = firstOpenStep(changed(draft, draftWith({}))) === null ? asked.questions : null;
  const isAnswered = !asked.questions || questions?.problems.length === 0;
  const said = draftWith(isAnswered ? asked.answered : null);
  const open = firstOpenStep(changed(draft, said));

  function book() {
    const [first] = questions?.problems ?? [];
    if (first) {
      asked.showProblems();
      return focusQuestion(first.fieldId);
    }
    dispatch(draftChanged(said));
    if (open) void navigate(open.path);
    else if (isSignedIn) dispatch(bookingSubmitted());
    else void navigate('/login', { state: { from: '/client/booking-flow/payment' } });
  }

  return {
    said,
    method,
    choose,
    setThenAskOthers,
    book,
    questions,
    totalCentavos: asked.totalCentavos,
    isComplete: questions !== null || open === null,
    isRead: asked.isRead,
  };
}
