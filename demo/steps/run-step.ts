import * as z from 'zod/mini';
import type { Call } from '#contracts/calls/call.ts';
import { type CommandName, routeTable } from '#contracts/calls/route-table.ts';
import { streams } from '#contracts/events/streams.ts';
import type { PolicyName } from '#contracts/platform/policies.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { CallContext, Caller, Handlers } from '#contracts/calls/handlers.ts';
import type { OutboxMessage } from '#infra/mail/outbox.ts';
import type { NewAdmin } from '#command-api/account/first-admin.ts';
import type { PaymentProvider } from '#infra/payments/port.ts';
import type { Sandbox } from '#infra/payments/sandbox-payments.ts';
import { approvalDecider } from '#command-api/approval/decider.ts';
import { bookingDecider } from '#command-api/booking/decider.ts';
import type { CommandContext, CommandHandler } from '#command-api/command-handling/command-handler.ts';
import { loadDisputedBooking } from '#command-api/dispute/booking-money.ts';
import { paymentDecider } from '#command-api/payment/decider.ts';
import { attemptIdOf } from '#command-api/payment/attempt-id.ts';
import { findPayable } from '#command-api/payment/payable-booking.ts';
import { applyPaymentOutcome } from '#command-api/payment/provider-events.ts';
import { changeMoneySettings } from '#command-api/platform/change-settings.ts';
import { settleEarning } from '#command-api/payout/settle-earning.ts';
import { accountIdOf, commandIdOf, workerIdOf } from '../people/ids.ts';
import { samplePdf } from './sample-pdf.ts';
import { closePayouts, payPayouts } from './run-pay-day.ts';
import { demoPassword, demoPerson } from '../people/people.ts';
import type { CallStep, Step } from './step.ts';

export type StepDeps = {
  handlers: Handlers<CommandName>;
  commands: CommandHandler;
  settings: () => Promise<Settings>;
  registerAdmin: (admin: NewAdmin, context: Omit<CommandContext, 'actor'>) => Promise<string>;
  outbox: { list(): Promise<readonly OutboxMessage[]> };
  /** null if a real provider is configured: then the demo has no payments. */
  sandbox: Pick<Sandbox, 'approve' | 'refuse'> | null;
};

/** Runs a step through the command API's handlers. */
export async function runStep(deps: StepDeps, step: Step): Promise<void> {
  if (isPolicyStep(step))
    return runPolicyStep(deps, step, {
      commandId: commandIdOf(step.name),
      actor: 'system',
      ...actors[step.do],
      now: step.at,
    });
  switch (step.do) {
    case 'registerAdmin':
      return registerAdmin(deps, step);
    case 'joinByPhone':
      return joinByPhone(deps, step);
    case 'proveEmail':
      return proveEmail(deps, step);
    case 'provePhone':
      return provePhone(deps, step);
    case 'setPayoutAccount':
      return setPayoutAccount(deps, step);
    case 'decideDispute':
      return decideDispute(deps, step);
    case 'payPayouts':
      return payPayouts(deps, step, contextOf(step));
    default:
      return byCall(deps, step);
  }
}

async function registerAdmin({ registerAdmin: register }: StepDeps, step: Step): Promise<void> {
  const { email, firstName, lastName } = demoPerson(nameIn(step));
  await register(
    { email, firstName, lastName, password: demoPassword },
    { commandId: commandIdOf(step.name), now: step.at },
  );
}

async function byCall({ handlers, sandbox }: StepDeps, step: Step & CallStep): Promise<void> {
  if (!sandbox && isOfMoney(step)) return;
  return call(handlers, step, {
    ...contextOf(step),
    files: (step.documents ?? []).map(samplePdf),
    fields: step.documentKind ? { type: step.documentKind } : {},
  });
}

/** Reads the amount due first, as an admin does. */
async function decideDispute(deps: StepDeps, step: Extract<Step, { do: 'decideDispute' }>): Promise<void> {
  const { dueCentavos: due } = await loadDisputedBooking(deps.commands, step.params?.id ?? '');
  const decided: CallStep = { ...step, ...(step.body && { body: { ...step.body, due } }) };
  return call(deps.handlers, decided, { ...contextOf(step), files: [], fields: {} });
}

