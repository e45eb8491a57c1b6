import { useSendEmailCodeMutation } from './api.ts';
import { useSentCode } from './use-sent-code.ts';

/** Mails a code on arrival, and again when asked. */
export function useEmailCode(email: string) {
  const [send, { error }] = useSendEmailCodeMutation();
  return useSentCode(email, { send: () => send({ body: {} }), error });
}
