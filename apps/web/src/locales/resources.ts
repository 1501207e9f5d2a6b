import type account from './zh-CN/account.ts';
import type adminJobs from './zh-CN/admin-jobs.ts';
import type adminLists from './zh-CN/admin-lists.ts';
import type administration from './zh-CN/administration.ts';
import type aiSearch from './zh-CN/ai-search.ts';
import type analysis from './zh-CN/analysis.ts';
import type calculator from './zh-CN/calculator.ts';
import type legalCase from './zh-CN/case.ts';
import type caseReport from './zh-CN/case-report.ts';
import type caseWork from './zh-CN/case-work.ts';
import type chat from './zh-CN/chat.ts';
import type citationAudit from './zh-CN/citation-audit.ts';
import type clone from './zh-CN/clone.ts';
import type comparison from './zh-CN/comparison.ts';
import type dataset from './zh-CN/dataset.ts';
import type document from './zh-CN/document.ts';
import type draft from './zh-CN/draft.ts';
import type drafting from './zh-CN/drafting.ts';
import type feedback from './zh-CN/feedback.ts';
import type invite from './zh-CN/invite.ts';
import type knowledge from './zh-CN/knowledge.ts';
import type label from './zh-CN/label.ts';
import type law from './zh-CN/law.ts';
import type outgoingGate from './zh-CN/outgoing-gate.ts';
import type quota from './zh-CN/quota.ts';
import type reading from './zh-CN/reading.ts';
import type recording from './zh-CN/recording.ts';
import type review from './zh-CN/review.ts';
import type reviewTable from './zh-CN/review-table.ts';
import type rights from './zh-CN/rights.ts';
import type sharing from './zh-CN/sharing.ts';
import type shell from './zh-CN/shell.ts';
import type square from './zh-CN/square.ts';
import type suggestion from './zh-CN/suggestion.ts';
import type webReading from './zh-CN/web-reading.ts';

/** Keys are typed from Chinese. One namespace per feature, loaded with its route. */
export interface Resources {
  account: typeof account;
  'admin-jobs': typeof adminJobs;
  'admin-lists': typeof adminLists;
  administration: typeof administration;
  'ai-search': typeof aiSearch;
  analysis: typeof analysis;
  calculator: typeof calculator;
  case: typeof legalCase;
  'case-report': typeof caseReport;
  'case-work': typeof caseWork;
  chat: typeof chat;
  'citation-audit': typeof citationAudit;
  clone: typeof clone;
  comparison: typeof comparison;
  dataset: typeof dataset;
  document: typeof document;
  draft: typeof draft;
  drafting: typeof drafting;
  feedback: typeof feedback;
  invite: typeof invite;
  knowledge: typeof knowledge;
  label: typeof label;
  law: typeof law;
  'outgoing-gate': typeof outgoingGate;
  quota: typeof quota;
  reading: typeof reading;
  recording: typeof recording;
  review: typeof review;
  'review-table': typeof reviewTable;
  rights: typeof rights;
  sharing: typeof sharing;
  shell: typeof shell;
  square: typeof square;
  suggestion: typeof suggestion;
  'web-reading': typeof webReading;
}
export type Namespace = keyof Resources;

/** The same keys in another language; a counted text (`…_other`) may add its singular (`…_one`). */
export type Translated<Messages> = {
  [Key in keyof Messages]: Messages[Key] extends string ? string : Translated<Messages[Key]>;
} & { [Key in keyof Messages as Key extends `${infer Stem}_other` ? `${Stem}_one` : never]?: string };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Resources;
  }
}
