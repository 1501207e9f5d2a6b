import type { AnswerUnderWay } from './answer-under-way.ts';
import { speaksOfSame } from './is-off-topic.ts';
import { judgeScope, tellOutside } from './judge-scope.ts';
import type { WorkedOut } from './read-asked.ts';
import type { FoundSources } from './search-sources.ts';
import type { Insufficient } from './tell-insufficient.ts';

/** Why a question is not answered, by what was found for it; null where it is. */
export function refuseFound(
  { input }: AnswerUnderWay,
  { judge, reading }: WorkedOut,
  found: FoundSources,
): Insufficient | null {
  const { guidance, language } = input;
  const { chosen, laws, files, inDanger } = found;
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
    hasFiles:
      files?.read != null ||
      input.attachments.length > 0 ||
      speaksOfSame(reading.text, files?.evidence ?? []),
    refusesOutside: guidance.refusals.outOfScope,
    namesLaws: guidance.law.lawsOnly.length > 0,
  });
}
