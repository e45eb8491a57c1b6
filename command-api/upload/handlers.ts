import type { Uploaded } from '#contracts/calls/upload.ts';
import { streams } from '#contracts/events/streams.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Files } from '#infra/files/port.ts';
import type { PrivateFiles } from '#infra/files/private-files.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { changeAccount } from '../account/contact/change-account.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { workerDecider } from '../worker/decider.ts';
import { type AcceptedFile, acceptedFiles, avatarRules, documentRules, pictureRules } from './accepted-files.ts';

type Deps = { commands: CommandHandler; files: Files; privateFiles: PrivateFiles; now: () => Date };

/** Uploads of pictures and documents. A file is stored before any event names it. */
export function uploadHandlers({
  commands,
  files,
  privateFiles,
  now,
}: Deps): Handlers<'uploadAvatar' | 'uploadDocuments' | 'uploadPortfolio'> {
  async function keep({ bytes, contentType, name }: AcceptedFile): Promise<Uploaded> {
    const { id } = await files.put(bytes, { contentType, name });
    return { id, url: `/api/files/${id}`, name, contentType };
  }

  /** The document id derives from the command, so that a repeated command is the same document. */
  async function keepPrivately({ bytes, contentType, name }: AcceptedFile, documentId: string) {
    await privateFiles.keep(documentId, bytes, { contentType, name });
    return { documentId, name, contentType, sizeBytes: bytes.byteLength };
  }

  return {
    uploadAvatar: async ({ context }) => {
      const [picture] = await acceptedFiles(context, avatarRules);
      const avatar = await keep(picture);
      const { position } = await changeAccount(
        commands,
        signedIn(context).accountId,
        { avatar: avatar.url },
        commandContext(context, now()),
      );
      return { data: avatar, position };
    },

    uploadDocuments: async ({ context }) => {
      const { workerId } = signedIn(context);
      if (!workerId) throw new ApiError('forbidden');
      const accepted = await acceptedFiles(context, documentRules);
      const documents = await Promise.all(
        accepted.map((file, index) => keepPrivately(file, derivedId(`document-${index}`, context.commandId))),
      );
      const { position } = await commands.handle(
        workerDecider,
        streams.worker(workerId),
        { type: 'SubmitDocuments', data: { documents, kind: documentKind(context) } },
        commandContext(context, now()),
      );
      return {
        data: { items: documents.map(({ documentId, name, contentType }) => ({ id: documentId, name, contentType })) },
        position,
      };
    },

    // Commands on a profile, booking or message refer to these pictures later.
    uploadPortfolio: async ({ context }) => {
      const items = await Promise.all((await acceptedFiles(context, pictureRules)).map(keep));
      return { data: { items } };
    },
  };
}

/** The sender's name for the documents: resume, certificate (specification section 7, uploads). */
function documentKind({ fields }: CallContext): string {
  return fields.type?.trim().slice(0, 40) || 'document';
}
