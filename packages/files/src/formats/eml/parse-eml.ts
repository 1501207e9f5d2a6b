import type { DocumentPart } from '@mingfa/contract/document-content';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { BlockWriter } from '../../reading/block-writer.ts';
import type { ParseEvent } from '../../reading/parse-event.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';
import type { ParserLimits } from '../../reading/parser-limits.ts';
import { type ReadableFile, readContent } from '../../reading/source-file.ts';
import { readHtmlBlocks } from '../html/read-html-blocks.ts';

/** Reads a file that was taken out of a mail; `depth` counts the mails around it. */
export type ReadAttachment = (
  file: ReadableFile,
  limits: ParserLimits,
  depth: number,
) => AsyncIterable<ParseEvent>;

/** One attachment may unfold to this part of what a file may. */
const ATTACHMENT_SHARE = 4;
const ATTACHMENTS_READ_MAX = 50;
const ATTACHMENTS_NAMED_MAX = 500;
const HEADERS_BYTES_MAX = 1024 * 1024;
const NAME_CHARACTERS_MAX = 120;
/** A mail is kept in memory with all its attachments. */
const MAIL_BYTES_MAX = 100 * 1024 * 1024;

/**
 * A mail: subject, who wrote to whom and when, the text, then each attachment that can be read under its name; the others are
 * named with the reason. Blocks of an attachment have no page, since no page of the mail can be shown.
 */
