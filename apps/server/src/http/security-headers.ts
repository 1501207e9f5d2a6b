import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What no page of ours uses, and so nothing that slips into one may. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['midi', 'payment', 'usb'],
];

/** A strict content security policy, and nothing that breaks plain HTTP on a local network. */
export async function addSecurityHeaders(app: FastifyInstance, options: { overTls: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // Recordings are played by signed addresses, and what the browser just recorded from its memory.
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
      },
    },
    // These two only count over TLS; browsers complain of the second where it does not. Names below the host are not ours to bind.
    strictTransportSecurity: options.overTls ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: options.overTls ? { policy: 'same-origin' } : false,
    originAgentCluster: options.overTls,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
  // A meeting can be recorded in the browser, which asks before it listens.
  const permissions = [...UNUSED_FEATURES.map((feature) => `${feature}=()`), 'microphone=(self)'].join(', ');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
  });
}
