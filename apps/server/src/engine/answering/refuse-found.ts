import type { AnswerUnderWay } from './answer-under-way.ts';
import { knowledgeSpeaksOf } from './is-off-topic.ts';
import { judgeScope, tellOutside } from './judge-scope.ts';
import type { WorkedOut } from './read-asked.ts';
import type { FoundSources } from './search-sources.ts';
import { SourceList } from './source-list.ts';
import type { Insufficient } from './tell-insufficient.ts';

/**
 * Why a question is not answered, by what was found for it, or what may answer it. What lies outside the scope and stands in the
 * knowledge is answered by the knowledge, and by no law.
 */
export function refuseFound(
  under: AnswerUnderWay,
  worked: WorkedOut,
  found: FoundSources,
): { insufficient: Insufficient } | { insufficient: null; found: FoundSources } {
  const { files } = found;
  const hasOwn = files?.read != null || under.input.attachments.length > 0;
  const insufficient = judgeFound(under, worked, found, hasOwn);
  if (!insufficient) return { insufficient, found };
  const speaks = !found.inDanger && knowledgeSpeaksOf(worked.reading.text, files?.evidence ?? []);
  if (!speaks || judgeFound(under, worked, found, true)) return { insufficient };
  return {
    insufficient: null,
    found: insufficient.reason === 'out_of_scope' ? byKnowledgeAlone(found) : found,
  };
}

function byKnowledgeAlone(found: FoundSources): FoundSources {
  const passages = found.files?.evidence ?? [];
  const sources = new SourceList(passages.map((passage, at) => ({ ...passage, index: at + 1 })));
  return { ...found, chosen: null, guided: null, sources, evidence: sources.all() };
}

function judgeFound(
  { input }: AnswerUnderWay,
  { judge, reading }: WorkedOut,
  found: FoundSources,
  hasFiles: boolean,
): Insufficient | null {
  const { guidance, language } = input;
  const { chosen, laws, inDanger } = found;
  if (!guidance) return null;
  if (inDanger) {
    // Beside a danger no guide of the scope belongs to what was told.
    return !chosen && guidance.refusals.outOfScope ? tellOutside(found.searched, language) : null;
  }
  return judgeScope({
    question: input.question,
    language,
    intent: reading.intent,
    offTopic: found.offTopic,
    guided: chosen,
    evidence: found.evidence,
    cited: laws.cited,
    outside: laws.outside,
    everywhere: found.everywhere,
    isWithin: (lawId) => judge?.isOwn(lawId) ?? true,
    asked: found.asked,
    today: found.today,
    hasFiles,
    refusesOutside: guidance.refusals.outOfScope,
    namesLaws: guidance.law.lawsOnly.length > 0,
  });
}
