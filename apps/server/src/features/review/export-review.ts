import type { PrintedFormat } from '@mingfa/contract/printed-format';
import type { Language } from '@mingfa/contract/values';
import { type FileLabel, implicitJson } from '@mingfa/files/labels/file-label';
import { EXPORT_MEDIA_TYPES, exportFileName } from '@mingfa/files/naming/export-file-name';
import type { DocxChange } from '@mingfa/files/word/change/docx-change';
import { renumberInsertions } from '@mingfa/legal/contracts/renumber-insertions';
import { recordAudit } from '../../engine/audit/index.ts';
import { readStoredParts } from '../../engine/documents/index.ts';
import type { DocumentRow } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { labelOfFile } from '../generated-label/index.ts';
import { describeFinding, describeReview } from './describe-review.ts';
import { commentText } from './export/comment-text.ts';
import { generatedInFindings, isWritten } from './export/generated-in-review.ts';
import { type ReportExport, reportFile } from './export/report-file.ts';
import { REVIEW_WORDS } from './export/review-words.ts';
import { listFindings } from './list-reviews.ts';
import { type FindingRow, ownReview } from './own-rows.ts';
import { noteOverlaps, resolveFindings } from './resolve-findings.ts';
import type { ReviewContext } from './review-context.ts';
import { runReviewThread } from './thread/run-review-thread.ts';

const AUTHOR = { name: '明法', initials: '明法' };

/**
 * A review as a file: `changes` writes comments and tracked changes into the original Word file for all findings not rejected,
 * `report` sets them as a table in any format.
 * @throws AppError `not_found`, `print_too_large`, `not_a_contract_file` for changes to what is no Word file, and what a hostile
 * file brings
 */
export async function exportReview(
  context: ReviewContext & RequestContext,
  input: {
    reviewId: string;
    form: 'changes' | 'report';
    format?: PrintedFormat;
    language: Language;
    cleanCopyId?: string | undefined;
  },
): Promise<ExportedFile> {
  const held = await ownReview(context, input.reviewId);
  const findings = await listFindings(context, input.reviewId);
  const { language, cleanCopyId, format = 'docx' } = input;
  const labelOf = (kind: 'review' | 'review_changes', inFile: readonly FindingRow[]) =>
    labelOfFile(context, generatedInFindings(held.review, inFile), {
      kind,
      thingId: held.review.id,
      language,
      cleanCopyId,
    });
  const file =
    input.form === 'report'
      ? await makeReport(context, held, findings, {
          language,
          format,
          label: await labelOf('review', findings),
        })
      : await writeChanges(context, held, findings, language, (inFile) => labelOf('review_changes', inFile));
  await recordAudit(context, context.db, { kind: 'review', action: 'exported', id: held.review.id });
  return file;
}

interface ExportedFile {
  fileName: string;
  mediaType: string;
  content: Uint8Array;
}
type Reviewed = Awaited<ReturnType<typeof ownReview>>;

async function makeReport(
  context: ReviewContext & RequestContext,
  held: Reviewed,
  findings: readonly FindingRow[],
  { language, format, label }: { language: Language; format: PrintedFormat; label: FileLabel | null },
): Promise<ExportedFile> {
  const report: ReportExport = {
    language,
    review: await describeReview(context.db, held, language),
    findings: noteOverlaps(findings, held.review.language).map(describeFinding),
    label,
  };
  const content = await context.printer.write(reportFile(report), format, context.signal);
  return fileOf(held.document.name, language === 'en' ? 'review report' : '审查报告', content, format);
}

async function writeChanges(
  context: ReviewContext & RequestContext,
  held: Reviewed,
  findings: readonly FindingRow[],
  language: Language,
  labelOf: (inFile: readonly FindingRow[]) => Promise<FileLabel | null>,
): Promise<ExportedFile> {
  const { signal } = context;
  if (held.document.format !== 'docx') throw new AppError('not_a_contract_file');
  if (held.document.state !== 'ready') throw new AppError('file_not_ready');
  const kept = resolveFindings(withoutGaps(findings), held.review.language).filter(isWritten);
  const label = await labelOf(findings.filter(isWritten));
  const { name, fileKey } = held.document;
  const changes = await changesOf(context, held.document, kept, { language, label }, signal);
  const implicitLabel = label ? implicitJson(label) : undefined;
  const author = { ...AUTHOR, date: context.clock.now(), implicitLabel };
  const written = await context.files.withPath(fileKey, (path) =>
    context.docxChanges.write({ path, name }, changes, author, signal),
  );
  if (!written) throw new AppError('store_unavailable');
  return fileOf(name, language === 'en' ? 'reviewed' : '审查批注版', written.content);
}

/** Where every finding goes in the Word file, with its comment. */
async function changesOf(
  context: ReviewContext,
  document: DocumentRow,
  findings: readonly FindingRow[],
  { language, label }: { language: Language; label: FileLabel | null },
  signal: AbortSignal,
): Promise<DocxChange[]> {
  const placed = await runReviewThread(
    { task: 'changes', parts: await readStoredParts(context, document.id), findings: [...findings] },
    signal,
  );
  const words = REVIEW_WORDS[language];
  const marked = typeof label?.text === 'string';
  const changes = findings.flatMap((finding, index) =>
    (placed[index] ?? []).map((change, place): DocxChange => {
      const isOwn = place === 0;
      const alone = isOwn
        ? commentText(finding, language, { wording: true, marked })
        : words.alsoHere(finding.title);
      return {
        ...change,
        id: `${finding.id}/${place}`,
        comment:
          change.action === 'comment'
            ? alone
            : isOwn
              ? commentText(finding, language, { wording: false, marked })
              : '',
        commentAlone: alone,
      };
    }),
  );
  return label?.text ? [labelComment(label.text), ...changes] : changes;
}

/** The label of the whole file: a comment on its first paragraph, so that no word of the contract is touched. */
const labelComment = (text: string): DocxChange => ({
  id: 'label',
  action: 'comment',
  paragraph: 0,
  start: 0,
  end: 0,
  quote: '',
  text: '',
  paragraphs: [],
  clauseStart: null,
  comment: text,
  commentAlone: text,
});

/** Clauses put in at one place were numbered one after another; those left out leave no gap. */
function withoutGaps(findings: readonly FindingRow[]): FindingRow[] {
  const inserted = findings.filter(({ action }) => action === 'insert');
  const suggestions = renumberInsertions(
    inserted.map(({ insertion, suggestion, decision }) => ({
      anchorBlockId: insertion?.anchorBlockId ?? null,
      suggestion,
      accepted: decision !== 'rejected',
    })),
  );
  const renumbered = new Map(inserted.map(({ id }, index) => [id, suggestions[index]]));
  return findings.map((finding) => ({
    ...finding,
    suggestion: renumbered.get(finding.id) ?? finding.suggestion,
  }));
}

const fileOf = (name: string, suffix: string, content: Uint8Array, format: PrintedFormat = 'docx') => ({
  fileName: exportFileName(name, ` ${suffix}.${format}`, 'contract'),
  mediaType: EXPORT_MEDIA_TYPES[format],
  content,
});
