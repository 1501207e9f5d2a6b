import type { DraftFinding } from '@mingfa/contract/draft-check';
import { FACT_PROBLEM_LABELS } from '@mingfa/contract/labels/draft-labels';
import { spansOf } from '@mingfa/legal/drafting/document-text';
import { entryAt } from '@mingfa/legal/drafting/fact-sheet';
import { findDoubts } from '@mingfa/legal/drafting/find-doubts';
import { findSameParty } from '@mingfa/legal/drafting/find-same-party';
import { TOLD_WORDS, wordsBeside } from '@mingfa/legal/drafting/told-words';
import { quoteValue } from '@mingfa/legal/drafting/write-value';
import { namePath } from '../name-path.ts';
import { definitionAt } from '../templates/template-catalog.ts';
import { type CheckedDraft, finding } from './checked-draft.ts';

/** Facts that are open, disputed or not as they have to be, and what the template itself checks. */
export function checkFacts(checked: CheckedDraft): DraftFinding[] {
  const { catalog, sheet, assessment, isFree } = checked;
  const name = (path: string) => namePath(catalog, sheet, path);
  return [
    ...openBlanks(checked),
    ...wordsNotWritten(checked),
    ...assessment.missing.map(({ path }) => {
      const { zh, en } = name(path);
      return finding(
        'missing',
        isFree ? 'notice' : 'error',
        { zh: `还没有填：${zh}`, en: `Not filled in: ${en}` },
        { paths: [path] },
      );
    }),
    ...assessment.problems.map(({ path, problem }) => {
      const { zh, en } = name(path);
      const text = {
        zh: `${zh}：${FACT_PROBLEM_LABELS['zh-CN'][problem]}`,
        en: `${en}: ${FACT_PROBLEM_LABELS.en[problem]}`,
      };
      return finding('problem', 'error', text, {
        paths: [path],
        quote: said(catalog, sheet, path)[0] ?? null,
      });
    }),
    ...assessment.contradicted.map((path) => {
      const { zh, en } = name(path);
      const values = said(catalog, sheet, path);
      const text = {
        zh: `${zh}，各来源说法不一致：${values.join('；')}`,
        en: `${en}: sources disagree (${values.join('; ')})`,
      };
      return finding('contradicted', 'warning', text, { paths: [path] });
    }),
    ...samePartyTwice(checked),
    ...findDoubts(sheet, checked.entry.template.id).map(({ text, paths }) =>
      finding('template', 'warning', text, { paths: paths.filter((path) => entryAt(sheet, path)) }),
    ),
    ...assessment.checks.map(({ level, text, source }) =>
      finding('template', level, text, { source: source ?? null }),
    ),
  ];
}

/** Who stands on both sides, and a number that two parties have. */
const samePartyTwice = ({ catalog, entry, sheet }: CheckedDraft): DraftFinding[] =>
  findSameParty(sheet, catalog.everyFact, entry.drawn).map(({ by, paths }) => {
    const [one, other] = paths.map((path) => namePath(catalog, sheet, path)) as [Name, Name];
    const text =
      by === 'name'
        ? {
            zh: `${one.zh}和${other.zh}相同：同一个人不能站在两边，请核对`,
            en: `${one.en} and ${other.en} are the same: nobody stands on both sides`,
          }
        : {
            zh: `${one.zh}和${other.zh}相同：一个号码只属于一个人、一个单位，请核对`,
            en: `${one.en} and ${other.en} are the same: a number belongs to one party alone`,
          };
    return finding('problem', 'error', text, { paths: [...paths] });
  });
type Name = ReturnType<typeof namePath>;

/** What its teller said and no field carries: in no document until somebody has put it into written words. */
function wordsNotWritten({ entry, sheet }: CheckedDraft): DraftFinding[] {
  const words = wordsBeside(sheet, (asked) =>
    entry.template.steps.some(({ facts }) => facts.some(({ fact }) => fact === asked)),
  );
  if (words === null) return [];
  const text = {
    zh: '自述里还有话没有写进文书：改写成书面语放进相应的栏，用不着的删掉。它不随文书导出',
    en: 'Some of what you told is in no field yet: put it into written words, or delete it. It is not exported',
  };
  return [finding('template', 'warning', text, { paths: [TOLD_WORDS], quote: `${words.slice(0, 60)}…` })];
}

/** Blanks that were left in a document that was edited freely. */
function openBlanks({ document, isFree }: CheckedDraft): DraftFinding[] {
  const count = isFree ? spansOf(document).filter(({ blank }) => blank).length : 0;
  const text = { zh: `正文还有${count}处空白没有填`, en: `Blanks left open in the text: ${count}` };
  return count > 0 ? [finding('missing', 'error', text)] : [];
}

/** What is held of a fact and what else is said of it, as documents write it. */
function said(catalog: CheckedDraft['catalog'], sheet: CheckedDraft['sheet'], path: string): string[] {
  const [entry, definition] = [entryAt(sheet, path), definitionAt(catalog, path)];
  if (!entry || !definition) return [];
  return [entry.chosen, ...entry.others].map(({ value }) => quoteValue(value, definition).slice(0, 60));
}
