import * as z from 'zod/mini';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, signedIn } from '#contracts/calls/handlers.ts';
import type { Submitted } from '#contracts/calls/upload.ts';
import type { BugPicture } from '#contracts/events/support-bugs.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import type { PrivateFiles } from '#infra/files/private-files.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { SecretStore } from '../account/secret-store.ts';
import { type AcceptedFile, acceptedFiles, pictureRules } from '../upload/accepted-files.ts';

type Deps = {
  secretStore: Pick<SecretStore, 'collection'>;
  privateFiles: Pick<PrivateFiles, 'keep'>;
  now: () => Date;
};

/** Time until an uploaded picture must be used by a report. */
const WAITS_MS = DAY_MS;

const Slip = z.object({ accountId: z.string(), name: z.string(), contentType: z.string(), sizeBytes: z.int() });

/**
 * Screenshots for bug reports, stored privately until a report names them. The uploader is recorded, because ids are public:
 * a report must not expose another person's picture or document.
 */
export function createScreenshots({ secretStore, privateFiles, now }: Deps) {
  const slips = secretStore.collection('screenshots', Slip);

  async function keepOne(file: AcceptedFile, pictureId: string, accountId: string): Promise<Submitted> {
    const { bytes, contentType, name } = file;
    await privateFiles.keep(pictureId, bytes, { contentType, name });
    const slip = { accountId, name, contentType, sizeBytes: bytes.byteLength };
    await slips.keep(pictureId, { secret: slip, expiresAt: new Date(now().getTime() + WAITS_MS) });
    return { id: pictureId, name, contentType };
  }

  return {
    /** Idempotent per command. */
    async keep(context: CallContext): Promise<Submitted[]> {
      const { accountId } = signedIn(context);
      const files = await acceptedFiles(context, pictureRules);
      return Promise.all(
        files.map((file, nth) => keepOne(file, derivedId(`screenshot-${nth}`, context.commandId), accountId)),
      );
    },

    /** Throws `picture_gone` for a missing picture or another person's. */
    sentBy(accountId: string, pictureIds: readonly string[]): Promise<BugPicture[]> {
      return Promise.all(
        [...new Set(pictureIds)].map(async (pictureId) => {
          const slip = await slips.read(pictureId);
          if (slip?.accountId !== accountId) throw new ApiError('picture_gone');
          const { accountId: _, ...picture } = slip;
          return { pictureId, ...picture };
        }),
      );
    },
  };
}
