import { scheduledChangeEnded, startsScheduledChange } from '#contracts/events/platform.ts';
import { streams } from '#contracts/events/streams.ts';
import { platformDecider } from '../platform/decider.ts';
import { definePolicy, onEach } from './policy.ts';

/**
 * Records scheduled changes of settings once they are due, for screens and history. They are effective at their time, even if
 * this event is late (contracts/platform/config-fold.ts).
 */
export const whenConfigChangeDueApply = definePolicy<{ changeId: string }>({
  name: 'when-config-change-due-apply',
  on: {
    [startsScheduledChange]: ({ data: { changeId, effectiveAt } }) => ({
      schedule: { key: changeId, dueAt: effectiveAt, data: { changeId } },
    }),
    ...onEach(scheduledChangeEnded, ({ data: { changeId } }) => (changeId === undefined ? null : { cancel: changeId })),
  },
  act: async ({ changeId }, { commands }, context) => {
    const command = { type: 'ApplyConfigChange', data: { changeId, now: context.now } } as const;
    await commands.handle(platformDecider, streams.system(), command, context);
  },
});
