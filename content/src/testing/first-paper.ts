import { deriveFacts } from '@mingfa/legal/drafting/derive-facts';
import { documentText } from '@mingfa/legal/drafting/document-text';
import { dictionaryOf } from '@mingfa/legal/drafting/fact-definition';
import {
  EMPTY_SHEET,
  entryAt,
  type FactSheet,
  type FactValue,
  keepTold,
  type ToldKind,
  takeTold,
  typeFact,
} from '@mingfa/legal/drafting/fact-sheet';
import { offerStory } from '@mingfa/legal/drafting/offer-story';
import { rankTemplates } from '@mingfa/legal/drafting/rank-templates';
import { readOurSide } from '@mingfa/legal/drafting/read-our-side';
import { readStory } from '@mingfa/legal/drafting/read-story';
import { renderTemplate } from '@mingfa/legal/drafting/render-template';
import { blanksIn, fillBlank } from '@mingfa/legal/drafting/told-values/fill-blank';
import { readToldValues } from '@mingfa/legal/drafting/told-values/read-told-values';
import { loadTemplates } from '../load-templates.ts';

const { templates, dictionary } = await loadTemplates();
const everyFact = dictionaryOf(
  [...dictionary.facts.values(), ...templates.flatMap(({ own }) => own)],
  [...dictionary.records.values()],
);
/** The day on which the stories of these tests are told. */
const TODAY = '2026-11-30';

/** A press on a told value: into a blank fact, or into the first blank of its words. */
type Press = readonly [path: string, kind: ToldKind, value: FactValue];

/** What a story is read into, and what its papers say, by the functions the server runs. */
interface FirstPaper {
  sheet: FactSheet;
  /** The templates offered, the best first. */
  offered: readonly string[];
  /** The lines of one of its papers; of the best where none is named. */
  lines(template?: string): string[];
}

/** A pasted story with the told values that its reader takes over. @throws where a value is pressed that the story does not tell */
export function firstPaper(story: string, presses: readonly Press[] = []): FirstPaper {
  const facts = [...readStory(story, TODAY), ...readOurSide(story)];
  const offered = offerStory(EMPTY_SHEET, story, facts);
  const told = readToldValues(story, TODAY).map(({ kind, value, words, start, end }) => ({
    ...{ kind, value, words },
    source: { kind: 'story' as const, place: { start, end, quote: story.slice(start, end) } },
  }));
  let sheet = keepTold(deriveFacts(everyFact, EMPTY_SHEET, offered, TODAY), told);
  for (const press of presses) sheet = deriveFacts(everyFact, sheet, pressed(sheet, press), TODAY);
  const ranked = rankTemplates(templates, { sheet: offered, today: TODAY }, story);
  return {
    sheet,
    offered: ranked.map(({ template }) => template.id),
    lines: (id = ranked[0]?.template.id) => {
      const template = templates.find((one) => one.id === id);
      if (!template) return [];
      return documentText(renderTemplate(template, dictionary, { sheet, today: TODAY })).split('\n');
    },
  };
}

function pressed(sheet: FactSheet, [path, kind, value]: Press): FactSheet {
  const held = entryAt(sheet, path)?.chosen.value;
  if (typeof held === 'string') {
    const [blank] = blanksIn(held);
    const isTold = sheet.told?.some((one) => one.kind === kind && one.value === value);
    if (blank?.kind !== kind || !isTold) throw new Error(`nothing to press at ${path}`);
    return typeFact(sheet, path, fillBlank(held, blank, value));
  }
  const taken = takeTold(sheet, path, kind, value);
  if (!taken) throw new Error(`${value} is not told`);
  return taken;
}

/** The numbered claims of a paper, or of the free field of an official form. */
export function claimsOf(lines: readonly string[]): string[] {
  const form = lines.find((line) => line.startsWith('（可完整表述诉讼请求'));
  if (form)
    return form
      .split(' / ')
      .slice(1)
      .map((one) => one.replace(/^\d+\. /, ''));
  const from = lines.findIndex((line) => /^(?:诉讼|仲裁|答辩)请求$/.test(line));
  const until = lines.findIndex((line, index) => index > from && line === '事实与理由');
  return lines
    .slice(from + 1, until)
    .filter((line) => line.trim() !== '')
    .map((one) => one.replace(/^\d+\. /, ''));
}
