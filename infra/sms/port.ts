export type SmsMessage = {
  /** E.164, e.g. +639171234567. */
  to: string;
  text: string;
  /** The one-time code in the text, so that the embedded outbox can show it separately. */
  code?: string;
};

export type Sms = { send(message: SmsMessage): Promise<void> };
