import type * as contract from '@mingfa/contract/draft';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { EXPORT_MEDIA_TYPES, exportFileName } from '@mingfa/files/naming/export-file-name';
import type { RequestContext } from '../../../ports/app-context.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { labelOfFile } from '../../generated-label/index.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { changedContent } from '../drafts/changed-content.ts';
import { documentOf } from '../drafts/document-of.ts';
import { chooseLetterhead } from '../letterheads/choose-letterhead.ts';
import { printOwnFile } from '../own/fill-own-file.ts';
import { catalogFor } from '../own/own-catalog.ts';
import { ownDraft } from '../own-rows.ts';
import { requireTemplate } from '../templates/template-catalog.ts';
import { modelsOfFreeWords } from './models-of-free-words.ts';
import { wordsOfDraft } from './words-of-draft.ts';
import { type WrittenDocument, writeDocument } from './write-document.ts';

/**
 * The PDF that an export of a draft would be with these changes, to be looked at: no version is kept.
 * @throws AppError `not_found`, `limit_reached`, `print_too_large`, and what `Letterheads` throws
 */
export async function printDraft(
  context: DraftingContext & RequestContext,
  input: EndpointInput<typeof contract.printDraft>,
): Promise<{ fileName: string; mediaType: string } & WrittenDocument> {
  const { draftId } = input;
  const catalog = await catalogFor(context);
  const held = await ownDraft(context.db, context.caller, draftId);
  const entry = requireTemplate(catalog, held.draft.templateId);
  const content = changedContent(catalog, held, input);
  const document = documentOf(catalog, entry, content, todayInChina(context.clock));
  const models = await modelsOfFreeWords(context.db, draftId);
  const words = wordsOfDraft(document, content.parts, held.draft.savedAt, models);
  const label = await labelOfFile(context, words, { kind: 'draft', thingId: draftId, language: 'zh-CN' });
  const { title } = held.draft;
  const { own } = entry;
  const { shelf } = entry.template;
  const { layout } = document;
  // What somebody edited freely is no longer what fills the file.
  const written =
    own && content.body === null
      ? await printOwnFile(context, own, catalog.dictionary, { sheet: content.sheet, label, title })
      : await writeDocument(
          context,
          {
            ...{ document: { ...document, title }, label, commentsBy: null },
            letterhead: await chooseLetterhead(context, undefined, { shelf, layout }),
          },
          'pdf',
        );
  return {
    ...{ fileName: exportFileName(title, '.pdf', 'document'), mediaType: EXPORT_MEDIA_TYPES.pdf },
    ...written,
  };
}
