import type * as contract from '@mingfa/contract/clone-analytics';
import { insufficientReason } from '@mingfa/contract/clone-analytics';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { type CitationState, citationState } from '@mingfa/contract/evidence';
import { CITATION_STATE_LABELS } from '@mingfa/contract/labels/citation-labels';
import {
  CLONE_NUMBER_LABELS,
  INSUFFICIENT_REASON_LABELS,
} from '@mingfa/contract/labels/clone-analytics-labels';
import type { Language } from '@mingfa/contract/values';
import { exportFileName } from '@mingfa/files/naming/export-file-name';
import { type Sheet, writeWorkbook, XLSX_MEDIA_TYPE } from '@mingfa/files/sheets/write-workbook';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { CloneContext } from '../clone-context.ts';
import { ownClone } from '../own-rows.ts';
import { readOverview } from './get-overview.ts';
import { requirePeriod } from './require-period.ts';

const WORDS = {
  'zh-CN': {
    days: '按日',
    versions: '按版本',
    file: '数据',
    citations: '引用：',
    insufficient: '资料不足：',
  },
  en: {
    days: 'By day',
    versions: 'By version',
    file: 'numbers',
    citations: 'Citations: ',
    insufficient: 'Not enough to answer: ',
  },
} as const;
const COUNTED = ['conversations', 'questions', 'questionsByApi', 'votesUp', 'votesDown', 'outages'] as const;

/**
 * The numbers of the caller's clone by day and by version as a spreadsheet, without anybody's words.
 * @throws AppError `not_found`, `invalid_input`
 */
export async function exportOverview(
  context: CloneContext & RequestContext,
  { appId, from, to, language }: EndpointInput<typeof contract.exportOverview>,
): Promise<{ fileName: string; mediaType: string; content: Uint8Array }> {
  requirePeriod({ from, to }, context.language);
  const { id, name } = await ownClone(context, appId);
  const { days, versions } = await readOverview(context.db, id, { from, to });
  const states = citationState.options.filter((state) =>
    days.some(({ citations }) => citations[state] !== undefined),
  );
  const labels = CLONE_NUMBER_LABELS[language];
  const sheets: Sheet[] = [
    {
      name: WORDS[language].days,
      columns: [labels.day, labels.users, labels.returning, ...headings(states, language)],
      rows: days.map((one) => [one.day, one.users, one.returning, ...cells(one, states)]),
    },
    {
      name: WORDS[language].versions,
      columns: [labels.version, ...headings(states, language)],
      rows: versions.map((one) => [one.version, ...cells(one, states)]),
    },
  ];
  const content = await writeWorkbook(sheets, context.clock.now());
  await recordAudit(context, context.db, { kind: 'clone', action: 'exported', id });
  const title = `${name} ${WORDS[language].file} ${from} ${to}`;
  return {
    fileName: exportFileName(title, '.xlsx', WORDS[language].file),
    mediaType: XLSX_MEDIA_TYPE,
    content,
  };
}

function headings(states: readonly CitationState[], language: Language): string[] {
  const words = WORDS[language];
  return [
    ...COUNTED.map((counted) => CLONE_NUMBER_LABELS[language][counted]),
    ...insufficientReason.options.map(
      (reason) => words.insufficient + INSUFFICIENT_REASON_LABELS[language][reason],
    ),
    ...states.map((state) => words.citations + CITATION_STATE_LABELS[language][state]),
  ];
}

const cells = (numbers: contract.CloneNumbers, states: readonly CitationState[]): number[] => [
  ...COUNTED.map((counted) => numbers[counted]),
  ...insufficientReason.options.map((reason) => numbers.insufficient[reason]),
  ...states.map((state) => numbers.citations[state] ?? 0),
];