export async function* parseEml(
  file: ReadableFile,
  limits: ParserLimits,
  readAttachment: ReadAttachment,
  depth: number,
): AsyncGenerator<ParseEvent> {
  const content = await readContent(file);
  if (content.length > MAIL_BYTES_MAX)
    throw new ParseFailure('too_large', { limit: `${MAIL_BYTES_MAX >> 20} MB` });
  const mail = await parseMail(content, limits);
  yield { kind: 'found', format: 'eml', pages: null };
  const writer = new BlockWriter(limits);
  addMessage(mail, writer, limits);
  const ignored = new Set<string>();
  for (const [index, attachment] of mail.attachments.slice(0, ATTACHMENTS_NAMED_MAX).entries()) {
    // Pictures that the text shows are logos and signatures.
    if (attachment.related && /^image\//.test(attachment.mimeType)) continue;
    const name = nameOf(attachment, index);
    writer.endPart();
    writer.add({ kind: 'heading', level: 1, text: `附件：${name}`, part: name });
    let failure: string | null = index < ATTACHMENTS_READ_MAX ? 'empty_file' : 'unsupported_file';
    const events =
      index < ATTACHMENTS_READ_MAX ? readInside(attachment, name, limits, readAttachment, depth) : [];
    for await (const event of events) {
      if (event.kind === 'ignored') ignored.add(event.what);
      else if (event.kind === 'failed') failure = event.code;
      else if (event.kind === 'part' && addPart(event.part, name, writer)) failure = null;
      yield* writer.takeParts();
      yield { kind: 'progress', done: index, total: mail.attachments.length };
    }
    if (failure) writer.add({ kind: 'paragraph', text: unread(attachment, failure), part: name });
  }
  yield* writer.finish();
  for (const what of ignored) yield { kind: 'ignored', what };
}

async function parseMail(content: Buffer, limits: ParserLimits): Promise<Email> {
  const parser = new PostalMime({
    maxNestingDepth: Math.min(limits.nesting, 64),
    maxHeadersSize: HEADERS_BYTES_MAX,
    // A mail inside the mail is an attachment like any other, read to the same depth.
    forceRfc822Attachments: true,
  });
  try {
    return await parser.parse(content);
  } catch (error) {
    throw new ParseFailure(/exceeded/i.test(String(error)) ? 'file_unsafe' : 'file_damaged');
  }
}

function addMessage(mail: Email, writer: BlockWriter, limits: ParserLimits): void {
  const subject = (mail.subject ?? '').replace(/\s+/g, ' ').trim();
  if (subject !== '') writer.add({ kind: 'heading', level: 1, text: subject });
  const lines: [string, string][] = [
    ['发件人', namesOf(mail.from ? [mail.from] : [])],
    ['收件人', namesOf(mail.to)],
    ['抄送', namesOf(mail.cc)],
    ['日期', dateOf(mail)],
  ];
  for (const [label, value] of lines) {
    if (value !== '') writer.add({ kind: 'paragraph', text: `${label}：${value}` });
  }
  const text = (mail.text ?? '').trim();
  if (text !== '') {
    for (const line of text.split(/\r?\n/)) {
      const words = line
        .replace(/[\u0000-\u0008\u000b-\u001f]/g, '')
        .toWellFormed()
        .trim();
      if (words !== '') writer.add({ kind: 'paragraph', text: words });
    }
  } else if (mail.html) for (const draft of readHtmlBlocks(mail.html, limits)) writer.add(draft);
}

/** The day and hour where the mail was written, as its header says. */
function dateOf({ date, headers }: Email): string {
  const time = date ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time)) return '';
  const written = headers.find(({ key }) => key === 'date')?.value ?? '';
  const [, sign = '+', hours = '00', minutes = '00'] = /([+-])(\d{2})(\d{2})\b/.exec(written) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000);
  const local = new Date(time + offset).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 16)} (${sign}${hours}:${minutes})`;
}

function namesOf(addresses: readonly Address[] | undefined): string {
  return (addresses ?? [])
    .flatMap((address) => ('group' in address && address.group ? address.group : [address]))
    .slice(0, 200)
    .map(({ name, address }) =>
      address && name && name !== address ? `${name} <${address}>` : (address ?? name ?? ''),
    )
    .filter((shown) => shown !== '')
    .join('；')
    .toWellFormed();
}

type InsideEvent = ParseEvent | { kind: 'failed'; code: string };

async function* readInside(
  attachment: Attachment,
  name: string,
  limits: ParserLimits,
  readAttachment: ReadAttachment,
  depth: number,
): AsyncGenerator<InsideEvent> {
  const isMail = /^message\/rfc822$/i.test(attachment.mimeType) && !/\.eml$/i.test(name);
  const file: ReadableFile = { path: '', name: isMail ? `${name}.eml` : name, content: bytesOf(attachment) };
  const share = { ...limits, unfoldedBytes: Math.floor(limits.unfoldedBytes / ATTACHMENT_SHARE) };
  try {
    yield* readAttachment(file, share, depth + 1);
  } catch (error) {
    // One attachment that cannot be read, or breaks its reader, leaves the mail readable; a bomb does not.
    const code = error instanceof ParseFailure ? error.code : 'file_damaged';
    if (BOMBS.has(code)) throw error;
    yield { kind: 'failed', code };
  }
}

function bytesOf({ content }: Attachment): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);
}

/** Puts blocks of an attachment under its name; their ids are new, and so is what they point to. */
function addPart(part: DocumentPart, name: string, writer: BlockWriter): boolean {
  const ids = new Map<string, string>();
  for (const block of part.blocks) {
    const { id, anchorId, level, part: inner, ...rest } = block;
    const added = writer.add({
      ...rest,
      page: null,
      box: null,
      paragraph: null,
      level: level === null ? null : Math.min(level + 1, 9),
      part: inner === null ? name : `${name} / ${inner}`.slice(0, NAME_CHARACTERS_MAX * 2),
      anchorId: anchorId === null ? null : (ids.get(anchorId) ?? null),
    });
    ids.set(id, added.id);
  }
  return part.blocks.length > 0;
}

/** Of these the whole mail would suffer. */
const BOMBS = new Set<string>([
  'file_unsafe',
  'too_large',
  'file_too_long',
  'file_too_many_rows',
  'file_too_many_blocks',
]);

const REASONS: Record<string, string> = {
  file_password: '有密码保护',
  file_damaged: '已损坏',
  empty_file: '没有文字',
  file_old_format: '旧格式',
  file_too_many_pages: '页数过多',
};

function unread(attachment: Attachment, code: string): string {
  const kilobytes = Math.max(1, Math.round(bytesOf(attachment).length / 1024));
  return `（附件未读取：${REASONS[code] ?? '不支持的类型'}，${attachment.mimeType}，${kilobytes} KB）`;
}

function nameOf({ filename, mimeType }: Attachment, index: number): string {
  const name = (filename ?? '')
    .replace(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069/\\]/g, ' ')
    .toWellFormed()
    .trim();
  return (name || `${index + 1} (${mimeType})`).slice(0, NAME_CHARACTERS_MAX);
}
