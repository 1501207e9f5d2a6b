export { deleteAddress, keepAddress, listAddresses, saveAddress } from './addresses/manage-addresses.ts';
export { takeOverAddress } from './addresses/take-over-address.ts';
export { checkDraft } from './checks/check-draft.ts';
export { draftSource } from './draft-source.ts';
export type { DraftingContext } from './drafting-context.ts';
export { createDraft, deleteDraft, duplicateDraft, getDraft, listDrafts } from './drafts/manage-drafts.ts';
export { previewDraft } from './drafts/preview-draft.ts';
export { saveDraft } from './drafts/save-draft.ts';
export { addEvidenceFile } from './evidence/add-evidence-file.ts';
export {
  cancelEvidenceBundle,
  createEvidenceBundle,
  getEvidenceBundle,
} from './evidence/bundle/begin-bundle.ts';
export { registerBundles, resumeBundles } from './evidence/bundle/bundle-jobs.ts';
export { readEvidenceBundle } from './evidence/bundle/read-bundle.ts';
export {
  placeEvidenceFiles,
  recountEvidenceFile,
  removeEvidence,
  removeEvidenceFile,
} from './evidence/change-evidence.ts';
export { registerCounting, resumeCounting } from './evidence/count-files.ts';
export { getEvidence } from './evidence/describe-evidence.ts';
export type { EvidenceContext } from './evidence/evidence-context.ts';
export { removeOldEvidence } from './evidence/remove-evidence.ts';
export { suggestFromText } from './evidence/suggest-from-text.ts';
export { exportDraft, exportTemplate } from './export/export-draft.ts';
export { printDraft } from './export/print-draft.ts';
export { printedDraft } from './export/printed-draft.ts';
export { LABELLED_DRAFTS } from './export/words-of-draft.ts';
export { createLetterhead } from './letterheads/create-letterhead.ts';
export {
  changeLetterhead,
  deleteLetterhead,
  downloadLetterhead,
  listLetterheads,
} from './letterheads/manage-letterheads.ts';
export { changeFacts, getMatterFacts, suggestFacts } from './matters/change-facts.ts';
export {
  createMatter,
  deleteMatter,
  getMatter,
  listMatters,
  renameMatter,
} from './matters/manage-matters.ts';
export { readIntoFacts } from './matters/read-into-facts.ts';
export { readIntoFactsWithModel } from './matters/read-with-model.ts';
export { createOwnTemplate } from './own/create-own-template.ts';
export {
  changeOwnTemplate,
  deleteOwnTemplate,
  downloadOwnTemplate,
  getOwnTemplate,
  listOwnTemplates,
} from './own/manage-own-templates.ts';
export { personalDrafts } from './personal-drafts.ts';
export { acceptSuggestion } from './suggestions/accept-suggestion.ts';
export { checkSuggestion } from './suggestions/check-suggestion.ts';
export { cancelSuggestion, dismissSuggestion } from './suggestions/end-suggestions.ts';
export { getSuggestion, listSuggestions } from './suggestions/list-suggestions.ts';
export { startSuggestion } from './suggestions/start-suggestion.ts';
export type { SuggestionContext } from './suggestions/suggestion-context.ts';
export { suggestionSubject } from './suggestions/suggestion-subject.ts';
export {
  getFactDictionary,
  getTemplate,
  getTemplateSample,
  listTemplates,
} from './templates/read-templates.ts';
export { suggestTemplates } from './templates/suggest-templates.ts';
export { makeCatalog } from './templates/template-catalog.ts';
export {
  compareDraftVersion,
  getDraftVersion,
  listDraftVersions,
  restoreDraftVersion,
  saveDraftVersion,
} from './versions/draft-versions.ts';
