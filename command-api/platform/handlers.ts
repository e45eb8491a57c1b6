import { requirePermission } from '#contracts/calls/viewer.ts';
import { streams } from '#contracts/events/streams.ts';
import { userChangePermissions } from '#contracts/platform/case-permissions.ts';
import { loadAccount } from '../account/person.ts';
import { type Answered, type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { settingsAt } from '#contracts/platform/config-fold.ts';
import type { ConfigNow } from '#contracts/views/platform-config.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { ListAdmins } from '../account/admins.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { askForMoneySettings, splitByMoney } from './change-settings.ts';
import { changeUser } from './change-user.ts';
import type { PlatformCommand } from './commands.ts';
import { platformDecider } from './decider.ts';

type Calls = 'changeConfig' | 'withdrawConfigChange' | 'changeUser';
type Deps = { commands: CommandHandler; admins: ListAdmins; now: () => Date };

/** Admins' changes of settings and people. */
export function platformHandlers({ commands, admins, now }: Deps): Handlers<Calls> {
  async function decided(command: PlatformCommand, context: CallContext): Promise<Answered<ConfigNow>> {
    const own = commandContext(context, now());
    const { state, position } = await commands.handle(platformDecider, streams.system(), command, own);
    return { data: { settings: settingsAt(state, own.now), scheduled: [...state.scheduled] }, position };
  }

  return {
    changeConfig: async ({ body: { effectiveAt, reason, ...changes }, context }) => {
      const own = commandContext(context, now());
      const { state } = await commands.loadNewest(platformDecider, streams.system());
      const { subject, others } = splitByMoney(changes, settingsAt(state, effectiveAt ?? own.now), effectiveAt ?? null);
      const changeId = derivedId('change of settings', context.commandId);
      const command: PlatformCommand =
        effectiveAt === undefined
          ? { type: 'ChangeConfig', data: others }
          : { type: 'ScheduleConfig', data: { changeId, changes: others, effectiveAt, now: own.now } };
      // Checks the change first, so that no approval is requested for an impossible one.
      await commands.dryRun(platformDecider, streams.system(), command, own);
      const by = signedIn(context).accountId;
      const approval = subject && (await askForMoneySettings({ commands, admins }, { subject, reason, by }, own));
      const { data, position } = await decided(command, context);
      return { data: { ...data, approval }, ...(position !== undefined && { position }) };
    },
    withdrawConfigChange: ({ params: { id: changeId }, context }) =>
      decided({ type: 'WithdrawConfigChange', data: { changeId, now: now().toISOString() } }, context),
    changeUser: async ({ params, body, context }) => {
      requirePermission(context, userChangePermissions[body.action]);
      // Only staff who assign roles may suspend other staff.
      const { userType } = await loadAccount(commands, params.id);
      if (userType === 'admin') requirePermission(context, 'staff.change');
      const by = signedIn(context).accountId;
      const own = commandContext(context, now());
      const { position, approval } = await changeUser({ commands, admins }, params.id, body, by, own);
      return { data: { id: params.id, approval }, position };
    },
  };
}
