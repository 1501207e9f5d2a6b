import type { ResolvedModel } from '../../ports/model.ts';
import type { ModelCall } from '../models/index.ts';
import type { ReadQuestion } from '../retrieval/index.ts';
import type { AnswerUnderWay } from './answer-under-way.ts';
import { composePrompt } from './compose-prompt.ts';
import type { ToldRule } from './earlier-rules.ts';
import { describeGuidance, modelSettings } from './guidance-prompt.ts';
import type { AskedInBounds, WorkedOut } from './read-asked.ts';
import type { FoundSources } from './search-sources.ts';
import { tellKnown } from './tell-known.ts';
import type { WrittenLead } from './write-lead.ts';

const USUAL_SETTINGS = { maxOutputTokens: 4096, temperature: 0.2 };

/** What a model is called with: a prompt, and for the built-in engine what was found as it is. */
export function composeCall(
  model: ResolvedModel,
  { context, input, isUrgent, research }: AnswerUnderWay,
  of: {
    asked: AskedInBounds;
    worked: WorkedOut;
    found: FoundSources;
    lead: WrittenLead;
    /** For each guide what held on a day of the story. */
    earlier: (ToldRule | null)[];
    fence: string;
    withSkills: boolean;
  },
): ModelCall {
  const { asked, worked, found, lead, earlier } = of;
  const { guidance, language } = input;
  const { guided } = found;
  const evidence = found.sources.all();
  const today = context.today();
  const guides = (lead.isAsked ? guided?.possible : guided?.found) ?? [];
  const messages = composePrompt({
    ...input,
    evidence,
    fence: of.fence,
    withSkills: of.withSkills,
    ...(research ? { scopes: research.scopes, asksFurther: research.asksFurther && of.withSkills } : {}),
    template: guidance?.template ?? null,
    guidance: guidance
      ? describeGuidance(guidance, { fields: context.fields, language, askedFirst: lead.askedFirst !== null })
      : [],
    known: tellKnown(worked.reading, {
      asOf: input.asOf,
      language,
      urgent: isUrgent,
      inDanger: found.inDanger,
      guides: lead.isAsked ? [] : guides,
      earlier: lead.isAsked ? [] : earlier,
      asked: lead.isAsked,
      published: worked.published,
      calculations: worked.calculations,
    }),
  });
  if (!model.builtIn) return { messages, ...modelSettings(guidance, USUAL_SETTINGS) };
  // The built-in engine works from what was found instead of reading it out of the prompt.
  const material = {
    question: asked.text,
    evidence,
    words: translationsIn(asked.question.inContext ?? asked.question),
    guides: guides.map(({ places, ...guide }, at) => ({
      ...guide,
      earlier: earlierOf(earlier[at]),
      // Written by the law of that day or of an earlier one, its words are the law's.
      standings: input.asOf < guide.guide.checkedOn ? places.map((place) => place?.standing ?? null) : [],
    })),
    today,
    inDoubt: lead.isAsked,
    standsOut: guided?.standsOut ?? false,
    isOpen: (guided?.isOpen ?? false) && asked.question.cited.length === 0,
    offTopic: found.offTopic,
    published: worked.published,
    asked: found.asked,
    filesAsked: found.isOfFiles,
    asOf: input.asOf,
    language,
    starterOnly: found.library.starterOnly,
    urgent: isUrgent,
    inDanger: found.inDanger,
    ...worked.calculations,
    ...(guidance ? { template: guidance.template } : {}),
    ...(research ? { research: research.material } : {}),
  };
  return { messages, providerOptions: { mingfa: JSON.parse(JSON.stringify(material)) } };
}

const earlierOf = (told: ToldRule | null | undefined) =>
  told ? { id: told.rule.id, source: told.source, transition: told.transition } : null;

/** The everyday words of a question with the statutes' words for them. */
function translationsIn({ text, words }: ReadQuestion): { said: string; legal: string[] }[] {
  return words.map(({ start, end, entries }) => ({
    said: text.slice(start, end),
    legal: [...new Set(entries.flatMap(({ legal }) => legal))],
  }));
}
