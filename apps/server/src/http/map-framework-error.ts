import type { Language } from '@mingfa/contract/values';
import { formatBytes } from '@mingfa/files/naming/format-bytes';
import { AppError } from '../ports/app-error.ts';

const TOO_LARGE = new Set([
  'FST_ERR_CTP_BODY_TOO_LARGE',
  'FST_REQ_FILE_TOO_LARGE',
  'FST_PARTS_LIMIT',
  'FST_FILES_LIMIT',
  'FST_FIELDS_LIMIT',
]);

const UNREADABLE_BODY = { 'zh-CN': '无法解析请求内容', en: 'the body could not be read' } as const;

interface FrameworkError {
  code?: unknown;
  statusCode?: unknown;
  name?: unknown;
}

/** Turns what Fastify and its plugins throw about a bad request into the error table; anything else passes. */
export function mapFrameworkError(
  error: unknown,
  request: { language: Language; limitBytes: number; types: string },
): unknown {
  if (error instanceof AppError || typeof error !== 'object' || error === null) return error;
  const { code, statusCode, name } = error as FrameworkError;
  if (typeof code === 'string') {
    if (TOO_LARGE.has(code)) return new AppError('too_large', { limit: formatBytes(request.limitBytes) });
    if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') {
      return new AppError('unsupported_file', { types: request.types });
    }
    if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH') {
      return new AppError('malformed_address');
    }
  }
  const isBadRequest = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
  if (name === 'URIError') return new AppError('malformed_address', {}, { cause: error });
  if (isBadRequest) {
    return new AppError('invalid_input', { problem: UNREADABLE_BODY[request.language] }, { cause: error });
  }
  return error;
}
