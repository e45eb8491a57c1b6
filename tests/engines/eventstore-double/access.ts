import { Metadata, ServerCredentials, ServerInterceptingCall, type ServerInterceptor, status } from '@grpc/grpc-js';
import type { DoubleOptions } from './options.ts';

export function credentialsOf({ tls }: Pick<DoubleOptions, 'tls'>): ServerCredentials {
  if (!tls) return ServerCredentials.createInsecure();
  return ServerCredentials.createSsl(null, [
    { private_key: Buffer.from(tls.key), cert_chain: Buffer.from(tls.certificate) },
  ]);
}

/** Authenticates by name and password. Wrong credentials get another error than missing ones, as on a real server. */
export function authInterceptors({ user }: Pick<DoubleOptions, 'user'>): ServerInterceptor[] {
  if (!user) return [];
  const right = `Basic ${Buffer.from(`${user.name}:${user.password}`).toString('base64')}`;
  return [
    (_method, call) =>
      new ServerInterceptingCall(call, {
        start(next) {
          next({
            onReceiveMetadata(metadata, goOn) {
              const [said] = metadata.get('authorization');
              if (said === right) return goOn(metadata);
              if (said === undefined)
                return call.sendStatus({
                  code: status.PERMISSION_DENIED,
                  details: 'Access Denied',
                  metadata: exception('access-denied'),
                });
              call.sendStatus({ code: status.UNAUTHENTICATED, details: '', metadata: new Metadata() });
            },
          });
        },
      }),
  ];
}

function exception(name: string): Metadata {
  const metadata = new Metadata();
  metadata.set('exception', name);
  return metadata;
}
