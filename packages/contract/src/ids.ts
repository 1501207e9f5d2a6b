import { z } from 'zod';

/** Prefixes of the opaque ids, one per noun. */
export const ID_PREFIXES = {
  user: 'usr',
  session: 'ses',
  invite: 'inv',
  feedback: 'fbk',
  inviteRequest: 'irq',
  vipGrant: 'vip',
  smsCode: 'sms',
  conversation: 'cnv',
  message: 'msg',
  run: 'run',
  attachment: 'att',
  file: 'fil',
  law: 'law',
  lawVersion: 'lvr',
  lawArticle: 'lar',
  lawNote: 'lnt',
  lawImport: 'lim',
  digest: 'dig',
  model: 'mdl',
  upload: 'upl',
  document: 'doc',
  segment: 'chk',
  knowledgeBase: 'kon',
  webPage: 'web',
  webSnapshot: 'wsn',
  review: 'rev',
  finding: 'fnd',
  playbook: 'pbk',
  comparison: 'cmp',
  citationAudit: 'cau',
  backup: 'bak',
  clone: 'app',
  clonePicture: 'pic',
  cloneComment: 'cmt',
  goldenQuestion: 'gld',
  goldenRun: 'gdr',
  case: 'cas',
  caseNote: 'cnt',
  caseImport: 'cim',
  caseSearch: 'css',
  caseFolder: 'cfd',
  caseReport: 'crp',
  caseReportSearch: 'crs',
  caseReportVersion: 'crv',
  cleanCopy: 'ccp',
  accountDeletion: 'del',
  dataExport: 'exp',
  share: 'shr',
  matter: 'mat',
  draft: 'drf',
  draftVersion: 'drv',
  addressEntry: 'adr',
} as const;
/** What has an id. */
export type IdNoun = keyof typeof ID_PREFIXES;

/** A schema for the id of one noun: `cnv_` followed by url-safe characters. */
export function idOf(noun: IdNoun) {
  return z.string().regex(new RegExp(`^${ID_PREFIXES[noun]}_[A-Za-z0-9_-]{6,40}$`));
}
