import * as contract from '@mingfa/contract/case-import';
import * as cases from '../../features/case/index.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Imports of cases, into the shared library and among one's own. */
export function caseImportRoutes(context: cases.CaseImportsContext & { files: FileStore }): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.startCaseImport, cases.startCaseImport),
    bind(contract.previewCaseImport, cases.previewCaseImport),
    bind(contract.uploadCaseImport, cases.uploadCaseImport),
    bind(contract.listCaseImports, cases.listCaseImports),
    bind(contract.getCaseImport, cases.getCaseImport),
    bind(contract.cancelCaseImport, cases.cancelCaseImport),
  ];
}
