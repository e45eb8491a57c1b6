import type { CommandContext, CommandHandler } from '#command-api/command-handling/command-handler.ts';
import type { WorkerCommand } from '#command-api/worker/commands.ts';
import { workerDecider } from '#command-api/worker/decider.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { streams } from '#contracts/events/streams.ts';
import type { OfferedService } from '#contracts/events/worker.ts';

/** Later than any test. */
export const CLEARED_UNTIL = '2099-12-31';

type Wanted = { workerId: string; service: OfferedService; context: (name: string) => CommandContext };

const pasig = { lat: 14.5695, lng: 121.0612, city: 'Pasig' };

/** Completes a worker's application by commands, where a test has no API. */
export async function completeApplication(
  commands: CommandHandler,
  { workerId, service, context }: Wanted,
): Promise<void> {
  const { now } = context('now');
  const documents = [
    { documentId: `id-of-${workerId}`, kind: 'valid_id', expiresOn: null },
    { documentId: `clearance-of-${workerId}`, kind: 'police_clearance', expiresOn: CLEARED_UNTIL },
  ] as const;
  const stream = streams.worker(workerId);
  const settings = { ...defaultSettings, defaultRadiusKm: 20 };
  const steps: [string, WorkerCommand][] = [
    ['services', { type: 'ChangeProfile', data: { services: [service], settings, now } }],
    ['place', { type: 'ChangeProfile', data: { profile: { location: pasig }, settings, now } }],
    ...documents.flatMap(({ documentId, kind, expiresOn }): [string, WorkerCommand][] => [
      [
        `${kind} handed in`,
        {
          type: 'SubmitDocuments',
          data: {
            documents: [{ documentId, name: `${kind}.pdf`, contentType: 'application/pdf', sizeBytes: 100 }],
            kind,
          },
        },
      ],
      [
        `look at ${kind}`,
        { type: 'ReadDocument', data: { documentId, by: 'carla', why: { cause: 'application', reason: null }, now } },
      ],
      [`check of ${kind}`, { type: 'ApproveDocument', data: { documentId, by: 'carla', kind, expiresOn, now } }],
    ]),
  ];
  for (const [name, command] of steps)
    await commands.handle(workerDecider, stream, command, context(`${name} of ${workerId}`));
}

export async function completeAndApprove(commands: CommandHandler, wanted: Wanted): Promise<void> {
  await completeApplication(commands, wanted);
  const context = wanted.context(`approval of ${wanted.workerId}`);
  await commands.handle(
    workerDecider,
    streams.worker(wanted.workerId),
    { type: 'ApproveWorker', data: { now: context.now } },
    context,
  );
}
