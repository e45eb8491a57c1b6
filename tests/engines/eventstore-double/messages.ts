import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { Expected, Kept, Proposed } from './stored-events.ts';

const nothing = () => new shared.Empty();

export function streamName(identifier: shared.StreamIdentifier | undefined): string {
  return Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
}

export function expectedOf(options: streams.AppendReq.Options): Expected {
  if (options.hasAny()) return 'any';
  if (options.hasStreamExists()) return 'exists';
  return options.hasNoStream() ? -1 : Number(options.getRevision());
}

export function proposedOf(message: streams.AppendReq.ProposedMessage): Proposed {
  const metadata = message.getMetadataMap();
  return {
    id: message.getId()?.getString() ?? '',
    type: metadata.get('type') ?? '',
    contentType: metadata.get('content-type') ?? '',
    data: message.getData_asB64(),
    metadata: message.getCustomMetadata_asB64(),
  };
}

export function stored(revision: number, position: number): streams.AppendResp {
  const place = new streams.AppendResp.Position();
  place.setCommitPosition(String(position));
  place.setPreparePosition(String(position));
  const success = new streams.AppendResp.Success();
  success.setCurrentRevision(String(revision));
  success.setPosition(place);
  const response = new streams.AppendResp();
  response.setSuccess(success);
  return response;
}

export function wrongExpectedVersion(expected: Expected, current: number): streams.AppendResp {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(nothing());
  else wrong.setCurrentRevision(String(current));
  if (expected === 'any') wrong.setExpectedAny(nothing());
  else if (expected === 'exists') wrong.setExpectedStreamExists(nothing());
  else if (expected < 0) wrong.setExpectedNoStream(nothing());
  else wrong.setExpectedRevision(String(expected));
  const response = new streams.AppendResp();
  response.setWrongExpectedVersion(wrong);
  return response;
}

export function readEvent({
  id,
  type,
  contentType,
  data,
  metadata,
  stream,
  revision,
  position,
  created,
}: Kept): streams.ReadResp {
  const uuid = new shared.UUID();
  uuid.setString(id);
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(uuid);
  recorded.setStreamIdentifier(identifierOf(stream));
  recorded.setStreamRevision(String(revision));
  recorded.setCommitPosition(String(position));
  recorded.setPreparePosition(String(position));
  recorded.getMetadataMap().set('type', type).set('content-type', contentType).set('created', created);
  recorded.setData(data);
  recorded.setCustomMetadata(metadata);
  const event = new streams.ReadResp.ReadEvent();
  event.setEvent(recorded);
  event.setCommitPosition(String(position));
  const response = new streams.ReadResp();
  response.setEvent(event);
  return response;
}

export function streamNotFound(stream: string): streams.ReadResp {
  const notFound = new streams.ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(identifierOf(stream));
  const response = new streams.ReadResp();
  response.setStreamNotFound(notFound);
  return response;
}

export function confirmation(): streams.ReadResp {
  const confirmed = new streams.ReadResp.SubscriptionConfirmation();
  confirmed.setSubscriptionId(crypto.randomUUID());
  const response = new streams.ReadResp();
  response.setConfirmation(confirmed);
  return response;
}

export function caughtUp(): streams.ReadResp {
  const response = new streams.ReadResp();
  response.setCaughtUp(new streams.ReadResp.CaughtUp());
  return response;
}

export function checkpoint(position: number): streams.ReadResp {
  const place = new streams.ReadResp.Checkpoint();
  place.setCommitPosition(String(position));
  place.setPreparePosition(String(position));
  const response = new streams.ReadResp();
  response.setCheckpoint(place);
  return response;
}

function identifierOf(stream: string): shared.StreamIdentifier {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream, 'utf8').toString('base64'));
  return identifier;
}
