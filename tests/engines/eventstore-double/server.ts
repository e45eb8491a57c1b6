// A test double of EventStoreDB: speaks as much of its wire protocol as Suki's adapter uses (append, read, subscriptions
// to everything), with the answers that the server would give. What it proves is that the adapter uses the client
// rightly; the real server's run has the last word. Runs by itself, so that it can be killed:
//   node server.ts <file> <port>
// SIGUSR2: stores the next append and dies before it answers; says so in a line.
import { EventEmitter, once } from 'node:events';
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import featureMessages from '@eventstore/db-client/generated/serverfeatures_pb.js';
import services from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import { type sendUnaryData, Server, ServerCredentials, type ServerReadableStream } from '@grpc/grpc-js';
import { type Expected, openKeptEvents, type Proposed } from './kept-events.ts';
import { expectedOf, proposedOf, stored, streamName, wrongExpectedVersion } from './messages.ts';
import { type ReadCall, serveRead } from './reading.ts';

const [file = '', port = '0'] = process.argv.slice(2);
const kept = openKeptEvents(file);
const news = new EventEmitter().setMaxListeners(0);
let diesAfterNextAppend = false;
process.on('SIGUSR2', () => {
  diesAfterNextAppend = true;
  process.stdout.write('The next append is the last\n');
});

function append(call: ServerReadableStream<streams.AppendReq, streams.AppendResp>, answer: sendUnaryData<streams.AppendResp>): void {
  let [stream, expected]: [string, Expected] = ['', 'any'];
  const proposed: Proposed[] = [];
  call.on('data', (request: streams.AppendReq) => {
    const [options, message] = [request.getOptions(), request.getProposedMessage()];
    if (options) [stream, expected] = [streamName(options.getStreamIdentifier()), expectedOf(options)];
    if (message) proposed.push(proposedOf(message));
  });
  // What the client took back before it was complete is not stored.
  call.on('end', () => {
    if (!call.cancelled) answer(null, appendWhole(stream, expected, proposed));
  });
  call.on('error', () => {});
}

function appendWhole(stream: string, expected: Expected, proposed: readonly Proposed[]): streams.AppendResp {
  const decision = kept.append(stream, expected, proposed);
  if (diesAfterNextAppend) process.kill(process.pid, 'SIGKILL');
  if (!decision.stored) return wrongExpectedVersion(expected, decision.current);
  news.emit('appended');
  return stored(decision.revision, decision.position);
}

function read(call: ReadCall): void {
  serveRead(call, kept, () => once(news, 'appended')).catch((error: unknown) => call.emit('error', error));
}

function supportedMethods(): featureMessages.SupportedMethods {
  const supported = new featureMessages.SupportedMethods();
  supported.setEventStoreServerVersion('24.10.0');
  for (const method of ['append', 'read']) {
    const each = new featureMessages.SupportedMethod();
    each.setServiceName('event_store.client.streams.streams');
    each.setMethodName(method);
    supported.addMethods(each);
  }
  return supported;
}

const unlimited = 64 * 1024 * 1024;
const server = new Server({ 'grpc.max_receive_message_length': unlimited, 'grpc.max_send_message_length': unlimited });
server.addService(services.StreamsService, { append, read });
server.addService(features.ServerFeaturesService, {
  getSupportedMethods: (_call: unknown, answer: sendUnaryData<featureMessages.SupportedMethods>) => answer(null, supportedMethods()),
});
server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (failure) => {
  if (failure) throw failure;
});
