export { type AllowedScope, allowScope, narrowScope } from './allowed-scope.ts';
export { findOpenSessions } from './find-open-sessions.ts';
export { may } from './may.ts';
export { mayUseClone, type OfferedClone, usableClones } from './may-use-clone.ts';
export { requireDocument, requireReadyDocument } from './require-document.ts';
export { requireKnowledgeBase } from './require-knowledge-base.ts';
export { requireReadyShownDocument, requireShownDocument } from './require-shown-document.ts';
export { openTicket, signTicket } from './signed-ticket.ts';
