import { streams } from '#contracts/events/streams.ts';
import { openEngines } from '#infra/service-context/engines.ts';
import { createLogger } from '#infra/service/logging.ts';
import type { Acknowledged } from './bystanders.ts';
import type { TestUsers } from './attack-test-users.ts';
import type { Check } from './verdict.ts';

/** After all attacks the server works for every user, also for the one whose password was guessed. */
export async function checksOfRunningServer(url: string, { victim }: Pick<TestUsers, 'victim'>): Promise<Check[]> {
  const ready = await fetch(`${url}/readyz`);
  const signedIn = await victim.device.signIn(victim.email, victim.password).then(() => null, String);
  return [
    {
      name: 'afterwards: the server is ready',
      failure: ready.ok ? null : `/readyz answered ${ready.status} ${await ready.text()}`,
    },
    { name: 'afterwards: the user whose password was guessed signs in from their own device', failure: signedIn },
  ];
}

/** Checks that a stopped Suki has stored everything that it acknowledged to other users during the attacks. */
export async function checkAcknowledgedStored(dataDir: string, acknowledged: Acknowledged): Promise<Check> {
  const { eventLog, close } = await openEngines({ dataDir, now: () => new Date(), logger: createLogger('error') });
  const stored = await eventLog.readAll({ after: 0 });
  await close();
  const bookings = new Set(stored.filter(({ type }) => type === 'BookingRequested').map(({ stream }) => stream));
  const messages = new Set(
    stored.filter(({ type }) => type === 'MessageSent').map(({ data }) => (data as { messageId: string }).messageId),
  );
  const lost =
    [...acknowledged.bookings].filter((id) => !bookings.has(streams.booking(id))).length +
    [...acknowledged.messages].filter((id) => !messages.has(id)).length;
  const all = acknowledged.bookings.size + acknowledged.messages.size;
  return {
    name: 'afterwards: nothing acknowledged is lost',
    failure: lost === 0 && all > 0 ? null : `${lost} of ${all} bookings and messages are lost`,
  };
}
