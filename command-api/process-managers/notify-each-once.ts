import { PartialFailure } from '#infra/eventing/process-managers.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { HttpError } from '#infra/http/calls/http-error.ts';
import type { Mail, MailMessage } from '#infra/mail/port.ts';
import type { Sms, SmsMessage } from '#infra/sms/port.ts';

/** Hashes of messages that earlier attempts of a task have sent, stored with its data. */
type Retried = { alreadyTold?: readonly string[] };

type Post = { mail: Mail; sms: Sms };
type Act<Data, Deps, Context, Outcome> = (data: Data, deps: Deps, context: Context) => Promise<Outcome>;

/**
 * For policies that message several people: one failing mailbox neither blocks nor repeats messages to others. Every message is
 * attempted before the task fails, and the retry sends only the remaining ones. The same holds when the policy itself fails
 * after some were sent.
 */
export function notifyEachOnce<Data extends object, Deps extends Post, Context, Outcome>(
  act: Act<Data, Deps, Context, Outcome>,
): Act<Data & Retried, Deps, Context, Outcome> {
  return async ({ alreadyTold = [], ...asked }, deps, context) => {
    const post = openPost(deps, alreadyTold);
    try {
      // Without the hashes added here.
      const outcome = await act(asked as unknown as Data, { ...deps, mail: post.mail, sms: post.sms }, context);
      post.requireAllTold();
      return outcome;
    } catch (failure) {
      throw post.hasToldMore() ? new PartialFailure(failure, { alreadyTold: post.told() } satisfies Retried) : failure;
    }
  };
}

function openPost(by: Post, alreadyTold: readonly string[]) {
  const told = new Set(alreadyTold);
  const failures: unknown[] = [];

  async function once(message: string, send: () => Promise<void>): Promise<void> {
    if (told.has(message)) return;
    try {
      await send();
      told.add(message);
    } catch (failure) {
      // The address will never accept messages, so this counts as sent.
      if (isRefusedForGood(failure)) told.add(message);
      else failures.push(failure);
    }
  }

  return {
    mail: { send: (message: MailMessage) => once(markOf(message), () => by.mail.send(message)) },
    sms: { send: (message: SmsMessage) => once(markOf(message), () => by.sms.send(message)) },
    told: () => [...told],
    hasToldMore: () => told.size > alreadyTold.length,
    requireAllTold() {
      if (failures.length > 0) throw failures[0];
    },
  };
}

/** Stable across attempts, although links and times in the text may differ. */
function markOf({ to, subject = '' }: { to: string; subject?: string }): string {
  return derivedId(subject, to);
}

/** The address rejects messages permanently, or the channel is not configured. */
function isRefusedForGood(failure: unknown): boolean {
  return failure instanceof HttpError && ['invalid', 'switched_off'].includes(failure.code);
}
