import * as z from 'zod/mini';
import type { Call } from '#contracts/calls/call.ts';
import { routeTable } from '#contracts/calls/route-table.ts';
import { errorCodes, type ErrorCode } from '#contracts/errors.ts';
import type { Read, SendMessage } from '#contracts/realtime/chat-socket.ts';
import { ChatMessage } from '#contracts/views/conversation.ts';
import { ApiError } from '#contracts/api-error.ts';
import { authorizeCaller, type DoorRules } from '#infra/http/routing/authorize-caller.ts';
import { validated } from '#infra/http/routing/failure.ts';
import type { CallContext, Caller, Handlers } from '#contracts/calls/handlers.ts';
import { newId } from '#infra/eventing/ids.ts';

export type Sender = {
  caller: Caller;
  token: string;
  /** Client address, for rate limits by address. */ address?: string | undefined;
};

/** The gateway's calls to the command API. They throw ApiError like any endpoint. */
export type GatewayCommands = {
  sendMessage(sender: Sender, message: SendMessage): Promise<ChatMessage>;
  markRead(sender: Sender, read: Read): Promise<void>;
  /** Ids of the accounts among `ids` that the sender is in touch with. */
  partnersAmong(sender: Sender, ids: readonly string[]): Promise<string[]>;
};

type InProcess = {
  handlers: Handlers<'sendToPartner' | 'findPartners' | 'markRead'>;
  /** The current holder of a token: a socket may outlive the session that opened it. */
  verify: (accessToken: string) => Promise<Caller | null>;
} & DoorRules<Caller>;

/** Calls the command API in the same process, with the same authorisation checks as its routes. */
export function inProcessCommands({ handlers, verify, ...rules }: InProcess): GatewayCommands {
  const callOf = async (call: Call, { token }: Sender) => contextOf(authorizeCaller(call, await verify(token), rules));

  return {
    async sendMessage(sender, { recipientId, ...message }) {
      const context = await callOf(routeTable.sendToPartner, sender);
      const body = validated(routeTable.sendToPartner.body, message, 'body');
      const { data } = await handlers.sendToPartner({ params: { id: recipientId }, query: undefined, body, context });
      return data;
    },
    async markRead(sender, { partnerId, upToSequence }) {
      const context = await callOf(routeTable.markRead, sender);
      const body = validated(routeTable.markRead.body, { upToSequence }, 'body');
      await handlers.markRead({ params: { id: partnerId }, query: undefined, body, context });
    },
    async partnersAmong(sender, ids) {
      const context = await callOf(routeTable.findPartners, sender);
      const { data } = await handlers.findPartners({
        params: undefined,
        query: undefined,
        body: { ids: [...ids] },
        context,
      });
      return data.ids;
    },
  };
}

function contextOf(caller: Caller | null): CallContext {
  return {
    caller,
    commandId: newId(),
    isFirstTry: true,
    ifRevision: null,
    files: [],
    fields: {},
    setHeader: () => undefined,
  };
}

const TIMEOUT_MS = 10_000;

/** Calls the command API in another process; `url` is its origin. */
export function commandsOverHttp({ url }: { url: string }): GatewayCommands {
  async function post(path: string, body: unknown, { token, address }: Sender): Promise<unknown> {
    const response = await fetch(new URL(`/api${path}`, url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(address !== undefined && { 'x-forwarded-for': address }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // A redirect would send the token to another host.
      redirect: 'error',
    }).catch((error: unknown) => {
      throw Object.assign(new ApiError('unavailable'), { cause: error });
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) throw failureFrom(answer);
    return answer;
  }

  return {
    async sendMessage(sender, { recipientId, ...message }) {
      const answer = await post(`/chats/partners/${encodeURIComponent(recipientId)}/messages`, message, sender);
      return z.parse(z.object({ data: ChatMessage }), answer).data;
    },
    async markRead(sender, { partnerId, upToSequence }) {
      await post(`/chats/partners/${encodeURIComponent(partnerId)}/read`, { upToSequence }, sender);
    },
    async partnersAmong(sender, ids) {
      const answer = await post('/chats/partners/known', { ids }, sender);
      return z.parse(z.object({ data: routeTable.findPartners.answer }), answer).data.ids;
    },
  };
}

const FailureAnswer = z.object({
  code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
});

/** An answer that is not an API error comes from a proxy in between. */
function failureFrom(answer: unknown): ApiError {
  const failure = z.safeParse(FailureAnswer, answer);
  return failure.success
    ? new ApiError(failure.data.code, { message: failure.data.message })
    : new ApiError('unavailable');
}
