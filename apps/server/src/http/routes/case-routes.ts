import * as contract from '@mingfa/contract/case';
import * as folderContract from '@mingfa/contract/case-folder';
import * as searchContract from '@mingfa/contract/case-search';
import * as legalCase from '../../features/case/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { CaseTextSearch } from '../../ports/case-text-search.ts';
import type { SimilarCases } from '../../ports/similar-cases.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Cases: search, reading, notes, kept searches and folders. */
export function caseRoutes(
  context: AppContext & { caseSearch: CaseTextSearch; similarCases: SimilarCases },
): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.getCaseLibrary, legalCase.getCaseLibrary),
    bind(contract.getCase, legalCase.getCase),
    bind(contract.getCaseText, legalCase.getCaseText),
    bind(contract.openOriginalCase, legalCase.openOriginal),
    bind(contract.listCitingCases, legalCase.listCitingCases),
    bind(contract.correctCase, legalCase.correctCase),
    bind(contract.deleteCase, legalCase.deleteCase),
    bind(contract.listCaseNotes, legalCase.listCaseNotes),
    bind(contract.saveCaseNote, legalCase.saveCaseNote),
    bind(contract.deleteCaseNote, legalCase.deleteCaseNote),
    bind(folderContract.listCaseFolders, legalCase.listFolders),
    bind(folderContract.createCaseFolder, legalCase.createFolder),
    bind(folderContract.getCaseFolder, legalCase.getFolder),
    bind(folderContract.editCaseFolder, legalCase.editFolder),
    bind(folderContract.deleteCaseFolder, legalCase.deleteFolder),
    bind(folderContract.addToCaseFolder, legalCase.addToFolder),
    bind(folderContract.noteFolderCase, legalCase.noteFolderCase),
    bind(folderContract.removeFromCaseFolder, legalCase.removeFromFolder),
    bind(folderContract.exportCaseFolder, legalCase.exportFolder),
    bind(searchContract.searchCases, legalCase.searchCases),
    bind(searchContract.exportCaseSearch, legalCase.exportCases),
    bind(searchContract.findSimilarCases, legalCase.findSimilarCases),
    bind(searchContract.listSimilarCases, legalCase.listSimilarCases),
    bind(searchContract.listSavedCaseSearches, legalCase.listSavedSearches),
    bind(searchContract.saveCaseSearch, legalCase.saveSearch),
    bind(searchContract.deleteSavedCaseSearch, legalCase.deleteSavedSearch),
  ];
}
