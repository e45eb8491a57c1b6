import type { UserType } from '#contracts/roles.ts';
import type { CommandName } from '#contracts/calls/route-table.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { AccessTokens } from '#infra/sessions/access-tokens.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import type { EventMetadata } from '#contracts/events/envelope.ts';
import type { Follower } from '#infra/eventing/command-handling.ts';
import type { UnreadableEvent } from '#infra/eventing/event-log.ts';
import type { Files } from '#infra/files/port.ts';
import type { PrivateFiles } from '#infra/files/private-files.ts';
import type { Caller, Handlers } from '#contracts/calls/handlers.ts';
import type { IdTokenVerifier } from '#infra/identity/id-token-verifier.ts';
import type { UploadOptions } from '#infra/http/uploads/multipart.ts';
import type { Mail } from '#infra/mail/port.ts';
import type { OpenedSms } from '#infra/sms/open-sms.ts';
import type { Sms } from '#infra/sms/port.ts';
import type { Budget } from '#infra/service/token-buckets.ts';
import { createPublicFetch, type PublicFetch } from '#infra/outbound/public-fetch.ts';
import type { PaymentProvider } from '#infra/payments/port.ts';
import type { SignedGrants } from '#infra/sessions/signed-grants.ts';
import type { AccountDeps } from './account/deps.ts';
import { accountHandlers } from './account/handlers.ts';
import { type FirstAdminStart, type NewAdmin, registerAdmin, startFirstAdmin } from './account/first-admin.ts';
import { relyingPartyOf } from './account/passkeys/relying-party.ts';
import { createListAdmins } from './account/admins.ts';
import { myDataHandlers } from './account/my-data/my-data-handlers.ts';
import { listViewHandlers } from './account/list-views/list-view-handlers.ts';
import { staffNoteHandlers } from './account/staff-notes/staff-note-handlers.ts';
import { createPasswords, weakRecipe } from './account/passwords/passwords.ts';
import { createResetLinks, type ResetLinks } from './account/passwords/reset-links.ts';
import { createUndoLinks, type UndoLinks } from './account/contact/undo-links.ts';
import { createSecretStore, type SecretStore } from './account/secret-store.ts';
import { verifiedCaller } from './account/sign-in/verified-caller.ts';
import { createProofWithoutTexts } from './account/step-up/proof-without-texts.ts';
import { createFreshSignIn } from './account/step-up/fresh-sign-in.ts';
import { approvalHandlers } from './approval/handlers.ts';
import { bookingHandlers } from './booking/handlers.ts';
import { calendarHandlers } from './calendar/handlers.ts';
import { type CalendarReader, createCalendarReader } from './calendar/read-calendars.ts';
import { catalogueHandlers } from './catalogue/handlers.ts';
import { conversationHandlers } from './conversation/handlers.ts';
import { type CommandContext, type CommandHandler, createCommandHandler } from './command-handling/command-handler.ts';
import { disputeHandlers } from './dispute/handlers.ts';
import { safetyHandlers } from './dispute/safety-handlers.ts';
import { formHandlers } from './form/handlers.ts';
import { notificationHandlers } from './notification/handlers.ts';
import type { Staff } from './process-managers/policy.ts';
import { paymentHandlers } from './payment/handlers.ts';
import { statementHandlers } from './payment/statement-handlers.ts';
import { payoutHandlers } from './payout/handlers.ts';
import { platformHandlers } from './platform/handlers.ts';
import { resetHandlers } from './platform/reset-system.ts';
import { staffHandlers } from './platform/staff-handlers.ts';
import { loadSettings } from './platform/settings.ts';
import { reviewHandlers } from './review/handlers.ts';
import { bugHandlers } from './support/bug-handlers.ts';
import { contactHandlers } from './support/contact-handlers.ts';
import { contactThreadHandlers } from './support/contact-thread-handlers.ts';
import { contactThreads, threadTokenIn } from './support/contact-threads.ts';
import { createTicketLinks } from './support/ticket-links.ts';
import { savedReplyHandlers } from './support/saved-reply-handlers.ts';
import { ticketHandlers } from './support/ticket-handlers.ts';
import { ticketStaffHandlers } from './support/ticket-staff-handlers.ts';
import { uploadHandlers } from './upload/handlers.ts';
import { checkDocumentHandlers } from './worker/check-document.ts';
import { documentHandlers } from './worker/document-links.ts';
import { addressHandlers } from './account/addresses/handlers.ts';
import { favouriteHandlers } from './worker/favourite-handlers.ts';
import { workerHandlers } from './worker/handlers.ts';

