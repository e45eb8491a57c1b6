import { ApiError } from '#contracts/api-error.ts';
import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import type { PrivateFiles } from '#infra/files/private-files.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { acceptedFiles, pictureRules } from '../upload/accepted-files.ts';

type Files = { privateFiles: PrivateFiles };

/**
 * Pictures of disputes are private files. The file's key derives from the picture's id and its owner, so that a caller cannot use
 * another person's picture by id.
 */
export function pictureHandler({ privateFiles }: Files): Handlers<'uploadDisputePictures'> {
  return {
    uploadDisputePictures: async ({ context }) => {
      const { accountId } = signedIn(context);
      const accepted = await acceptedFiles(context, pictureRules);
      const items = await Promise.all(
        accepted.map(async ({ bytes, contentType, name }, index) => {
          const id = derivedId(`dispute picture ${index}`, context.commandId);
          await privateFiles.keep(fileOf(accountId, id), bytes, { contentType, name });
          return { id, name, contentType };
        }),
      );
      return { data: { items } };
    },
  };
}

/** Private files of this person's pictures. Throws for another person's picture. */
export async function ownPictures(
  privateFiles: Pick<PrivateFiles, 'has'>,
  accountId: string,
  ids: readonly string[],
): Promise<string[]> {
  const files = ids.map((id) => fileOf(accountId, id));
  const there = await Promise.all(files.map((file) => privateFiles.has(file)));
  if (there.includes(false)) throw new ApiError('invalid', { message: 'One of the pictures is not there.' });
  return files;
}

function fileOf(accountId: string, pictureId: string): string {
  return derivedId(`dispute picture of ${accountId}`, pictureId);
}
