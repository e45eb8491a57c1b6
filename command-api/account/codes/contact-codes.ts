import type { Account } from '#contracts/account/account-fold.ts';
import type { ContactKind } from '#contracts/events/account.ts';
import type { AccountDeps } from '../deps.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { phoneCodeText } from './phone-code-text.ts';
import { verificationMail } from './verification-mail.ts';

type Deps = Pick<AccountDeps, 'secretStore' | 'now' | 'mail' | 'sms'>;

/** Codes to a person's addresses: current ones, requested ones, and ones that prove identity. */
export function createContactCodes({ secretStore, now, mail, sms }: Deps) {
  const present = {
    email: createOneTimeCodes({ secretStore, now }, 'email-code'),
    phone: createOneTimeCodes({ secretStore, now }, 'phone-code'),
  };
  const wanted = {
    email: createOneTimeCodes({ secretStore, now }, 'new-email-code'),
    phone: createOneTimeCodes({ secretStore, now }, 'new-phone-code'),
  };
  const proof = {
    email: createOneTimeCodes({ secretStore, now }, 'proof-email-code'),
    phone: createOneTimeCodes({ secretStore, now }, 'proof-phone-code'),
  };

  return {
    present,
    wanted,
    proof,
    /** Sends a code that was created before, because a limit may have refused it then. */
    async send(account: Account, kind: ContactKind, address: string, code: string): Promise<void> {
      if (kind === 'email') await mail.send(verificationMail({ ...account, email: address }, code));
      else await sms.send(phoneCodeText({ ...account, phone: address }, code));
    },
  };
}