type Deps = {
  eventLog: DecodedLog;
  privateDocuments: Documents;
  files: Files;
  privateFiles: PrivateFiles;
  mail: Mail;
  sms: Sms;
  /** Stores a provider's delivery reports; null: not from the provider. Default: there is none. */
  receiveTextReport?: OpenedSms['receive'];
  accessTokens: AccessTokens<UserType>;
  grants: SignedGrants;
  /** Verifier of cloud providers' id tokens. */
  idTokens?: IdTokenVerifier | null;
  payments: PaymentProvider;
  /** Fetches URLs that users enter. */
  publicFetch?: PublicFetch;
  now: () => Date;
  /** Sends cookies over TLS only; set in production. */
  secureCookies?: boolean;
  /** Default: no person needs a second factor. */
  lacksSecondFactor?: AccountDeps['lacksSecondFactor'];
  /** Base URL and secret of links in messages. */
  links: { publicUrl: string; secret: string };
  /** Rate limit of one account's chat messages; default: none. */
  messageBudget?: Budget | undefined;
  /** Rate limit of one person's support messages; default: none. */
  ticketBudget?: Budget | undefined;
  /** Two owners may reset the platform. */
  allowsReset?: boolean;
  /** Required if other processes may run the command API on the same log. */
  follower?: Follower<EventMetadata> | undefined;
  /** Called with an unreadable event for which a command is rejected. */
  onUnreadable?: (error: UnreadableEvent) => void;
  /** Hashes passwords at minimum cost, for tests. */
  weakPasswordHashes?: boolean;
};

export type CommandApi = {
  handlers: Handlers<CommandName>;
  commands: CommandHandler;
  /** Waits for events that a caller has seen, with other writers. */
  reached: Follower['reached'] | undefined;
  /** Reads workers' other calendars. */
  calendars: CalendarReader;
  secretStore: SecretStore;
  undoLinks: UndoLinks;
  resetLinks: ResetLinks;
  /** Admin accounts and the address of the admin pages. */
  staff: Staff;
  /** The platform's current settings. */
  settings: () => Promise<Settings>;
  /** Opens an admin's account for the demo; resolves with its id. */
  registerAdmin: (admin: NewAdmin, context: Omit<CommandContext, 'actor'>) => Promise<string>;
  /** Called at each start with ADMIN_EMAIL. */
  startFirstAdmin: (admin: NewAdmin, context: Omit<CommandContext, 'actor'>) => Promise<FirstAdminStart>;
  /** Verifies an access token against the account's current state: a suspension is effective at once. */
  verify: (accessToken: string) => Promise<Caller | null>;
  /** Throws `sign_in_again` unless the person authenticated recently. */
  requireFreshSignIn: (caller: Caller) => Promise<void>;
  /** Key that a visitor's uploads count towards, from the header with their thread's token. */
  visitorOf: NonNullable<UploadOptions['visitorOf']>;
  /** Deletes expired secrets. */
  sweep: () => Promise<unknown>;
};

