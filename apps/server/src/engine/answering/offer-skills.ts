import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import type { AnswerData } from '@mingfa/contract/answer-data';
import type { Evidence } from '@mingfa/contract/evidence';
import type { ModelTool, ToolResult } from '../models/index.ts';
import type { Skill, SkillContext } from '../skills/index.ts';
import { fenceSource } from './fence-source.ts';
import type { SourceList } from './source-list.ts';

/** Characters of all sources that one call tells the model. */
const SOURCES_MAX_CHARACTERS = 6_000;
const ABOUT_MAX_CHARACTERS = 60;

/**
 * Skills as tools of one answer: each call is shown as a step, what it finds joins the answer's sources, and the model is
 * told it between the answer's fences.
 */
export function offerSkills(
  skills: readonly Skill[],
  contextFor: (signal: AbortSignal) => SkillContext,
  answer: { fence: string; sources: SourceList; write: (chunk: AnswerChunk) => void; signal: AbortSignal },
): ModelTool[] {
  let used = 0;
  const use = async (skill: Skill, input: unknown, signal: AbortSignal): Promise<ToolResult> => {
    used += 1;
    const id = `step-skill-${used}`;
    const about = [...skill.about(input)].slice(0, ABOUT_MAX_CHARACTERS).join('');
    const step = (state: AnswerData['step']['state'], found: Record<string, number> = {}) => {
      const values = { skill: skill.name, about, ...found };
      answer.write({ type: 'data-step', id, data: { kind: 'use_skill', state, values } });
    };
    const fail = () => step('failed');
    step('running');
    signal.addEventListener('abort', fail, { once: true });
    try {
      const result = await skill.run(contextFor(signal), input);
      // What comes after its time changes the answer no more.
      signal.throwIfAborted();
      const before = answer.sources.all().length;
      const sources = answer.sources.add(result.sources);
      const all = answer.sources.all();
      if (all.length > before)
        answer.write({ type: 'data-evidence', id: 'evidence', data: { sources: all } });
      step('done', { found: sources.length });
      const text = [result.note, ...fenced(sources, answer.fence)].filter(Boolean).join('\n');
      return { text, outcome: { note: result.note, sources: sources.map(({ index }) => index) } };
    } catch (error) {
      if (!signal.aborted) fail();
      throw error;
    } finally {
      signal.removeEventListener('abort', fail);
    }
  };
  return skills
    .filter((skill) => skill.isAvailable(contextFor(answer.signal)))
    .map((skill) => ({
      name: skill.name,
      description: skill.description,
      input: skill.input,
      run: (input, signal) => use(skill, input, signal),
    }));
}

/** As many as there is room for, each with a fair share of it. */
function fenced(sources: readonly Evidence[], fence: string): string[] {
  const share = Math.floor(SOURCES_MAX_CHARACTERS / Math.max(sources.length, 1));
  return sources.map((source) => fenceSource(source, fence, Math.max(share, 200)));
}
