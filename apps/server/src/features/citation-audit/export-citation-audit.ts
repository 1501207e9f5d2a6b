import type * as contract from '@mingfa/contract/citation-audit';
import type { AuditedCitation } from '@mingfa/contract/citation-audit';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import type { Language } from '@mingfa/contract/values';
import { DOCX_MEDIA_TYPE, exportFileName } from '@mingfa/files/naming/export-file-name';
import { asc, eq } from 'drizzle-orm';
import { auditedCitation } from '../../db/schema/citation-audit.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import { readStoredParts } from '../../engine/documents/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { AuditContext } from './audit-context.ts';
import { describeAudit } from './describe-audit.ts';
import { AUDIT_WORDS } from './export/audit-words.ts';
import { commentsOf } from './export/comments-of.ts';
import { reportFile } from './export/report-file.ts';
import { reportMarkdown } from './export/report-markdown.ts';
import { type AuditWithSubject, ownAudit } from './own-audits.ts';

const AUTHOR = { name: '明法', initials: '明法' };

interface ExportedFile {
  fileName: string;
  mediaType: string;
  content: Uint8Array;
}

/**
 * An audit as a file: comments in the original Word file, a report, or data.
 * @throws AppError `not_found`, `not_a_contract_file` for comments in what is no Word file, and what a hostile file brings
 */
export async function exportCitationAudit(
  context: AuditContext & RequestContext,
  input: EndpointInput<typeof contract.exportCitationAudit>,
): Promise<ExportedFile> {
  const held = await ownAudit(context, input.auditId);
  const citations = await readCitations(context, held.audit.id);
  const file =
    input.form === 'comments'
      ? await writeComments(context, held, citations, input.language)
      : await writeReport(context, held, citations, input);
  await recordAudit(context, context.db, { kind: 'citation_audit', action: 'exported', id: held.audit.id });
  return file;
}

async function readCitations({ db }: Pick<AuditContext, 'db'>, auditId: string): Promise<AuditedCitation[]> {
  const rows = await db
    .select({ citation: auditedCitation.citation })
    .from(auditedCitation)
    .where(eq(auditedCitation.auditId, auditId))
    .orderBy(asc(auditedCitation.number));
  return rows.map(({ citation }) => citation);
}

async function writeReport(
  context: AuditContext & RequestContext,
  held: AuditWithSubject,
  citations: readonly AuditedCitation[],
  { form, format, language }: EndpointInput<typeof contract.exportCitationAudit>,
): Promise<ExportedFile> {
  const audit = await describeAudit(context.db, held, language);
  const words = AUDIT_WORDS[language];
  const encode = (text: string) => new TextEncoder().encode(text);
  if (form === 'json')
    return {
      fileName: exportFileName(audit.name, ` ${words.data}.json`, 'text'),
      mediaType: 'application/json',
      content: encode(`${JSON.stringify({ ...audit, citations }, null, 2)}\n`),
    };
  const file = reportFile(audit, citations, language);
  return format === 'md'
    ? {
        fileName: exportFileName(audit.name, ` ${words.report}.md`, 'text'),
        mediaType: 'text/markdown; charset=utf-8',
        content: encode(reportMarkdown(file)),
      }
    : {
        fileName: exportFileName(audit.name, ` ${words.report}.docx`, 'text'),
        mediaType: DOCX_MEDIA_TYPE,
        content: await context.printer.write(file, 'docx', context.signal),
      };
}

async function writeComments(
  context: AuditContext & RequestContext,
  { audit, document }: AuditWithSubject,
  citations: readonly AuditedCitation[],
  language: Language,
): Promise<ExportedFile> {
  const { signal } = context;
  if (document?.format !== 'docx' || audit.documentId === null) throw new AppError('not_a_contract_file');
  if (document.state !== 'ready') throw new AppError('file_not_ready');
  const parts = await readStoredParts(context, audit.documentId);
  const changes = commentsOf(audit.documentId, parts, citations, language);
  const { name, fileKey } = document;
  const author = { ...AUTHOR, date: context.clock.now() };
  const written = await context.files.withPath(fileKey, (path) =>
    context.docxChanges.write({ path, name }, changes, author, signal),
  );
  if (!written) throw new AppError('store_unavailable');
  return {
    fileName: exportFileName(name, ` ${AUDIT_WORDS[language].commented}.docx`, 'text'),
    mediaType: DOCX_MEDIA_TYPE,
    content: written.content,
  };
}
