import { DoneInPart } from '#infra/eventing/process-managers/policy.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { HttpError } from '#infra/http/calls/http-error.ts';
import type { Mail, MailMessage } from '#infra/mail/port.ts';
import type { Sms, SmsMessage } from '#infra/sms/port.ts';

/** Whom a task has told already, by messages that nobody can read back; among its data where a former try failed. */
type Retried = { alreadyTold?: readonly string[] };

type Post = { mail: Mail; sms: Sms };
type Act<Data, Deps, Context, Outcome> = (data: Data, deps: Deps, context: Context) => Promise<Outcome>;

/**
 * For policies that write to several people: one mailbox that takes nothing keeps nobody else from hearing, and repeats
 * nothing to those who have heard. Each message is tried; the task fails once all were, and its next try writes to those
 * alone who are still to hear. So it is where the policy fails by itself after some were told.
 */
export function tellEachOnce<Data extends object, Deps extends Post, Context, Outcome>(
  act: Act<Data, Deps, Context, Outcome>,
): Act<Data & Retried, Deps, Context, Outcome> {
  return async ({ alreadyTold = [], ...asked }, deps, context) => {
    const post = openPost(deps, alreadyTold);
    try {
      // The policy's own data: what stands beside it was noted here.
      const outcome = await act(asked as unknown as Data, { ...deps, mail: post.mail, sms: post.sms }, context);
      post.requireAllTold();
      return outcome;
    } catch (failure) {
      throw post.hasToldMore() ? new DoneInPart(failure, { alreadyTold: post.told() } satisfies Retried) : failure;
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
      // Nobody will ever hear there: it is as done as it can be.
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

/** The same at each try, though a link or an hour in its text may be another. */
function markOf({ to, subject = '' }: { to: string; subject?: string }): string {
  return derivedId(subject, to);
}

/** The address takes no message, today or tomorrow (infra/mail/smtp-mail.ts). */
function isRefusedForGood(failure: unknown): boolean {
  return failure instanceof HttpError && failure.code === 'invalid';
}
