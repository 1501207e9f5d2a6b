import type { auditTextOnce } from '@mingfa/contract/citation-audit';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { Language } from '@mingfa/contract/values';
import { reportFile } from './report-file.ts';
import { reportMarkdown } from './report-markdown.ts';

/** The report of an audit that is not kept. */
export function markdownReport(
  name: string,
  { citations, ...audit }: EndpointOutput<typeof auditTextOnce>,
  language: Language,
): string {
  const whole = { ...audit, name, state: 'finished' as const, charactersDone: audit.characters };
  return reportMarkdown(reportFile(whole, citations, language));
}
