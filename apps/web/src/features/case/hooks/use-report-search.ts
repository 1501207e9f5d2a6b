import {
  getCaseReport,
  getReportDraft,
  listReportSearches,
  runReportSearch,
} from '@mingfa/contract/case-report';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { create } from 'zustand';
import { refreshEndpoints, useEndpointMutation } from '../../../lib/query.ts';
import { EMPTY_SEARCH, type ReportSearchForm, runBodyOf } from '../model/report-search-form.ts';

interface HeldSearch {
  form: ReportSearchForm;
  found: EndpointOutput<typeof runReportSearch> | null;
}
const NOTHING: HeldSearch = { form: EMPTY_SEARCH, found: null };

/** What is being searched for in each report, and what came of it: it stays while one reads a case, or another step. */
const useHeldSearches = create<Record<string, HeldSearch>>(() => ({}));

/**
 * The search of a report: its form, and running it, which writes it into the log.
 * @param settle keeps first what is still being typed: tiers follow the court, like cases the facts
 */
export function useReportSearch(reportId: string, settle: () => Promise<boolean>) {
  const { form, found } = useHeldSearches((held) => held[reportId]) ?? NOTHING;
  const hold = (change: Partial<HeldSearch>) =>
    useHeldSearches.setState((held) => ({ [reportId]: { ...(held[reportId] ?? NOTHING), ...change } }));
  const running = useEndpointMutation(runReportSearch, {
    onSuccess: (answer) => {
      hold({ found: answer });
      void refreshEndpoints(listReportSearches, getCaseReport, getReportDraft);
    },
  });
  return {
    form,
    found,
    running,
    change: (to: Partial<ReportSearchForm>) => hold({ form: { ...form, ...to } }),
    run: (to: ReportSearchForm = form) => {
      hold({ form: to });
      void settle().then(() => running.mutate({ params: { reportId }, body: runBodyOf(to) }));
    },
  };
}

/** What {@link useReportSearch} gives. */
export type RunningSearch = ReturnType<typeof useReportSearch>;