/** Steps that are skipped if a real payment provider is configured. */
const ofMoney: readonly Step['do'][] = [
  'pay',
  'confirmCash',
  'requestPayment',
  'verifyPayment',
  'refundPayment',
  'importStatement',
];

function isOfMoney(step: Step): boolean {
  return ofMoney.includes(step.do);
}

const policySteps = [
  'expireBooking',
  'carryOutSettings',
  'settleEarning',
  'closePayouts',
  'askForPayment',
  'closePayment',
  'approvePayment',
  'refusePayment',
] as const satisfies readonly Step['do'][];
type PolicyStep = Extract<Step, { do: (typeof policySteps)[number] }>;

/** The policy or provider that performs a step. */
const actors: Record<PolicyStep['do'], { policy: PolicyName } | { provider: PaymentProvider['name'] }> = {
  expireBooking: { policy: 'when-unanswered-expire' },
  carryOutSettings: { policy: 'when-approval-granted-carry-out' },
  settleEarning: { policy: 'when-verified-add-earning' },
  closePayouts: { policy: 'every-friday-schedule-payouts' },
  askForPayment: { policy: 'when-completed-request-payment' },
  closePayment: { policy: 'when-cancelled-settle-payment' },
  approvePayment: { provider: 'sandbox' },
  refusePayment: { provider: 'sandbox' },
};

function isPolicyStep(step: Step): step is PolicyStep {
  return policySteps.some((name) => name === step.do);
}

/** Performs what a policy would have done at that time. */
async function runPolicyStep(deps: StepDeps, step: PolicyStep, context: CommandContext): Promise<void> {
  switch (step.do) {
    case 'expireBooking': {
      await deps.commands.handle(
        bookingDecider,
        streams.booking(step.bookingId),
        { type: 'ExpireBooking', data: { now: step.at, settings: await deps.settings() } },
        context,
      );
      return;
    }
    case 'carryOutSettings':
      return carryOutSettings(deps, step, context);
    case 'settleEarning':
      return settleEarning(
        deps,
        { bookingId: step.bookingId, correctionId: `settled:${context.commandId}`, at: step.at },
        context,
      );
    case 'closePayouts':
      return closePayouts(deps, step, context);
    case 'askForPayment':
      return onPayment(deps, step.bookingId, context, 'RequestOutstandingPayment');
    case 'closePayment':
      return onPayment(deps, step.bookingId, context, 'VoidPayment');
    case 'approvePayment':
    case 'refusePayment':
      return decidePayment(deps, step, context);
  }
}

async function carryOutSettings(
  { commands }: StepDeps,
  { approvalId }: Extract<PolicyStep, { do: 'carryOutSettings' }>,
  context: CommandContext,
): Promise<void> {
  const { state } = await commands.load(approvalDecider, streams.approval(approvalId));
  if (state.status === 'none' || state.subject.change !== 'money_settings') return;
  await changeMoneySettings(commands, { approvalId, subject: state.subject }, context);
}

async function onPayment(
  { commands, sandbox }: StepDeps,
  bookingId: string,
  context: CommandContext,
  type: 'RequestOutstandingPayment' | 'VoidPayment',
): Promise<void> {
  const booking = await findPayable(commands, bookingId);
  if (!booking || !sandbox) return;
  await commands.handle(
    paymentDecider,
    streams.payment(bookingId),
    { type, data: { booking, now: context.now } },
    context,
  );
}

type Decided = Extract<PolicyStep, { paidBy: string }>;

async function decidePayment(
  { commands, sandbox }: StepDeps,
  { do: deed, bookingId, paidBy }: Decided,
  context: CommandContext,
): Promise<void> {
  const { state } = await commands.load(paymentDecider, streams.payment(bookingId));
  const attempt = state.attempts.find(({ attemptId }) => attemptId === attemptIdOf(commandIdOf(paidBy)));
  if (!sandbox || !attempt?.providerPaymentId) return;
  const outcome = await (deed === 'approvePayment'
    ? sandbox.approve(attempt.providerPaymentId)
    : sandbox.refuse(attempt.providerPaymentId));
  await applyPaymentOutcome(commands, { ...attempt, bookingId }, outcome, context);
}

