export type SmsMessage = {
  /** E.164, e.g. +639171234567. */
  to: string;
  text: string;
  /** The one-time code in the text: providers send it by their fastest route, and the embedded outbox shows it separately. */
  code?: string;
};

export type Sms = {
  send(message: SmsMessage): Promise<void>;
  /** No texts are sent here: `send` throws `switched_off`. */
  isOff?: true;
};

/**
 * `unknown`: no readable answer came, so the provider may have taken the message. It is never sent again automatically;
 * the recipient of a code can ask for another one.
 */
export type SmsOutcome = { status: 'accepted'; id: string } | { status: 'unknown'; cause: unknown };

/** A provider's later news of a message. `id` is the one of its acceptance. */
export type SmsReport = { id: string; status: 'sent' | 'delivered' | 'failed'; reason?: string | undefined };

export type SmsWebhook = {
  headers: Readonly<Record<string, string | undefined>>;
  rawBody: Uint8Array;
  /** The secret in the query of the address, for providers that sign nothing. */
  secret: string | undefined;
};

export type SmsProvider = {
  name: 'semaphore' | 'twilio';
  /** Segments that the provider charges for a message. */
  chargedSegments(message: SmsMessage): number;
  /**
   * Throws `invalid` for a number that gets no texts, and EngineUnavailable if the provider has certainly not taken the
   * message but may later.
   */
  send(message: SmsMessage): Promise<SmsOutcome>;
  /** null: not from the provider. News without meaning for Suki is omitted. */
  readWebhook(webhook: SmsWebhook): SmsReport[] | null;
};
