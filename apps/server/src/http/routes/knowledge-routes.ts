import * as contract from '@mingfa/contract/knowledge';
import { getStorage } from '../../features/account/index.ts';
import * as knowledge from '../../features/knowledge/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Knowledge bases, their files, and the segments of these. */
export function knowledgeRoutes(context: knowledge.KnowledgeContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.listKnowledgeBases, knowledge.listBases),
    bind(contract.getKnowledgeBase, knowledge.getBase),
    bind(contract.createKnowledgeBase, knowledge.createBase),
    bind(contract.updateKnowledgeBase, knowledge.updateBase),
    bind(contract.switchKnowledgeBase, knowledge.updateBase),
    bind(contract.deleteKnowledgeBase, knowledge.deleteBase),
    bind(contract.getStorage, getStorage),
    bind(contract.listKnowledgeFiles, knowledge.listFiles),
    bind(contract.addKnowledgeFile, knowledge.addFile),
    bind(contract.getFileProgress, knowledge.getFileProgress),
    bind(contract.cancelFile, knowledge.cancelFile),
    bind(contract.retryFile, knowledge.retryFile),
    bind(contract.renameFile, knowledge.renameFile),
    bind(contract.deleteFile, knowledge.deleteFile),
    bind(contract.listSegments, knowledge.listSegments),
    bind(contract.addSegment, knowledge.addSegment),
    bind(contract.updateSegment, knowledge.updateSegment),
    bind(contract.deleteSegment, knowledge.deleteSegment),
    bind(contract.testRetrieval, knowledge.testRetrieval),
  ];
}