/** `register carla-lim` → `carla-lim` */
function nameIn({ name }: Step): string {
  return name.slice(name.indexOf(' ') + 1);
}

async function proveEmail({ handlers, outbox }: StepDeps, step: Step): Promise<void> {
  const { email } = demoPerson(step.as);
  await call(handlers, { do: 'sendEmailCode', body: {} }, contextOf(step));
  const code = (await outbox.list()).find((message) => message.to === email && message.code !== undefined)?.code;
  // After an interruption the address may be proven already; then no code is sent.
  if (code) await call(handlers, { do: 'verifyEmail', body: { code } }, contextOf(step));
}

/** After an interruption the earlier code is used: another one so soon is refused. */
async function joinByPhone({ handlers, outbox }: StepDeps, step: Step): Promise<void> {
  const { phone, firstName, lastName, userType, language } = demoPerson(step.as);
  const newest = async () =>
    (await outbox.list()).find((message) => message.to === phone && message.code !== undefined)?.code;
  if ((await newest()) === undefined)
    await call(handlers, { do: 'sendSignInCode', body: { phone, language } }, contextOf(step));
  const phoneCode = (await newest()) ?? '';
  const as = userType === 'worker' ? 'worker' : 'client';
  const body = { phone, phoneCode, firstName, lastName, userType: as, language } as const;
  await call(handlers, { do: 'register', body }, contextOf(step));
}

async function provePhone({ handlers, outbox }: StepDeps, step: Step): Promise<void> {
  const { phone } = demoPerson(step.as);
  const code = await codeTo(phone, { handlers, outbox }, step);
  if (code) await call(handlers, { do: 'verifyPhone', body: { phone, code } }, contextOf(step));
}

/** Requests the code that a payout account needs. */
async function setPayoutAccount(
  { handlers, outbox }: StepDeps,
  step: Extract<Step, { do: 'setPayoutAccount' }>,
): Promise<void> {
  if (!step.body) return;
  const phoneCode = await codeTo(demoPerson(step.as).phone, { handlers, outbox }, step);
  await call(handlers, { do: 'setPayoutAccount', body: { ...step.body, phoneCode } }, contextOf(step));
}

async function codeTo(
  phone: string,
  { handlers, outbox }: Pick<StepDeps, 'handlers' | 'outbox'>,
  step: Step,
): Promise<string | undefined> {
  await call(handlers, { do: 'sendPhoneCode', body: { phone } }, contextOf(step));
  return (await outbox.list()).find((message) => message.to === phone && message.code !== undefined)?.code;
}

/** Validates the body like the router, so that the demo contains only possible input. */
async function call(
  handlers: Handlers<CommandName>,
  { do: name, params, body, refusal }: CallStep,
  context: CallContext,
): Promise<void> {
  const route: Call = routeTable[name];
  const input = { params: parsed(route.params, params), query: undefined, body: parsed(route.body, body), context };
  // The step's type ties name, params and body together, but the compiler loses this in the look-up.
  const handler = handlers[name] as (input: unknown) => Promise<unknown>;
  try {
    await handler(input);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== refusal) throw error;
  }
}

function parsed(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  return schema && z.parse(schema, value);
}

/** People join on their phones: settings show it as the first place where they are signed in. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

function contextOf(step: Step): CallContext {
  return {
    caller: callerOf(step.as),
    commandId: commandIdOf(step.name),
    isFirstTry: false,
    ifRevision: null,
    files: [],
    fields: {},
    header: (name) => (name === 'User-Agent' ? PHONE : undefined),
    setHeader: () => {},
    // The demo acts as its people, so no fresh sign-in is needed.
    requireFreshSignIn: () => Promise.resolve(),
  };
}

function callerOf(key: string): Caller | null {
  if (key === 'guest') return null;
  const { userType } = demoPerson(key);
  return {
    accountId: accountIdOf(key),
    userType,
    workerId: userType === 'worker' ? workerIdOf(key) : null,
    sessionId: 'demo',
  };
}
