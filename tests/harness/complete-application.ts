import type { CommandContext, CommandHandler } from '#command-api/command-handling/command-handler.ts';
import { approveWorker } from '#command-api/worker/decide-application.ts';
import { workerDecider } from '#command-api/worker/decider.ts';
import { approveDocument, readDocument, submitDocument } from '#command-api/worker/decide-papers.ts';
import { changeProfile, offerServices } from '#command-api/worker/decide-profile.ts';
import { streams } from '#contracts/events/streams.ts';
import type { OfferedService } from '#contracts/events/worker.ts';

type Wanted = { workerId: string; service: OfferedService; context: (name: string) => CommandContext };

const pasig = { lat: 14.5695, lng: 121.0612, city: 'Pasig' };

/** Whoever has applied, and now has everything that an application needs: by the commands themselves, where a test has no API. */
export async function completeApplication(
  commands: CommandHandler,
  { workerId, service, context }: Wanted,
): Promise<void> {
  const { now } = context('now');
  const documentId = `id-of-${workerId}`;
  const stream = streams.worker(workerId);
  await commands.handleWith(
    workerDecider,
    stream,
    (state) => offerServices({ services: [service] }, state),
    context(`services of ${workerId}`),
  );
  await commands.handleWith(
    workerDecider,
    stream,
    (state) => changeProfile({ changes: { location: pasig }, defaultRadiusKm: 20, now }, state),
    context(`place of ${workerId}`),
  );
  await commands.handleWith(
    workerDecider,
    stream,
    (state) =>
      submitDocument(
        { documentId, kind: 'valid_id', name: 'id.pdf', contentType: 'application/pdf', sizeBytes: 100 },
        state,
      ),
    context(`paper of ${workerId}`),
  );
  await commands.handleWith(
    workerDecider,
    stream,
    (state) => readDocument({ documentId, by: 'carla', reason: null }, state),
    context(`look of ${workerId}`),
  );
  await commands.handleWith(
    workerDecider,
    stream,
    (state) => approveDocument({ documentId, by: 'carla', kind: 'valid_id', expiresOn: null, now }, state),
    context(`check of ${workerId}`),
  );
}

export async function completeAndApprove(commands: CommandHandler, wanted: Wanted): Promise<void> {
  await completeApplication(commands, wanted);
  const context = wanted.context(`approval of ${wanted.workerId}`);
  await commands.handleWith(
    workerDecider,
    streams.worker(wanted.workerId),
    (state) => approveWorker(context, state),
    context,
  );
}
