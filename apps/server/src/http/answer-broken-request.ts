import type { Socket } from 'node:net';
import type { ErrorCode } from '@mingfa/contract/errors';
import { formatBytes } from '@mingfa/files/naming/format-bytes';
import { nanoid } from 'nanoid';
import { AppError } from '../ports/app-error.ts';
import { toErrorAnswer } from '../runtime/error-answer.ts';

/** 2,000 characters of a question in an address are 18,000 bytes there; beside them the usual headers. */
export const HEADERS_MAX_BYTES = 32 * 1024;

/** What was not even HTTP, or whose address and headers outgrow the limit: answered on the bare socket, then closed. */
export function answerBrokenRequest(error: Error & { code?: unknown }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const code: ErrorCode = tooLarge ? 'too_large' : 'invalid_input';
  // Nothing was read, so there is no language to follow.
  const { status, body } = toErrorAnswer(
    new AppError(code, { limit: formatBytes(HEADERS_MAX_BYTES), problem: 'HTTP' }),
    {
      language: 'zh-CN',
      requestId: `req_${nanoid(16)}`,
    },
  );
  const text = JSON.stringify(body);
  socket.end(
    [
      `HTTP/1.1 ${status} ${tooLarge ? 'Content Too Large' : 'Unprocessable Content'}`,
      'content-type: application/json; charset=utf-8',
      'x-content-type-options: nosniff',
      'connection: close',
      `content-length: ${Buffer.byteLength(text)}`,
      '',
      text,
    ].join('\r\n'),
  );
}
