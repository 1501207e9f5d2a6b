import {
  editCaseReport,
  editReportCase,
  explainOmittedCase,
  getCaseReport,
  getReportDraft,
  listCaseReports,
  saveReportSection,
} from '@mingfa/contract/case-report';
import type { ReportSection, ReportSectionKind } from '@mingfa/contract/case-report-content';
import type { CaseReport, PendingCase, ReportCase } from '@mingfa/contract/case-report-project';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { ApiAnswer } from '../../../lib/api-answer.ts';
import { callEndpoint } from '../../../lib/client.ts';
import { endpointKey, queryClient, refreshEndpoints } from '../../../lib/query.ts';
import type { TypedValues } from '../model/typed-keeper.ts';
import { useTypedKeeper } from './use-typed-keeper.ts';

/** The report as the server answered with it; its text is made anew from that when it is looked at. */
export function storeReport(report: CaseReport): void {
  const request = { params: { reportId: report.reportId } };
  queryClient.setQueryData(endpointKey(getCaseReport, request), report);
  void refreshEndpoints(getReportDraft, listCaseReports);
}

/** A section as it was saved takes its place in the text. */
export function storeSection(reportId: string, section: ReportSection): void {
  queryClient.setQueryData<EndpointOutput<typeof getReportDraft>>(
    endpointKey(getReportDraft, { params: { reportId } }),
    (draft) =>
      draft && {
        ...draft,
        sections: draft.sections.map((one) => (one.section === section.section ? section : one)),
      },
  );
  // What is open depends on the text, too.
  void refreshEndpoints(getCaseReport);
}

const stored = (answer: ApiAnswer<CaseReport>): ApiAnswer<CaseReport> => {
  if (answer.status) storeReport(answer.data);
  return answer;
};

type HeadFields = Partial<Pick<CaseReport, 'title' | 'author' | 'language'>>;
type CaseFields = Pick<ReportCase, 'stance' | 'reason' | 'use' | 'useReason' | 'difference'>;

/** Groups of fields, each sent in one request: `report`, `pending`, `case <id>`, `omitted <id>`, `section <kind>`. */
function send(reportId: string, group: string, values: TypedValues): Promise<ApiAnswer<unknown>> {
  const params = { reportId };
  const [noun, which = ''] = group.split(' ');
  if (noun === 'section') return sendSection(reportId, which as ReportSectionKind, values);
  if (noun === 'case')
    return callEndpoint(editReportCase, {
      params,
      body: { ...(values as Partial<CaseFields>), caseId: which },
    }).then(stored);
  if (noun === 'omitted')
    return callEndpoint(explainOmittedCase, {
      params,
      body: { caseId: which, reason: String(values.reason) },
    }).then(stored);
  const body = noun === 'pending' ? { pending: values as Partial<PendingCase> } : (values as HeadFields);
  return callEndpoint(editCaseReport, { params, body }).then(stored);
}

async function sendSection(reportId: string, section: ReportSectionKind, { paragraphs }: TypedValues) {
  const body = { section, paragraphs: paragraphs as string[] };
  const answer = await callEndpoint(saveReportSection, { params: { reportId }, body });
  if (answer.status) storeSection(reportId, answer.data);
  return answer;
}

/** A report with what is being typed into it laid over, and ways to change it. */
export function useReport(read: CaseReport) {
  const { reportId } = read;
  const { keeper, ...kept } = useTypedKeeper(`caseReport ${reportId}`, (group, values) =>
    send(reportId, group, values),
  );
  const over = <Held extends object>(group: string, held: Held): Held => ({ ...held, ...kept.typed[group] });
  const report: CaseReport = {
    ...over('report', read),
    pending: over('pending', read.pending),
    cases: read.cases.map((one) => over(`case ${one.caseId}`, one)),
    omitted: read.omitted.map((one) => over(`omitted ${one.caseId}`, one)),
  };
  return {
    report,
    kept: { ...kept, keeper },
    write: (values: HeadFields) => keeper.change('report', values),
    writePending: (values: Partial<PendingCase>) => keeper.change('pending', values),
    writeCase: (caseId: string, values: Partial<CaseFields>) => keeper.change(`case ${caseId}`, values),
    writeOmitted: (caseId: string, reason: string) => keeper.change(`omitted ${caseId}`, { reason }),
    writeSection: (section: ReportSectionKind, paragraphs: string[]) =>
      keeper.change(`section ${section}`, { paragraphs }),
    /** What is typed into a section and not shown by its blocks yet. */
    typedSection: (section: ReportSectionKind) =>
      kept.typed[`section ${section}`]?.paragraphs as string[] | undefined,
  };
}

/** What {@link useReport} gives. */
export type OpenReport = ReturnType<typeof useReport>;
