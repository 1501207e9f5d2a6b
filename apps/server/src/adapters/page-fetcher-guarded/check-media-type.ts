import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../../ports/app-error.ts';
import type { PageMediaType } from '../../ports/page-fetcher.ts';

const DECLARED: Record<string, PageMediaType> = {
  'text/html': 'text/html',
  'application/xhtml+xml': 'application/xhtml+xml',
  'text/plain': 'text/plain',
  'text/markdown': 'text/plain',
  'application/pdf': 'application/pdf',
  'application/x-pdf': 'application/pdf',
};
/** What servers say of anything that is to be saved; the content decides. */
const SAYS_NOTHING = new Set([
  '',
  'application/octet-stream',
  'binary/octet-stream',
  'application/force-download',
  'application/x-download',
]);
/** Written in characters, but no pages. What else is found in a text without controls is found wrongly. */
const TEXTUAL_FORMATS = new Set(['application/rtf', 'application/postscript', 'application/eps']);
const PDF_MARK_WITHIN_BYTES = 1024;
const SNIFFED_BYTES = 4100;

/** The type of a `content-type` header, lower case and without parameters, and its character set. */
export function readMediaType(header: string | undefined): { mediaType: string; charset: string | null } {
  const [first = '', ...parameters] = (header ?? '').slice(0, 300).split(';');
  const charset = parameters.map(
    (parameter) => /^\s*charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(parameter)?.[1],
  );
  return {
    mediaType: first.trim().toLowerCase(),
    charset: charset.find((name) => name !== undefined)?.toLowerCase() ?? null,
  };
}

/**
 * Refuses by the header alone, before anything is read, what can be no page.
 * @throws AppError `page_not_text`
 */
export function checkDeclaredType(mediaType: string): void {
  if (DECLARED[mediaType] === undefined && !SAYS_NOTHING.has(mediaType)) throw notText(mediaType);
}

/**
 * The type that header and content agree on.
 * @throws AppError `page_not_text`, `page_unreachable`
 */
export async function checkMediaType(mediaType: string, content: Buffer): Promise<PageMediaType> {
  const declared = DECLARED[mediaType];
  const isPdf = content.subarray(0, PDF_MARK_WITHIN_BYTES).includes('%PDF-');
  if (declared === undefined) {
    checkDeclaredType(mediaType);
    if (isPdf) return 'application/pdf';
    // A missing header says nothing; one that offers a download says that it is no page.
    if (mediaType !== '') throw notText(mediaType);
  } else if (isPdf !== (declared === 'application/pdf')) {
    throw new AppError('page_unreachable', { problem: 'response' });
  }
  if (isPdf) return 'application/pdf';
  const head = content.subarray(0, SNIFFED_BYTES);
  const found = await fileTypeFromBuffer(head);
  if (!isText(content)) throw notText(found?.mime ?? 'application/octet-stream');
  if (found && TEXTUAL_FORMATS.has(found.mime)) throw notText(found.mime);
  return declared ?? (/^\s*</.test(head.toString('latin1')) ? 'text/html' : 'text/plain');
}

/** Text has no NUL, unless a mark at its start says that it is UTF-16, and hardly any controls. */
function isText(content: Buffer): boolean {
  const mark = content.toString('latin1', 0, 2);
  const encoding = mark === '\xff\xfe' ? 'utf-16le' : mark === '\xfe\xff' ? 'utf-16be' : 'latin1';
  if (encoding === 'latin1' && content.includes(0)) return false;
  const head = new TextDecoder(encoding).decode(content.subarray(0, SNIFFED_BYTES));
  // ESC belongs to ISO-2022 texts.
  const controls = head.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g) ?? [];
  return controls.length <= head.length / 100;
}

const notText = (mediaType: string) => new AppError('page_not_text', { mediaType: mediaType.slice(0, 80) });