/** Handlers of all commands, and what the other services need of them. */
export async function createCommandApi({
  eventLog,
  privateDocuments,
  files,
  privateFiles,
  mail,
  sms,
  receiveTextReport = async () => null,
  accessTokens,
  grants,
  idTokens = null,
  payments,
  publicFetch = createPublicFetch(),
  now,
  links,
  messageBudget,
  ticketBudget,
  secureCookies = false,
  lacksSecondFactor,
  follower,
  onUnreadable,
  weakPasswordHashes = false,
  allowsReset = false,
}: Deps): Promise<CommandApi> {
  const commands = createCommandHandler(eventLog, { follower, onUnreadable });
  const settings = () => loadSettings(commands, now());
  const secretStore = await createSecretStore(privateDocuments, now);
  const calendars = createCalendarReader({ commands, secretStore, publicFetch });
  const passwords = weakPasswordHashes ? createPasswords(weakRecipe) : createPasswords();
  const undoLinks = createUndoLinks({ secretStore, ...links });
  const resetLinks = createResetLinks({ secretStore, now, ...links });
  const ticketLinks = createTicketLinks({ secretStore, now, publicUrl: links.publicUrl });
  const threads = contactThreads({ commands, links: ticketLinks });
  const admins = createListAdmins(eventLog, commands);
  const account = {
    commands,
    secretStore,
    passwords,
    accessTokens,
    mail,
    sms,
    undoLinks,
    resetLinks,
    idTokens,
    relyingParty: relyingPartyOf(links.publicUrl),
    now,
    secureCookies,
    lacksSecondFactor,
  };
  return {
    handlers: {
      ...accountHandlers(account),
      ...myDataHandlers({ ...account, grants, eventLog }),
      ...listViewHandlers({ commands, now }),
      ...staffNoteHandlers({ commands, now }),
      ...approvalHandlers({ commands, admins, allowsReset, now }),
      ...uploadHandlers({ commands, files, privateFiles, now }),
      ...catalogueHandlers({ commands, now, settings }),
      ...formHandlers({ commands, now, settings }),
      ...workerHandlers({ commands, now, settings }),
      ...addressHandlers({ commands, now }),
      ...favouriteHandlers({ commands, now }),
      ...documentHandlers({ commands, grants, now }),
      ...checkDocumentHandlers({ commands, now }),
      ...bookingHandlers({ commands, admins, now, settings }),
      ...calendarHandlers({ commands, secretStore, calendars, links, now }),
      ...paymentHandlers({ commands, payments, admins, settings, now }),
      ...statementHandlers({ commands, now }),
      ...payoutHandlers({
        commands,
        secretStore,
        now,
        proofWithoutTexts: sms.isOff ? createProofWithoutTexts(account) : null,
      }),
      ...reviewHandlers({ commands, now }),
      ...disputeHandlers({ commands, settings, admins, privateFiles, now }),
      ...safetyHandlers({ commands, privateFiles, secretStore, now }),
      ...conversationHandlers({ commands, now, messageBudget }),
      ...notificationHandlers({ commands, eventLog, receiveTextReport, now }),
      ...ticketHandlers({ commands, now, ticketBudget }),
      ...ticketStaffHandlers({ commands, now }),
      ...savedReplyHandlers({ commands, now }),
      ...contactHandlers({ commands, secretStore, mail, links: ticketLinks, now }),
      ...contactThreadHandlers({ commands, files, threads, now, ticketBudget }),
      ...platformHandlers({ commands, admins, now }),
      ...resetHandlers({ account, admins, allowsReset }),
      ...staffHandlers({ commands, grants, now }),
      ...bugHandlers({ commands, secretStore, privateFiles, grants, now }),
    },
    commands,
    reached: follower?.reached,
    calendars,
    secretStore,
    undoLinks,
    resetLinks,
    staff: { admins, allowsReset, approvalsUrl: `${links.publicUrl}/admin/approvals`, publicUrl: links.publicUrl },
    settings,
    registerAdmin: (admin, context) => registerAdmin(account, admin, context),
    startFirstAdmin: (admin, context) => startFirstAdmin(account, admin, context),
    verify: (accessToken) => verifiedCaller({ commands, accessTokens }, accessToken),
    requireFreshSignIn: createFreshSignIn(account),
    visitorOf: async (header) => `ticket-${(await threads.opened(threadTokenIn(header))).ticketId}`,
    sweep: () => secretStore.sweep(),
  };
}
