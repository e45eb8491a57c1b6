import { createHash, createHmac } from 'node:crypto';
import { ApiError } from '#contracts/api-error.ts';
import type { CalendarState } from '#contracts/calendar/calendar-fold.ts';
import { CALENDAR_PATH } from '#contracts/calls/calendar.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import type { CalendarEvent } from '#contracts/events/calendar.ts';
import { streams } from '#contracts/events/streams.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { SecretStore } from '../account/secret-store.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { CalendarCommand } from './commands.ts';
import { calendarDecider } from './decider.ts';
import { type CalendarReader, problemOf, calendarUrlsIn } from './read-calendars.ts';

type Deps = {
  commands: CommandHandler;
  secretStore: SecretStore;
  calendars: CalendarReader;
  links: { publicUrl: string; secret: string };
  now: () => Date;
};

/** Calendar feeds: Suki's own by a secret URL, and a worker's other calendar, which Suki reads. */
export function calendarHandlers({
  commands,
  secretStore,
  calendars,
  links,
  now,
}: Deps): Handlers<'makeCalendarAddress' | 'revokeCalendarAddress' | 'connectCalendar' | 'disconnectCalendar'> {
  const calendarUrls = calendarUrlsIn(secretStore);

  const handle = (workerId: string, command: CalendarCommand, context: CallContext) =>
    commands.handle(calendarDecider, streams.calendar(workerId), command, commandContext(context, now()));

  /** Derived from the command, so that a repeated command returns the valid URL. */
  function secretOf(workerId: string, commandId: string): string {
    return createHmac('sha256', links.secret).update(`calendar-address ${workerId} ${commandId}`).digest('base64url');
  }

  async function connectedSource(workerId: string): Promise<string | null> {
    const { state } = await commands.loadNewest(calendarDecider, streams.calendar(workerId));
    return state.source?.sourceId ?? null;
  }

  async function timesOf(workerId: string, url: string) {
    try {
      return await calendars.timesOf(workerId, url, now().toISOString());
    } catch (error) {
      const problem = problemOf(error);
      throw problem === null ? error : new ApiError('calendar_unreadable', { details: { problem } });
    }
  }

  return {
    async makeCalendarAddress({ context }) {
      const { workerId } = ownWorker(context);
      const secret = secretOf(workerId, context.commandId);
      const addressHash = createHash('sha256').update(secret).digest('hex');
      const { position } = await handle(
        workerId,
        { type: 'SetCalendarAddress', data: { workerId, addressHash } },
        context,
      );
      return {
        data: { url: `${links.publicUrl}/api${CALENDAR_PATH.replace('{address}', `${secret}.ics`)}` },
        position,
      };
    },

    async revokeCalendarAddress({ context }) {
      const { workerId } = ownWorker(context);
      const { position } = await handle(workerId, { type: 'RevokeCalendarAddress', data: { workerId } }, context);
      return { data: { workerId }, position };
    },

    async connectCalendar({ body, context }) {
      const { workerId, accountId } = ownWorker(context);
      const url = body.url.replace(/^webcals?:/i, 'https:');
      const { busy, unread } = await timesOf(workerId, url);
      const sourceId = derivedId('calendar source', context.commandId);
      await calendarUrls.keep(sourceId, url);
      const host = new URL(url).hostname;
      const { events, state, position } = await handle(
        workerId,
        { type: 'ConnectCalendar', data: { workerId, workerAccountId: accountId, sourceId, host, busy, unread } },
        context,
      );
      await calendarUrls.forget(workerId, [...replacedBy(events), ...unusedSourceIds(sourceId, state)]);
      return { data: { host, busyTimes: busy.length }, position };
    },

    async disconnectCalendar({ context }) {
      const { workerId } = ownWorker(context);
      const sourceId = await connectedSource(workerId);
      const { state, position } = await handle(
        workerId,
        { type: 'DisconnectCalendar', data: { workerId, sourceId } },
        context,
      );
      await calendarUrls.forget(workerId, unusedSourceIds(sourceId, state));
      return { data: { workerId }, position };
    },
  };
}

/** Source ids that the events replace. */
function replacedBy(events: readonly CalendarEvent[]): string[] {
  return events.flatMap(({ data }) => ('replaces' in data ? (data.replaces ?? []) : []));
}

/** Source ids whose URL is no longer needed; keeps the one that another tab has connected. */
function unusedSourceIds(sourceId: string | null, { source }: CalendarState): string[] {
  return sourceId === null || source?.sourceId === sourceId ? [] : [sourceId];
}

function ownWorker(context: CallContext): { workerId: string; accountId: string } {
  const { workerId, accountId } = signedIn(context);
  if (!workerId) throw new ApiError('not_found');
  return { workerId, accountId };
}
