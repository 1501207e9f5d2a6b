import { Transform } from 'node:stream';
import { formatBytes } from '@mingfa/files/naming/format-bytes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../ports/app-error.ts';

/**
 * The body of a request as a stream that fails beyond its limit, and when the sender goes away in the middle. Destroy it when
 * it is no longer wanted: what is left of the body is then passed over, so that the connection can go on.
 */
export function limitBody(request: FastifyRequest, reply: FastifyReply, limitBytes: number): Transform {
  const tooLarge = () => {
    // Nobody waits for the end of what may be endless.
    reply.header('connection', 'close');
    return new AppError('too_large', { limit: formatBytes(limitBytes) });
  };
  const { raw } = request;
  if (Number(raw.headers['content-length'] ?? 0) > limitBytes) throw tooLarge();
  let bytes = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > limitBytes) done(tooLarge());
      else done(null, chunk);
    },
  });
  // Without a listener its failure would end the process; whoever reads it hears of it all the same.
  limited.on('error', () => {});
  limited.on('close', () => {
    raw.unpipe(limited);
    raw.resume();
  });
  const leave = () => limited.destroy(new AppError('invalid_input', { problem: 'body' }));
  raw.once('aborted', leave);
  raw.once('error', leave);
  return raw.pipe(limited);
}
