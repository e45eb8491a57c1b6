import type { PayoutChanged, payoutCalls } from '#contracts/calls/payout.ts';
import type { CommandName } from '#contracts/calls/route-table.ts';
import type { PayoutEvent } from '#contracts/events/payout.ts';
import { streams } from '#contracts/events/streams.ts';
import type { PayoutState } from '#contracts/payout/payout-fold.ts';
import type { Handled } from '#infra/eventing/command-handling.ts';
import { partsOfPayoutId, payoutId } from '#contracts/payout/payout-id.ts';
import { shownPayoutAccount } from '#contracts/views/payout.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type Answered, type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { createNumberProofs } from '../account/codes/number-proofs.ts';
import { acceptCode, createOneTimeCodes } from '../account/codes/one-time-codes.ts';
import { loadAccount } from '../account/person.ts';
import type { ProofWithoutTexts } from '../account/step-up/proof-without-texts.ts';
import type { SecretStore } from '../account/secret-store.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { workerDecider } from '../worker/decider.ts';
import { payoutAccountFrom } from '../worker/payout-account.ts';
import type { PayoutCommand } from './commands.ts';
import { payoutDecider } from './decider.ts';
import { payoutAccountOf } from './payout-account-of.ts';

type Deps = {
  commands: CommandHandler;
  secretStore: SecretStore;
  now: () => Date;
  /** Where no texts are sent. */
  proofWithoutTexts?: ProofWithoutTexts | null;
};
type PayoutCall = CommandName & keyof typeof payoutCalls;
type AdminCall = Exclude<PayoutCall, 'setPayoutAccount'>;

type DataOf<Type extends PayoutCommand['type']> = Extract<PayoutCommand, { type: Type }>['data'];
type OnOne = { params: { id: string }; context: CallContext };

/** Payout accounts of workers, and admins' actions on payouts. */
export function payoutHandlers(deps: Deps): Handlers<PayoutCall> {
  return { ...accountHandler(deps), ...adminHandlers(deps) };
}

function accountHandler({ commands, secretStore, now, proofWithoutTexts = null }: Deps): Handlers<'setPayoutAccount'> {
  const codes = createOneTimeCodes({ secretStore, now }, 'phone-code');
  const numberProofs = createNumberProofs({ secretStore, now });

  /** Whether the number is proven by the code, or was proven in this session just now. Throws the error of a wrong code. */
  async function isConfirmed(phone: string | null, code: string | undefined, context: CallContext): Promise<boolean> {
    const { commandId: by } = context;
    const caller = signedIn(context);
    const wasShown = async () => phone !== null && (await numberProofs.use(caller, phone, by));
    if (code === undefined) return wasShown();
    const check = phone === null ? 'wrong' : await codes.check(caller.accountId, phone, code, { by, spends: true });
    if (check !== 'spent' || !(await wasShown())) acceptCode(check);
    return true;
  }

  return {
    setPayoutAccount: async ({ body, context }) => {
      const { accountId, workerId } = signedIn(context);
      if (!workerId) throw new ApiError('not_found');
      const wanted = payoutAccountFrom(body);
      if ('errors' in wanted) throw new ApiError('invalid', { errors: wanted.errors });
      const account = await loadAccount(commands, accountId);
      const codeIsRight = proofWithoutTexts
        ? await proofWithoutTexts.isProven(account, body.proof, context)
        : await isConfirmed(account.phone, body.phoneCode, context);
      const instead = proofWithoutTexts?.choiceOf(account);
      const { state, position } = await commands.handle(
        workerDecider,
        streams.worker(workerId),
        { type: 'SetPayoutAccount', data: { wanted, now: now().toISOString(), codeIsRight, instead } },
        commandContext(context, now()),
      );
      if (state.kind === 'none' || !state.payoutAccount) throw new ApiError('not_found');
      return { data: shownPayoutAccount(state.payoutAccount), position };
    },
  };
}

function adminHandlers({ commands, now }: Deps): Handlers<AdminCall> {
  /** The worker's current account: a payout may still be scheduled to the previous one. */
  const toAccount = async (id: string) => ({
    account: await payoutAccountOf(commands, partsOfPayoutId(id).workerId),
    now: now().toISOString(),
  });

  /** Sends one command. Throws `forbidden` for staff on their own payout. */
  function onPayout<Type extends PayoutCommand['type'], Call extends OnOne>(
    type: Type,
    dataOf: (call: Call) => DataOf<Type> | Promise<DataOf<Type>>,
  ): (call: Call) => Promise<Answered<PayoutChanged>> {
    return async (call) => {
      const { id } = call.params;
      // The compiler does not see that the data are those of the type.
      const command = { type, data: await dataOf(call) } as PayoutCommand;
      if (signedIn(call.context).workerId === partsOfPayoutId(id).workerId)
        throw new ApiError('forbidden', { message: 'This payout is your own. Somebody else decides on it.' });
      const own = commandContext(call.context, now());
      return changed(await commands.handle(payoutDecider, streamOf(id), command, own));
    };
  }

  return {
    markPaid: onPayout('MarkPaid', async ({ params: { id }, body: { reference, amount } }) => ({
      reference,
      sentCentavos: amount,
      ...(await toAccount(id)),
    })),
    holdPayout: onPayout('HoldPayout', ({ body }) => body),
    releasePayout: onPayout('ReleasePayout', ({ params: { id } }) => toAccount(id)),
    failPayout: onPayout('FailPayout', ({ body }) => body),
    reversePayout: onPayout('ReversePayout', ({ body }) => body),
  };
}

function streamOf(id: string): string {
  const { workerId, friday } = partsOfPayoutId(id);
  return streams.payout(workerId, friday);
}

function changed({ state, position }: Handled<PayoutState, PayoutEvent>): Answered<PayoutChanged> {
  if (state.kind === 'none') throw new ApiError('not_found');
  return { data: { id: payoutId(state.workerId, state.friday), status: state.status }, position };
}
