import * as addressBook from '@mingfa/contract/address-book';
import * as documentTemplate from '@mingfa/contract/document-template';
import * as draft from '@mingfa/contract/draft';
import * as draftSuggestion from '@mingfa/contract/draft-suggestion';
import * as draftVersion from '@mingfa/contract/draft-version';
import * as letterhead from '@mingfa/contract/letterhead';
import * as matter from '@mingfa/contract/matter';
import * as matterEvidence from '@mingfa/contract/matter-evidence';
import * as ownTemplate from '@mingfa/contract/own-template';
import * as drafting from '../../features/drafting/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Templates, matters with their facts, the evidence of matters, drafts with their versions, and the address book. */
export function draftingRoutes(context: drafting.SuggestionContext & drafting.EvidenceContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(documentTemplate.listTemplates, drafting.listTemplates),
    bind(documentTemplate.getTemplate, drafting.getTemplate),
    bind(documentTemplate.getTemplateSample, drafting.getTemplateSample),
    bind(documentTemplate.exportTemplate, drafting.exportTemplate),
    bind(documentTemplate.getFactDictionary, drafting.getFactDictionary),
    bind(documentTemplate.suggestTemplates, drafting.suggestTemplates),
    bind(ownTemplate.createOwnTemplate, drafting.createOwnTemplate),
    bind(ownTemplate.listOwnTemplates, drafting.listOwnTemplates),
    bind(ownTemplate.getOwnTemplate, drafting.getOwnTemplate),
    bind(ownTemplate.changeOwnTemplate, drafting.changeOwnTemplate),
    bind(ownTemplate.deleteOwnTemplate, drafting.deleteOwnTemplate),
    bind(ownTemplate.downloadOwnTemplate, drafting.downloadOwnTemplate),
    bind(letterhead.createLetterhead, drafting.createLetterhead),
    bind(letterhead.listLetterheads, drafting.listLetterheads),
    bind(letterhead.changeLetterhead, drafting.changeLetterhead),
    bind(letterhead.deleteLetterhead, drafting.deleteLetterhead),
    bind(letterhead.downloadLetterhead, drafting.downloadLetterhead),
    bind(matter.listMatters, drafting.listMatters),
    bind(matter.createMatter, drafting.createMatter),
    bind(matter.getMatter, drafting.getMatter),
    bind(matter.renameMatter, drafting.renameMatter),
    bind(matter.deleteMatter, drafting.deleteMatter),
    bind(matter.getMatterFacts, drafting.getMatterFacts),
    bind(matter.changeFacts, drafting.changeFacts),
    bind(matter.suggestFacts, drafting.suggestFacts),
    bind(matter.readIntoFacts, drafting.readIntoFacts),
    bind(matter.readIntoFactsWithModel, drafting.readIntoFactsWithModel),
    bind(matterEvidence.getEvidence, drafting.getEvidence),
    bind(matterEvidence.addEvidenceFile, drafting.addEvidenceFile),
    bind(matterEvidence.placeEvidenceFiles, drafting.placeEvidenceFiles),
    bind(matterEvidence.removeEvidenceFile, drafting.removeEvidenceFile),
    bind(matterEvidence.recountEvidenceFile, drafting.recountEvidenceFile),
    bind(matterEvidence.removeEvidence, drafting.removeEvidence),
    bind(matterEvidence.createEvidenceBundle, drafting.createEvidenceBundle),
    bind(matterEvidence.getEvidenceBundle, drafting.getEvidenceBundle),
    bind(matterEvidence.cancelEvidenceBundle, drafting.cancelEvidenceBundle),
    bind(matterEvidence.readEvidenceBundle, drafting.readEvidenceBundle),
    bind(draft.listDrafts, drafting.listDrafts),
    bind(draft.createDraft, drafting.createDraft),
    bind(draft.getDraft, drafting.getDraft),
    bind(draft.saveDraft, drafting.saveDraft),
    bind(draft.previewDraft, drafting.previewDraft),
    bind(draft.printDraft, drafting.printDraft),
    bind(draft.duplicateDraft, drafting.duplicateDraft),
    bind(draft.deleteDraft, drafting.deleteDraft),
    bind(draft.checkDraft, drafting.checkDraft),
    bind(draft.exportDraft, drafting.exportDraft),
    bind(draftSuggestion.startSuggestion, drafting.startSuggestion),
    bind(draftSuggestion.listSuggestions, drafting.listSuggestions),
    bind(draftSuggestion.getSuggestion, drafting.getSuggestion),
    bind(draftSuggestion.cancelSuggestion, drafting.cancelSuggestion),
    bind(draftSuggestion.checkSuggestion, drafting.checkSuggestion),
    bind(draftSuggestion.acceptSuggestion, drafting.acceptSuggestion),
    bind(draftSuggestion.dismissSuggestion, drafting.dismissSuggestion),
    bind(draftVersion.listDraftVersions, drafting.listDraftVersions),
    bind(draftVersion.saveDraftVersion, drafting.saveDraftVersion),
    bind(draftVersion.getDraftVersion, drafting.getDraftVersion),
    bind(draftVersion.compareDraftVersion, drafting.compareDraftVersion),
    bind(draftVersion.restoreDraftVersion, drafting.restoreDraftVersion),
    bind(addressBook.listAddresses, drafting.listAddresses),
    bind(addressBook.saveAddress, drafting.saveAddress),
    bind(addressBook.deleteAddress, drafting.deleteAddress),
    bind(addressBook.takeOverAddress, drafting.takeOverAddress),
    bind(addressBook.keepAddress, drafting.keepAddress),
  ];
}
