import { scheduledChangeOver, startsScheduledChange } from '#contracts/events/platform.ts';
import { streams } from '#contracts/events/streams.ts';
import { platformDecider } from '../platform/decider.ts';
import { definePolicy, onEach } from './policy.ts';

/**
 * Settings that were to change by now are written down as changed, so that screens hear of it and the history has it.
 * They hold from their moment on, even if this comes late (contracts/platform/config-fold.ts).
 */
export const whenConfigChangeDueApply = definePolicy<{ changeId: string }>({
  name: 'when-config-change-due-apply',
  on: {
    [startsScheduledChange]: ({ data: { changeId, effectiveAt } }) => ({
      schedule: { key: changeId, dueAt: effectiveAt, data: { changeId } },
    }),
    ...onEach(scheduledChangeOver, ({ data: { changeId } }) => (changeId === undefined ? null : { cancel: changeId })),
  },
  act: async ({ changeId }, { commands }, context) => {
    const command = { type: 'ApplyConfigChange', data: { changeId, now: context.now } } as const;
    await commands.handle(platformDecider, streams.system(), command, context);
  },
});
