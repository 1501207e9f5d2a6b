import * as contract from '@mingfa/contract/knowledge';
import { getStorage } from '../../features/account/index.ts';
import * as knowledge from '../../features/knowledge/index.ts';
import { type BoundRoute, bindRoute, bindTo } from '../route.ts';

const DONE = { done: true } as const;

/** Knowledge bases, their files, and the segments of these. */
export function knowledgeRoutes(context: knowledge.KnowledgeContext): BoundRoute[] {
  return [
    bindRoute(contract.listKnowledgeBases, ({ caller, query }) =>
      knowledge.listBases(context, caller, query),
    ),
    bindRoute(contract.getKnowledgeBase, ({ caller, params }) => knowledge.getBase(context, caller, params)),
    bindRoute(contract.createKnowledgeBase, ({ caller, body }) =>
      knowledge.createBase(context, caller, body),
    ),
    bindRoute(contract.updateKnowledgeBase, ({ caller, params, body }) =>
      knowledge.updateBase(context, caller, params.konId, body),
    ),
    bindRoute(contract.switchKnowledgeBase, ({ caller, params, body }) =>
      knowledge.updateBase(context, caller, params.konId, body),
    ),
    bindRoute(contract.deleteKnowledgeBase, async ({ caller, params }) => {
      await knowledge.deleteBase(context, caller, params);
      return DONE;
    }),
    bindTo(context)(contract.getStorage, getStorage),
    bindRoute(contract.listKnowledgeFiles, ({ caller, info, params, query }) =>
      knowledge.listFiles(context, caller, info.language, { ...params, ...query }),
    ),
    bindRoute(contract.addKnowledgeFile, ({ caller, info, params, body }) =>
      knowledge.addFile(context, caller, info.language, params.konId, body),
    ),
    bindRoute(contract.getFileProgress, ({ caller, info, params }) =>
      knowledge.getFileProgress(context, caller, info.language, params),
    ),
    bindRoute(contract.cancelFile, ({ caller, info, params }) =>
      knowledge.cancelFile(context, caller, info.language, params),
    ),
    bindRoute(contract.retryFile, ({ caller, info, params, body }) =>
      knowledge.retryFile(context, caller, info.language, { ...params, ...body }),
    ),
    bindRoute(contract.renameFile, ({ caller, info, params, body }) =>
      knowledge.renameFile(context, caller, info.language, { ...params, ...body }),
    ),
    bindRoute(contract.deleteFile, async ({ caller, params }) => {
      await knowledge.deleteFile(context, caller, params);
      return DONE;
    }),
    bindRoute(contract.listSegments, ({ caller, params, query }) =>
      knowledge.listSegments(context, caller, { ...params, ...query }),
    ),
    bindRoute(contract.addSegment, ({ caller, params, body }) =>
      knowledge.addSegment(context, caller, { ...params, ...body }),
    ),
    bindRoute(contract.updateSegment, ({ caller, params, body }) =>
      knowledge.updateSegment(context, caller, { ...params, ...body }),
    ),
    bindRoute(contract.deleteSegment, async ({ caller, params }) => {
      await knowledge.deleteSegment(context, caller, params);
      return DONE;
    }),
    bindRoute(contract.testRetrieval, ({ caller, params, body, signal }) =>
      knowledge.testRetrieval(context, caller, params.konId, body, signal),
    ),
  ];
}
