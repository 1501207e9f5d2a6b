import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import type { Evidence, TextStretch } from '@mingfa/contract/evidence';
import { streamWithFallback } from '../models/index.ts';
import { skillsNamed } from '../skills/index.ts';
import { type AnswerUnderWay, type WriteChunk, writeStep, writeText } from './answer-under-way.ts';
import { checkKept } from './check-kept.ts';
import { composeCall } from './compose-call.ts';
import { makeFence } from './fence-source.ts';
import { tellOutside } from './judge-scope.ts';
import { makersWordsIn } from './makers-words.ts';
import { numberAsCited } from './number-as-cited.ts';
import { offerSkills } from './offer-skills.ts';
import { programsWordsIn } from './programs-words.ts';
import type { AskedInBounds, WorkedOut } from './read-asked.ts';
import type { FoundSources } from './search-sources.ts';
import { makeSkillContext } from './skill-context.ts';
import type { ToldDays } from './tell-days.ts';
import { tellBesides } from './tell-insufficient.ts';
import { type WrittenLead, writeLead } from './write-lead.ts';

/** An answer as it stands before the reader. */
export interface WrittenAnswer {
  /** All that was said by law, with the numbers its sources have. */
  text: string;
  /** Where in it the words of whoever set the assistant up stand. */
  aside: TextStretch[];
  /** Where in a model's answer the program's own words stand. */
  byProgram: TextStretch[];
  sources: Evidence[];
  lead: WrittenLead;
  /** The built-in engine wrote it. */
  isExtractive: boolean;
  embeddingFailed: boolean;
}

/** Writes what stands before an answer, the answer of the first model that works with its numbered sources, and what it leaves to others. */
export async function writeAnswer(
  under: AnswerUnderWay,
  asked: AskedInBounds,
  worked: WorkedOut,
  found: FoundSources,
  days: ToldDays,
): Promise<WrittenAnswer> {
  const { input, write, told } = under;
  const { sources } = found;
  // The built-in engine composes all at once: its words wait for the numbers their sources have by them. A model knows its sources by the numbers it was given.
  const waiting: AnswerChunk[] | null = input.models[0]?.builtIn === true ? [] : null;
  const kept = keepText(told);
  const put: WriteChunk = waiting
    ? (chunk) => void waiting.push(chunk)
    : (chunk) => {
        kept.add(chunk);
        write(chunk);
      };
  const tellEvidence = (all: Evidence[]) =>
    write({ type: 'data-evidence', id: 'evidence', data: { sources: all } });
  if (!waiting) tellEvidence(sources.all());
  writeStep(write, 'write', 'running');
  const lead = writeLead(under, put, asked, worked, found, days);
  const asideIn = (text: string, besides: readonly string[], isExtractive: boolean) =>
    makersWordsIn(text, {
      guidance: input.guidance,
      told: [lead.askedFirst, ...besides],
      isExtractive,
    });
  const byProgramIn = (text: string, after: readonly string[]) =>
    programsWordsIn(text, { before: told, after });
  const { answered, embeddingFailed } = await streamAnswer(under, put, {
    asked,
    worked,
    found,
    lead,
    days,
  }).catch(async (error: unknown) => {
    // What was kept of an answer that breaks off is read like any other.
    if (kept.hasBegun()) {
      const text = kept.text();
      await checkKept(
        under,
        { found, days },
        {
          ...{ text, aside: asideIn(text, [], false), byProgram: byProgramIn(text, []) },
          sources: sources.all(),
        },
      );
    }
    throw error;
  });
  const {
    chunks,
    numbered,
    sources: shown,
  } = waiting
    ? numberAsCited(waiting, sources.all())
    : { chunks: [], numbered: (text: string) => text, sources: sources.all() };
  if (waiting) tellEvidence(shown);
  for (const chunk of chunks) write(chunk);
  const besides = writeBesides(under, found);
  writeStep(write, 'write', 'done');
  const text = [numbered([...told, answered.text].join('\n\n')), ...besides].join('\n\n');
  return {
    text,
    aside: asideIn(text, besides, answered.model.builtIn),
    byProgram: answered.model.builtIn ? [] : byProgramIn(text, besides),
    sources: shown,
    lead,
    isExtractive: answered.model.builtIn,
    embeddingFailed,
  };
}

async function streamAnswer(
  under: AnswerUnderWay,
  put: WriteChunk,
  of: { asked: AskedInBounds; worked: WorkedOut; found: FoundSources; lead: WrittenLead; days: ToldDays },
) {
  const { context, input, write, signal } = under;
  const { asked, worked, found } = of;
  const { sources, reader, laws, files } = found;
  let embeddingFailed = laws.embeddingFailed || (files?.embeddingFailed ?? false);
  const onEmbeddingFailed = () => {
    embeddingFailed = true;
  };
  const fence = makeFence();
  const within = { bounds: asked.bounds, judge: worked.judge, holdsCases: found.holdsCases };
  const { research } = under;
  const allowed = skillsNamed(input.guidance?.skills ?? null, worked.calculations.calculators);
  const skills = offerSkills(
    research?.skills(allowed, input.guidance?.skills != null) ?? allowed,
    (ends) => {
      const own = makeSkillContext(
        context,
        input,
        { library: reader, sources, onEmbeddingFailed, ...within },
        ends,
      );
      return research?.within(own, ends) ?? own;
    },
    { fence, sources, write, signal },
  );
  const answered = await streamWithFallback(
    input.models,
    (model, withSkills) => composeCall(model, under, { ...of, earlier: of.days.earlier, fence, withSkills }),
    {
      write: put,
      signal,
      logger: context.logger,
      language: input.language,
      tools: {
        all: skills,
        support: context.toolSupport,
        ...(research ? { limits: research.toolLimits } : {}),
      },
      ...(input.guidance
        ? { unrepeated: { words: input.guidance.persona, known: toldAnyway(input.question, sources.all()) } }
        : {}),
    },
  );
  return { answered, embeddingFailed };
}

/** The text of an answer as it is written, after what was told before it. */
function keepText(told: readonly string[]) {
  const texts = new Map<string, string>();
  const before = [...told];
  return {
    add(chunk: AnswerChunk) {
      if (chunk.type === 'text-delta') texts.set(chunk.id, (texts.get(chunk.id) ?? '') + chunk.delta);
    },
    hasBegun: () => texts.size > 0,
    text: () => [...before, ...texts.values()].join('\n\n'),
  };
}

/** To repeat what somebody asked, or a source that they are shown, tells nothing of a guidance. */
const toldAnyway = (question: string, sources: readonly Evidence[]) => [
  question,
  ...sources.map(({ text }) => text),
];

/** Names a trouble told besides, which lies outside the bounds. */
function writeBesides({ input, write }: AnswerUnderWay, { guided, chosen }: FoundSources): string[] {
  const { guidance, language } = input;
  if (!guidance || !guided || !chosen?.outside) return [];
  const about = tellOutside(chosen, language)?.about ?? '';
  const text = tellBesides(about, guidance.refusals.referTo, language);
  writeText(write, 'besides', text);
  return [text];
}
