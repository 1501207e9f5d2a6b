import { loadTemplates } from '@mingfa/content/load-templates';
import { assessDraft } from '@mingfa/legal/drafting/assess-draft';
import { documentText, spansOf } from '@mingfa/legal/drafting/document-text';
import {
  confirmFact,
  dropFact,
  EMPTY_SHEET,
  type FactSheet,
  sheetOf,
  typeFact,
} from '@mingfa/legal/drafting/fact-sheet';
import { touchesTemplate } from '@mingfa/legal/drafting/facts-used';
import { findUnequalAmounts } from '@mingfa/legal/drafting/find-unequal-amounts';
import { offerStory } from '@mingfa/legal/drafting/offer-story';
import { readStory } from '@mingfa/legal/drafting/read-story';
import { renderBlankForm, renderTemplate } from '@mingfa/legal/drafting/render-template';
import { suggestFacts } from '@mingfa/legal/drafting/suggest-facts';

const TODAY = '2026-11-28';
/** Characters on a page of court layout: 22 lines of 28. */
const PAGE = 616;
const PREVIEW_MS = 150;

/** The median of some runs, in milliseconds. */
function timed(run: () => unknown): number {
  const times = Array.from({ length: 15 }, () => {
    const from = performance.now();
    run();
    return performance.now() - from;
  });
  return times.sort((one, other) => one - other)[7] ?? 0;
}

/** Renders every template of the shelf filled, blank and long, and reads a story: whether each is quick enough by itself. */
export async function measureRules(): Promise<boolean> {
  const began = performance.now();
  const { templates, dictionary } = await loadTemplates();
  console.log(`       ${templates.length} templates read in ${Math.round(performance.now() - began)} ms`);

  let slowest = 0;
  for (const template of templates) {
    const sheet = sheetOf(template.example);
    const long = Object.entries(template.example).reduce<FactSheet>((held, [fact, value]) => {
      if (typeof value !== 'string' || value.length <= 12) return held;
      return typeFact(held, fact, value.repeat(Math.ceil((PAGE * 30) / value.length)));
    }, sheet);
    const preview = () => [
      renderTemplate(template, dictionary, { sheet: long, today: TODAY }),
      assessDraft(template, dictionary, { sheet: long, today: TODAY }),
    ];
    const pages = Math.round(
      documentText(renderTemplate(template, dictionary, { sheet: long, today: TODAY })).length / PAGE,
    );
    const [filled, blank, whole] = [
      timed(() => renderTemplate(template, dictionary, { sheet, today: TODAY })),
      timed(() => renderBlankForm(template, dictionary, TODAY)),
      timed(preview),
    ];
    slowest = Math.max(slowest, whole);
    const unequal = findUnequalAmounts(
      documentText(renderTemplate(template, dictionary, { sheet, today: TODAY })),
    ).length;
    const open = spansOf(renderBlankForm(template, dictionary, TODAY)).filter((span) => span.blank).length;
    console.log(
      `       ${template.id.padEnd(32)} filled ${filled.toFixed(1)} ms, blank ${blank.toFixed(1)} ms (${open} places), ${pages} pages with checks ${whole.toFixed(1)} ms, ${unequal} amounts unlike their capitals`,
    );
  }
  console.log(
    `${slowest <= PREVIEW_MS ? 'met    ' : 'NOT MET'} preview and checks: ${slowest.toFixed(1)} ms of ${PREVIEW_MS}`,
  );

  const story =
    '我叫周明远，电话13800000001。2024年3月1日，朋友郑建平找我借12万元，我通过银行转账给他，他写了借条，约定2025年3月1日前还清，年利率6%。';
  const read = timed(() => readStory(story, TODAY));
  const sheet = offerStory(EMPTY_SHEET, story, readStory(story, TODAY));
  const [first = ''] = Object.keys(sheet.entries);
  const touched = templates.filter((template) => touchesTemplate(template, first)).length;
  const suggested = suggestFacts(dictionary, sheet, 'borrower');
  const settled = dropFact(confirmFact(sheet, first), first);
  console.log(
    `       a story of ${story.length} characters: ${Object.keys(sheet.entries).length} facts in ${read.toFixed(1)} ms; ${first} touches ${touched} templates; ${suggested.length} fields offered for the borrower of an IOU; ${Object.keys(settled.entries).length} without it`,
  );
  return slowest <= PREVIEW_MS;
}
