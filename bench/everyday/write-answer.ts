import { type AnswerPart, allDataOf, dataOf, unknownTextOf } from '@mingfa/contract/answer-part';
import type { CheckedCitation, Evidence } from '@mingfa/contract/evidence';
import { CITATION_STATE_LABELS, describeDifference } from '@mingfa/contract/labels/citation-labels';
import { stringify } from 'yaml';
import type { ChatAnswer } from '../answers/ask-question.ts';
import type { EverydayQuestion } from './read-questions.ts';

/** Question, expectation and answer on one page, with all that stands folded beside the answer. */
export function writeAnswer({ id, text, expected }: EverydayQuestion, answer: ChatAnswer): string {
  const { parts, evidence, check, failure } = answer;
  const facts = dataOf(parts, 'facts');
  const choices = dataOf(parts, 'choices');
  const listed: [string, string[]][] = [
    ['Choices', choices ? [choices.lead, ...choices.choices.map(({ title }) => title)] : []],
    ['Facts read', (facts?.known ?? []).map(({ label, value, said }) => `${label}: ${value} (${said})`)],
    ['Facts missing', (facts?.missing ?? []).map(({ label }) => label)],
    [
      'Calculators',
      (dataOf(parts, 'calculators')?.items ?? []).map(
        ({ name, inputs }) => `${name} ${JSON.stringify(inputs)}`,
      ),
    ],
    ['Days offered', (dataOf(parts, 'days')?.offers ?? []).map(({ day, said }) => `${day} (${said})`)],
    ['Sources', evidence.map(writeSource)],
    ['Citations', (check?.citations ?? []).map(writeCitation)],
    ['Follow-ups', dataOf(parts, 'follow-ups')?.questions ?? []],
    ['Notices', allDataOf(parts, 'notice').map(({ kind, values }) => `${kind} ${JSON.stringify(values)}`)],
    ['Tools', parts.flatMap(writeTool)],
  ];
  const blocks = [
    `# ${id}`,
    text,
    `## Expected\n\n\`\`\`yaml\n${stringify(expected, { lineWidth: 0 })}\`\`\``,
    `## Answer\n\n${failure ? `Failed: ${failure}\n\n` : ''}${answer.text}`,
    unknownTextOf(parts),
    ...listed.map(([title, lines]) => lines.length > 0 && `## ${title}\n\n- ${lines.join('\n- ')}`),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function writeSource(source: Evidence): string {
  const status = 'status' in source ? source.status : null;
  const digest =
    'digest' in source && source.digest ? `(${source.digest.heading}: ${source.digest.text})` : '';
  const words = [`[${source.index}]`, source.kind, source.title, source.label, status, source.text, digest];
  return words.filter(Boolean).join(' ').replaceAll('\n', ' ');
}

function writeCitation(citation: CheckedCitation): string {
  const difference = describeDifference(citation, 'zh-CN');
  return [citation.label, CITATION_STATE_LABELS['zh-CN'][citation.state], difference]
    .filter(Boolean)
    .join(' ');
}

function writeTool(part: AnswerPart): string[] {
  if (part.type !== 'dynamic-tool') return [];
  const output = part.state === 'output-available' ? part.output : null;
  return [`${part.toolName} ${JSON.stringify(part.input)} → ${JSON.stringify(output)}`];
}
