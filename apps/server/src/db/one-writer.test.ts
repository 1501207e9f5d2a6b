import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as tables from './schema/tables.ts';

/** Who writes each table. Whoever else wants something changed there asks them; reading is open to all. */
const WRITERS: Record<string, string> = {
  address_book_entry: 'features/drafting',
  account_deletion: 'features/account',
  agreement_acceptance: 'features/account',
  answer_feedback: 'features/chat',
  attachment: 'features/chat',
  analysis: 'features/analysis',
  analysis_answer: 'features/analysis',
  analysis_template: 'features/analysis',
  analysis_version: 'features/analysis',
  audit_event: 'engine/audit',
  audit_link: 'engine/audit',
  case_library: 'features/case',
  case_note: 'features/case',
  case_search_chunk: 'engine/retrieval',
  case_search_entry: 'engine/retrieval',
  case_search_block: 'engine/retrieval',
  case_citation: 'features/case',
  case_folder: 'features/case',
  case_folder_case: 'features/case',
  case_import: 'features/case',
  case_mapping: 'features/case',
  case_number: 'features/case',
  case_report: 'features/case-report',
  case_report_case: 'features/case-report',
  case_report_search: 'features/case-report',
  case_report_version: 'features/case-report',
  case_source: 'features/case',
  case_text: 'features/case',
  citation_audit: 'features/citation-audit',
  audited_citation: 'features/citation-audit',
  clean_copy: 'features/generated-label',
  clone: 'features/clone',
  clone_comment: 'features/clone',
  clone_comment_report: 'features/clone',
  clone_consent: 'features/clone',
  clone_count: 'features/clone',
  clone_edge: 'features/clone',
  clone_picture: 'features/clone',
  clone_pin: 'features/clone',
  clone_rating: 'features/clone',
  clone_unanswered: 'features/clone',
  clone_version: 'features/clone',
  clone_visit: 'features/clone',
  comparison: 'features/reading',
  conversation: 'features/chat',
  data_export: 'features/account',
  dataset: 'features/dataset',
  dataset_file: 'features/dataset',
  dataset_step: 'features/dataset',
  dataset_table: 'features/dataset',
  document: 'engine/ingestion',
  document_part: 'engine/ingestion',
  document_reading: 'features/reading',
  document_segment: 'engine/ingestion',
  draft: 'features/drafting',
  draft_suggestion: 'features/drafting',
  draft_version: 'features/drafting',
  embedding_space: 'engine/retrieval',
  evidence_bundle: 'features/drafting',
  evidence_file: 'features/drafting',
  failed_job: 'adapters/jobs-table',
  feedback: 'features/feedback',
  golden_question: 'features/clone',
  golden_result: 'features/clone',
  golden_run: 'features/clone',
  idempotency_key: 'http',
  invite: 'features/administration',
  invite_claim: 'features/account',
  invite_request: 'features/account',
  job: 'adapters/jobs-table',
  knowledge_base: 'features/knowledge',
  known_device: 'features/account',
  law: 'features/law',
  law_article: 'features/law',
  law_article_search: 'adapters/text-search-pg-textsearch',
  law_citation: 'features/law',
  law_digest: 'features/law',
  law_heading: 'features/law',
  law_import: 'features/law',
  law_library: 'features/law',
  law_note: 'features/law',
  law_repeal: 'features/law',
  law_search_posting: 'adapters/text-search-postings',
  law_search_version: 'adapters/text-search-postings',
  law_source: 'features/law',
  law_version: 'features/law',
  left_number: 'features/account',
  legal_case: 'features/case',
  letterhead: 'features/drafting',
  matter: 'features/drafting',
  own_template: 'features/drafting',
  message: 'features/chat',
  message_attachment: 'features/chat',
  model_provider: 'features/model',
  personal_code: 'features/account',
  personal_quota: 'features/account',
  playbook: 'features/review',
  quota_use: 'features/account',
  recogniser_agreement: 'features/recording',
  recording: 'features/recording',
  recording_custody: 'features/recording',
  recording_edit: 'features/recording',
  recording_file: 'features/recording',
  recording_findings: 'features/recording',
  recording_machine_segment: 'features/recording',
  recording_note: 'features/recording',
  recording_piece: 'features/recording',
  recording_segment: 'features/recording',
  recording_speaker: 'features/recording',
  recovery_code: 'features/account',
  review: 'features/review',
  review_cell: 'features/review-table',
  review_column: 'features/review-table',
  review_finding: 'features/review',
  review_row: 'features/review-table',
  review_table: 'features/review-table',
  run: 'engine/runs',
  run_event: 'engine/runs',
  saved_case_search: 'features/case',
  second_factor: 'features/account',
  segment_search_batch: 'engine/retrieval',
  segment_search_posting: 'engine/retrieval',
  session: 'features/account',
  setting: 'features/administration',
  share: 'features/sharing',
  share_view: 'features/sharing',
  sign_in_attempt: 'features/account',
  sms_code: 'features/account',
  stored_file: 'features/account',
  stored_object: 'engine/ingestion',
  upload: 'engine/uploads',
  user: 'features/account',
  vip_grant: 'features/account',
  web_page: 'features/web-page',
  web_snapshot: 'engine/retrieval',
  work_node: 'engine/work',
};

/** Other names of laws are read where they are held; nothing brings any yet. */
const NEVER_WRITTEN = ['law_alias'];

const root = fileURLToPath(new URL('../', import.meta.url));
const nameOf = new Map<string, string>(
  Object.entries(tables).flatMap(([variable, table]) =>
    is(table, PgTable) ? [[variable, getTableName(table)] as const] : [],
  ),
);

/** The tables that a source writes, through the query builder or in SQL of its own. */
function tablesWrittenBy(source: string): Set<string> {
  const built = [...source.matchAll(/\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g)].map(
    ([, variable = '']) => nameOf.get(variable) ?? '',
  );
  const written = [
    ...source.matchAll(/\b(?:insert into|delete from)\s+"?(\w+)|\bupdate\s+"?(\w+)"?\s+set\b/gi),
  ].map(([, entered, changed]) => (entered ?? changed ?? '').toLowerCase());
  const all = new Set(nameOf.values());
  return new Set([...built, ...written].filter((name) => all.has(name)));
}

/** `features/law/import/make-rows.ts` → `features/law` */
function folderOf(file: string): string {
  const [first = '', second = ''] = file.split(sep);
  return second.endsWith('.ts') ? first : `${first}/${second}`;
}

test('each table has one writer', async () => {
  const found = new Map<string, Set<string>>();
  for (const file of await readdir(root, { recursive: true })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file.startsWith(`testing${sep}`)) continue;
    for (const table of tablesWrittenBy(await readFile(join(root, file), 'utf8')))
      found.set(table, (found.get(table) ?? new Set()).add(folderOf(file)));
  }
  const writers = [...found].map(([table, folders]) => [table, [...folders].join(', ')]);
  expect(Object.fromEntries(writers)).toEqual(WRITERS);
  expect([...nameOf.values()].filter((table) => !found.has(table))).toEqual(NEVER_WRITTEN);
});
