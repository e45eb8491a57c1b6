import { accountCalls, closingCalls, myDataCalls, phoneCalls, sessionCalls } from './account.ts';
import { addressCalls } from './account-addresses.ts';
import { cloudSignInCalls } from './account-cloud.ts';
import { passkeyCalls } from './account-passkeys.ts';
import { proofCalls } from './account-proof.ts';
import { passwordCalls } from './account-passwords.ts';
import { secondFactorCalls } from './account-second-factor.ts';
import { analyticsCalls } from './analytics.ts';
import { approvalCalls } from './approval.ts';
import { listViewCalls, personForStaffCalls } from './account-staff.ts';
import { bookingCalls } from './booking.ts';
import type { Call } from './call.ts';
import { calendarCalls } from './calendar.ts';
import { catalogueCalls } from './catalogue.ts';
import { categoryCalls, serviceCalls } from './catalogue-admin.ts';
import { conversationCalls } from './conversation.ts';
import { disputeCalls, safetyCalls } from './dispute.ts';
import { reviewCalls } from './review.ts';
import { documentCalls } from './worker-documents.ts';
import { formCalls } from './form.ts';
import { notificationCalls } from './notification.ts';
import { payoutCalls } from './payout.ts';
import { paymentCalls } from './payment.ts';
import { statementCalls } from './payment-statements.ts';
import { placeCalls } from './place.ts';
import { platformCalls } from './platform.ts';
import { bugCalls } from './support-bugs.ts';
import { contactCalls } from './support-contact.ts';
import { adminTicketCalls, ticketCalls } from './support-tickets.ts';
import { savedReplyCalls } from './support-replies.ts';
import { searchCalls } from './search.ts';
import { uploadCalls } from './upload.ts';
import { favouriteCalls, workerCalls } from './worker.ts';

/** Every endpoint by name, module by module. */
export const modules = {
  account: {
    ...accountCalls,
    ...addressCalls,
    ...passwordCalls,
    ...sessionCalls,
    ...proofCalls,
    ...cloudSignInCalls,
    ...passkeyCalls,
    ...phoneCalls,
    ...secondFactorCalls,
    ...myDataCalls,
    ...closingCalls,
    ...listViewCalls,
    ...personForStaffCalls,
  },
  analytics: analyticsCalls,
  approval: approvalCalls,
  upload: uploadCalls,
  catalogue: { ...catalogueCalls, ...serviceCalls, ...categoryCalls },
  form: formCalls,
  worker: { ...workerCalls, ...documentCalls, ...favouriteCalls },
  search: searchCalls,
  booking: bookingCalls,
  calendar: calendarCalls,
  payment: { ...paymentCalls, ...statementCalls },
  payout: payoutCalls,
  review: reviewCalls,
  dispute: { ...disputeCalls, ...safetyCalls },
  conversation: conversationCalls,
  notification: notificationCalls,
  support: { ...bugCalls, ...ticketCalls, ...adminTicketCalls, ...contactCalls, ...savedReplyCalls },
  place: placeCalls,
  platform: platformCalls,
};

export const routeTable = {
  ...modules.account,
  ...modules.analytics,
  ...modules.approval,
  ...modules.upload,
  ...modules.catalogue,
  ...modules.form,
  ...modules.worker,
  ...modules.booking,
  ...modules.calendar,
  ...modules.payment,
  ...modules.payout,
  ...modules.review,
  ...modules.dispute,
  ...modules.conversation,
  ...modules.notification,
  ...modules.place,
  ...modules.search,
  ...modules.support,
  ...modules.platform,
} satisfies Record<string, Call>;

export type RouteTable = typeof routeTable;
export type CallName = keyof RouteTable;
type ReadName = { [N in CallName]: RouteTable[N]['method'] extends 'GET' ? N : never }[CallName];
/** GET endpoints are answered by the query API, except those whose data only the command API has. */
export type QueryName = { [N in ReadName]: RouteTable[N] extends { readBy: 'command-api' } ? never : N }[ReadName];
/** Three of them return the bytes of a file. */
export type FileName = 'readFile' | 'readDocument' | 'readCalendarFeed';
/** All others are answered by the command API. */
export type CommandName = Exclude<CallName, QueryName>;
