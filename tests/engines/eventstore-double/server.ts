// A test double of EventStoreDB with the part of its wire protocol that Suki's adapter uses (append, read,
// subscriptions to the whole log) and the server's responses. It shows that the adapter uses the client correctly; only
// a run with the real server is conclusive. Runs as a separate process, so that it can be killed:
//   node server.ts <file> <port> [<options as JSON>]
// SIGUSR2: stores the next append, prints a line and dies before it answers.
import { EventEmitter, once } from 'node:events';
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import featureMessages from '@eventstore/db-client/generated/serverfeatures_pb.js';
import services from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { type sendUnaryData, Server } from '@grpc/grpc-js';
import { authInterceptors, credentialsOf } from './access.ts';
import { appendsOf } from './appending.ts';
import { openKeptEvents } from './stored-events.ts';
import { optionsOf } from './options.ts';
import { type ReadCall, serveRead } from './reading.ts';

const [file = '', port = '0', given] = process.argv.slice(2);
const options = optionsOf(given);
const kept = openKeptEvents(file);
const appends = new EventEmitter().setMaxListeners(0);
let diesAfterNextAppend = false;
process.on('SIGUSR2', () => {
  diesAfterNextAppend = true;
  process.stdout.write('The next append is the last\n');
});

function onDecided(stored: boolean): void {
  if (diesAfterNextAppend) process.kill(process.pid, 'SIGKILL');
  if (stored) appends.emit('appended');
}

function read(call: ReadCall): void {
  serveRead(call, kept, () => once(appends, 'appended')).catch((error: unknown) => call.emit('error', error));
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
const server = new Server({
  'grpc.max_receive_message_length': unlimited,
  'grpc.max_send_message_length': unlimited,
  interceptors: authInterceptors(options),
});
server.addService(services.StreamsService, { append: appendsOf({ kept, onDecided, ...options }), read });
server.addService(features.ServerFeaturesService, {
  getSupportedMethods: (_call: unknown, answer: sendUnaryData<featureMessages.SupportedMethods>) =>
    answer(null, supportedMethods()),
});
server.bindAsync(`127.0.0.1:${port}`, credentialsOf(options), (failure) => {
  if (failure) throw failure;
});
