import type * as contract from '@mingfa/contract/draft';
import type { DraftFormat } from '@mingfa/contract/draft-format';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import type { FileLabel } from '@mingfa/files/labels/file-label';
import { EXPORT_MEDIA_TYPES, exportFileName } from '@mingfa/files/naming/export-file-name';
import type { FactSheet } from '@mingfa/legal/drafting/fact-sheet';
import type { CompiledOwnTemplate } from '@mingfa/legal/drafting/own/own-template-of';
import { renderBlankForm } from '@mingfa/legal/drafting/render-template';
import { eq } from 'drizzle-orm';
import { user } from '../../../db/schema/account.ts';
import { draft } from '../../../db/schema/drafting.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { labelOfFile } from '../../generated-label/index.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { previewOf } from '../drafts/preview-of.ts';
import { chooseLetterhead } from '../letterheads/choose-letterhead.ts';
import { fillOwnFile, printOwnFile } from '../own/fill-own-file.ts';
import { catalogFor } from '../own/own-catalog.ts';
import { ownBlankForm } from '../own/own-document.ts';
import { holdDraft, ownDraft } from '../own-rows.ts';
import { sampleOf } from '../templates/read-templates.ts';
import type { TemplateCatalog } from '../templates/template-catalog.ts';
import { requireTemplate } from '../templates/template-catalog.ts';
import { ownVersion } from '../versions/draft-versions.ts';
import { keepVersion } from '../versions/keep-version.ts';
import { missingDocument } from './missing-document.ts';
import { modelsOfFreeWords } from './models-of-free-words.ts';
import { wordsOfDraft } from './words-of-draft.ts';
import { PLAIN, type WrittenDocument, writeDocument } from './write-document.ts';

interface ExportedFile {
  fileName: string;
  mediaType: string;
  content: Uint8Array;
  simplified?: WrittenDocument['simplified'];
}
type Exporting = DraftingContext & RequestContext;

/**
 * A draft as a file. What is exported as a document is kept as a version before it is written: a crashed export loses nothing.
 * @throws AppError `not_found`, `print_too_large`, `template_word_only`, and what `Letterheads` throws
 */
export async function exportDraft(
  context: Exporting,
  input: EndpointInput<typeof contract.exportDraft>,
): Promise<ExportedFile> {
  const { draftId, form, format } = input;
  const file = form === 'document' ? await documentFile(context, input) : await formFile(context, input);
  const written = await (file.filled
    ? fillAs(context, format, { ...file.filled, title: file.name }, file.label)
    : writeDocument(context, file, format));
  await recordAudit(context, context.db, { kind: 'draft', action: 'exported', id: draftId });
  return named(file.name, format, written);
}

/** The filled example of a template, or its blank form, as a file. @throws AppError `not_found`, `print_too_large` */
export async function exportTemplate(
  context: Exporting,
  { format, ...input }: { templateId: string; form: 'example' | 'blank'; format: DraftFormat },
): Promise<ExportedFile> {
  const catalog = await catalogFor(context);
  const { own, template } = requireTemplate(catalog, input.templateId);
  if (own) {
    const title = `${template.documentTitle}（空白）`;
    return named(title, format, await fillAs(context, format, { own, catalog, sheet: null, title }, null));
  }
  const document = await sampleOf(context, input);
  const name = `${document.title}${input.form === 'blank' ? '（空白）' : '（示例）'}`;
  return named(name, format, await writeDocument(context, { document, ...PLAIN }, format));
}

/** The document of a draft as it stands, or of one of its versions, with its label. */
async function documentFile(
  context: Exporting,
  { draftId, versionId, cleanCopyId, letterheadId, comments }: EndpointInput<typeof contract.exportDraft>,
) {
  const version = versionId
    ? await ownVersion(context, { draftId, versionId })
    : await keepExported(context, draftId);
  const { document, parts, body, facts } = version.state;
  const catalog = await catalogFor(context);
  const { own, template } = requireTemplate(
    catalog,
    (await ownDraft(context.db, context.caller, draftId)).draft.templateId,
  );
  const models = await modelsOfFreeWords(context.db, draftId);
  const words = wordsOfDraft(document, parts, version.createdAt, models);
  const of = { kind: 'draft', thingId: draftId, language: 'zh-CN', cleanCopyId } as const;
  const label = await labelOfFile(context, words, of);
  // What somebody edited freely is no longer what fills the file.
  const filled = own && body === null ? { own, catalog, sheet: facts } : null;
  const { shelf } = template;
  const { layout } = document;
  return {
    ...{ document: { ...document, title: version.title }, label, name: version.title, filled },
    letterhead: filled ? null : await chooseLetterhead(context, letterheadId, { shelf, layout }),
    commentsBy: comments ? await nameOf(context) : null,
  };
}

async function keepExported(context: Exporting, draftId: string) {
  const catalog = await catalogFor(context);
  return context.db.transaction(async (tx) => {
    const held = await holdDraft(tx, context.caller, draftId);
    const version = await keepVersion(context, tx, catalog, held, { reason: 'export' });
    // Whoever exports it has seen what it says now.
    const { factsRevision: seenFactsRevision } = held.matter;
    await tx.update(draft).set({ seenFactsRevision }).where(eq(draft.id, draftId));
    return version;
  });
}

/** The blank form of a draft's template, or the overview of what the draft lacks. */
async function formFile(context: Exporting, { draftId, form }: EndpointInput<typeof contract.exportDraft>) {
  const catalog = await catalogFor(context);
  const { draft: row, matter } = await ownDraft(context.db, context.caller, draftId);
  const entry = requireTemplate(catalog, row.templateId);
  const today = todayInChina(context.clock);
  if (form === 'blank') {
    const { own } = entry;
    const document = own
      ? ownBlankForm(own, catalog.dictionary, today)
      : renderBlankForm(entry.template, catalog.dictionary, today);
    const filled = own ? { own, catalog, sheet: null } : null;
    return { document, ...PLAIN, name: `${row.title}（空白）`, filled };
  }
  const { parts, body } = row;
  const preview = previewOf(catalog, entry, { sheet: matter.sheet, parts, body }, today);
  const document = missingDocument(catalog, entry, matter.sheet, preview);
  return { document, ...PLAIN, name: `${row.title}（缺项清单）`, filled: null };
}

interface Filled {
  own: CompiledOwnTemplate;
  catalog: TemplateCatalog;
  /** Null: a form to be filled in by hand. */
  sheet: FactSheet | null;
}

/** Somebody's own template, filled, as Word or PDF. @throws AppError `template_word_only` for another format */
async function fillAs(
  context: Exporting,
  format: DraftFormat,
  { own, catalog, sheet, title }: Filled & { title: string },
  label: FileLabel | null,
): Promise<WrittenDocument> {
  const { dictionary } = catalog;
  if (format === 'pdf') return printOwnFile(context, own, dictionary, { sheet, label, title });
  if (format !== 'docx') throw new AppError('template_word_only');
  return { content: await fillOwnFile(context, own, dictionary, { sheet, label }) };
}

/** What comments of the caller are signed with. */
async function nameOf({ db, caller }: Exporting): Promise<string> {
  const [found] = await db.select({ nickname: user.nickname }).from(user).where(eq(user.id, caller.userId));
  return found?.nickname.trim() || '起草人';
}

const named = (title: string, format: DraftFormat, written: WrittenDocument): ExportedFile => ({
  fileName: exportFileName(title, `.${format}`, 'document'),
  mediaType: EXPORT_MEDIA_TYPES[format],
  ...written,
});
