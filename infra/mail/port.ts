export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  /** The one-time code or link token in the text, so that the embedded outbox can show it separately. */
  code?: string;
};

export type Mail = { send(message: MailMessage): Promise<void> };
