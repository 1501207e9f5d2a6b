import { Readable } from 'node:stream';
import { SIMPLIFIED_HEADER } from '@mingfa/contract/simplified-pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, readRange } from './read-range.ts';
import type { FileAnswer, RangedContent } from './route.ts';

/** Writes a file as its endpoint answered it: whole, a range of it, or that the browser has it already. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: FileAnswer,
): Promise<FastifyReply> {
  const disposition = answer.inline ? 'inline' : 'attachment';
  const plainName = answer.fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const fullName = encodeURIComponent(answer.fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  reply
    .header('content-type', answer.mediaType)
    .header('content-disposition', `${disposition}; filename="${plainName}"; filename*=UTF-8''${fullName}`)
    // Whatever a stored file holds, opened on its own it runs nothing and reaches nothing.
    .header('content-security-policy', "default-src 'none'; sandbox")
    // What a browser keeps it asks about before it shows it: then the address is worth nothing after the session.
    .header('cache-control', answer.tag ? 'private, no-cache' : 'private, no-store');
  if (answer.simplified && answer.simplified.length > 0)
    reply.header(SIMPLIFIED_HEADER, answer.simplified.join(','));
  const { content } = answer;
  if (answer.tag) {
    const tag = `"${answer.tag}"`;
    reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) {
      if (content instanceof Readable) content.destroy();
      return reply.code(304).send();
    }
  }
  if (isRanged(content)) return sendRange(request, reply, { content, tag: answer.tag });
  if (answer.bytes !== undefined) reply.header('content-length', answer.bytes);
  return reply.send(content instanceof Readable ? content : Buffer.from(content));
}

async function sendRange(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, tag }: { content: RangedContent; tag: string | undefined },
): Promise<FastifyReply> {
  const { bytes } = content;
  reply.header('accept-ranges', 'bytes');
  // A range of what was replaced since would not fit to the rest of it.
  const condition = request.headers['if-range'];
  const isSame = condition === undefined || (tag !== undefined && condition === `"${tag}"`);
  const range = isSame ? readRange(request.headers.range, bytes) : null;
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${bytes}`).header('content-length', 0).send();
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end - 1}/${bytes}`);
  const sent: ByteRange = range ?? { start: 0, end: bytes };
  const stream = await content.open(sent);
  // Whoever left before it was open reads nothing any more.
  if (request.raw.destroyed) stream.destroy();
  return reply.header('content-length', sent.end - sent.start).send(stream);
}

const isRanged = (content: FileAnswer['content']): content is RangedContent =>
  !(content instanceof Readable) && !(content instanceof Uint8Array);
