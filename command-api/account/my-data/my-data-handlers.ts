import { CLOSE_ACCOUNT, READ_MY_DATA } from '#contracts/account/my-data-grants.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import { streams } from '#contracts/events/streams.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import type { SignedGrants } from '#infra/sessions/signed-grants.ts';
import { commandContext, stepOf } from '../../command-handling/command-context.ts';
import { createSendLimits, recipientOf } from '../codes/send-limits.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { existing } from '../person.ts';
import { createActivityCheck } from './activity-since.ts';

type Deps = AccountDeps & {
  grants: Pick<SignedGrants, 'issue' | 'verify'>;
  eventLog: Pick<DecodedLog, 'readAll'>;
};

/** Long enough to create the file, which starts at once. */
const GRANT_MS = 5 * MINUTE_MS;
/** The copy is costly to read, and harmful in the wrong hands. */
const most = { anHour: 5, aDay: 10 };

/** Export of a person's own data, which is recorded in their history, and closing of the account. */
export function myDataHandlers(deps: Deps): Handlers<'requestMyData' | 'closeAccount'> {
  const { commands, grants, now } = deps;
  const hasNewActivity = createActivityCheck(deps);
  const limits = createSendLimits(deps, 'my-data');

  return {
    requestMyData: async ({ context }) => {
      const caller = signedIn(context);
      const { accountId } = caller;
      await limits.count([{ of: recipientOf(accountId), most }]);
      // A separate command id: every request creates another file and another event.
      const { position } = await commands.handle(
        accountDecider,
        streams.account(accountId),
        { type: 'TakeOwnData', data: null },
        stepOf(commandContext(context, now())),
      );
      const grant = await grants.issue({ purpose: READ_MY_DATA, subject: accountId, caller }, GRANT_MS);
      return { data: { grant, expiresAt: new Date(now().getTime() + GRANT_MS).toISOString() }, position };
    },

    /** The grant of the query API states that nothing is open; this checks what began since. */
    closeAccount: async ({ body: { grant }, context }) => {
      const { accountId } = signedIn(context);
      const vouched = grant && (await grants.verify(grant, { purpose: CLOSE_ACCOUNT, subject: accountId }));
      if (!vouched || vouched.accountId !== accountId)
        throw new ApiError('closing_unchecked', { details: { needs: 'grant' } });
      if (await hasNewActivity(accountId, vouched.readAt))
        throw new ApiError('closing_unchecked', { details: { needs: 'grant' } });
      const own = commandContext(context, now());
      const { state, position } = await commands.handle(
        accountDecider,
        streams.account(accountId),
        { type: 'CloseAccount', data: { now: own.now } },
        own,
      );
      return { data: { reopenUntil: existing(state).closure?.reopenUntil ?? own.now }, position };
    },
  };
}
