import { httpError } from '../http/calls/http-error.ts';
import type { Documents } from '../eventing/documents.ts';
import type { Logger } from '../service/logging.ts';
import type { Metrics } from '../service/metrics.ts';
import { textableNumber } from './phone-number.ts';
import type { Sms, SmsProvider, SmsWebhook } from './port.ts';
import { inGsmIfPossible } from './segments.ts';
import { createSemaphoreSms } from './semaphore.ts';
import type { SmsConfig } from './sms-config.ts';
import { noTexts } from './sms-request.ts';
import { openTextRecords, type TextRecords } from './text-records.ts';
import { createTwilioSms } from './twilio.ts';

/** The configured way to send texts. */
export type OpenedSms = {
  sms: Sms;
  /** Stores the news of a provider's webhook. null: not from the configured provider. */
  receive: (provider: string, webhook: SmsWebhook) => Promise<number | null>;
  /** Deletes old records. */
  sweep: () => Promise<void>;
};

type Deps = {
  config: { sms: SmsConfig; publicUrl: string };
  /** Texts of development and tests; null in production. */
  outbox: { sms: Sms } | null;
  documents: Documents;
  metrics: Metrics['texts'];
  /** Month of an instant, such as 2026-11. */
  monthOf: (at: Date) => string;
  now: () => Date;
  logger: Pick<Logger, 'warn'>;
};

export async function openSms(deps: Deps): Promise<OpenedSms> {
  const { config, outbox, documents, metrics, monthOf, now } = deps;
  const provider = providerOf(config);
  if (provider === null) {
    const sms = config.sms.provider === 'outbox' ? outbox?.sms : undefined;
    return { sms: sms ?? smsOff, receive: async () => null, sweep: async () => undefined };
  }
  const records = await openTextRecords({ documents, now, monthOf });
  metrics.watchMonth(records.month);
  return {
    sms: { send: createSend(provider, records, { ...deps, segmentCentavos: priceIn(config.sms) }) },
    async receive(name, webhook) {
      const news = name === provider.name ? provider.readWebhook(webhook) : null;
      for (const report of news ?? [])
        if (await records.report(provider.name, report)) metrics.counted(provider.name, report.status);
      return news && news.length;
    },
    sweep: records.sweep,
  };
}

const smsOff: Sms = {
  isOff: true,
  send: async () => {
    throw httpError('switched_off', { message: 'Suki sends no texts here. Use your email instead.' });
  },
};

function providerOf({ sms, publicUrl }: Deps['config']): SmsProvider | null {
  if (sms.provider === 'semaphore') return createSemaphoreSms(sms);
  if (sms.provider === 'twilio') return createTwilioSms({ ...sms, reportUrl: `${publicUrl}/api/texts/reports/twilio` });
  return null;
}

function priceIn(sms: SmsConfig): number {
  return 'segmentCentavos' in sms ? sms.segmentCentavos : 0;
}

type SendDeps = { segmentCentavos: number } & Pick<Deps, 'metrics' | 'logger'>;

/** Exported for tests. */
export function createSend(provider: SmsProvider, records: TextRecords, deps: SendDeps): Sms['send'] {
  const { segmentCentavos, metrics, logger } = deps;
  return async ({ text, ...to }) => {
    if (textableNumber(to.to) !== to.to) throw noTexts();
    const message = { ...to, text: inGsmIfPossible(text) };
    const outcome = await provider.send(message).catch((error: unknown) => {
      metrics.counted(provider.name, 'refused');
      throw error;
    });
    const segments = provider.chargedSegments(message);
    const costCentavos = segments * segmentCentavos;
    metrics.counted(provider.name, outcome.status);
    metrics.charged(segments, costCentavos);
    if (outcome.status === 'unknown')
      logger.warn(
        { err: outcome.cause, provider: provider.name },
        'Outcome of a text is unknown; it is not sent again',
      );
    // The text has left: failing here would send it again.
    await records
      .keep(provider.name, outcome, { segments, costCentavos })
      .catch((err: unknown) => logger.warn({ err }, 'Failed to record a sent text'));
  };
}
