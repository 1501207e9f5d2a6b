import { AUDITED_TEXT_MAX_CHARACTERS } from '@mingfa/contract/citation-audit';
import type { DraftChecks, DraftFinding } from '@mingfa/contract/draft-check';
import { auditedStateLabel } from '@mingfa/contract/labels/citation-audit-labels';
import { type AssessedCalculation, assessDraft } from '@mingfa/legal/drafting/assess-draft';
import { documentText, spansOf } from '@mingfa/legal/drafting/document-text';
import type { TemplateNote } from '@mingfa/legal/drafting/template';
import { readPublishedFigures } from '../../../engine/figures/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { auditTextOnce } from '../../citation-audit/index.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { documentOf } from '../drafts/document-of.ts';
import { catalogFor } from '../own/own-catalog.ts';
import { ownDraft } from '../own-rows.ts';
import { requireTemplate } from '../templates/template-catalog.ts';
import { touchedBy } from '../touched-by.ts';
import { checkAmounts } from './check-amounts.ts';
import { checkEvidenceNumbers } from './check-evidence-numbers.ts';
import { checkFacts } from './check-facts.ts';
import { checkPlaces } from './check-places.ts';
import { checkStrangers } from './check-strangers.ts';
import { type CheckedDraft, finding } from './checked-draft.ts';
import { findForeignNames } from './foreign-names.ts';
import { isWorthSaying } from './worth-saying.ts';

const LEVELS = ['error', 'warning', 'notice'] as const;

/**
 * Everything that is to be said of a draft before it leaves the house.
 * @throws AppError `not_found`, `rate_limited` while another text of the caller is looked through, `parser_timeout`, `parser_memory`
 */
export async function checkDraft(
  context: DraftingContext & RequestContext,
  { draftId }: { draftId: string },
): Promise<DraftChecks> {
  const { draft, matter } = await ownDraft(context.db, context.caller, draftId);
  const catalog = await catalogFor(context);
  const entry = requireTemplate(catalog, draft.templateId);
  const today = todayInChina(context.clock);
  const { sheet } = matter;
  const document = documentOf(catalog, entry, { sheet, parts: draft.parts, body: draft.body }, today);
  const text = documentText(document);
  const figures = await readPublishedFigures(context);
  const assessment = assessDraft(entry.template, catalog.dictionary, { sheet, today }, figures);
  const isFree = draft.body !== null;
  const checked: CheckedDraft = { catalog, entry, sheet, document, isFree, text, assessment, today };
  const citations = withoutOwnClauses(
    await auditTextOnce(context, { text: text.slice(0, AUDITED_TEXT_MAX_CHARACTERS) }),
  );
  const modelSentences = modelSentencesOf(checked);
  const touched = draft.body === null ? [] : touchedBy(catalog, draft, matter);
  const findings = [
    ...checkFacts(checked),
    ...checkAmounts(checked),
    ...checkPlaces(checked),
    ...checkEvidenceNumbers(checked),
    ...(await findForeignNames(context, matter, checked)),
    ...(await checkStrangers(checked)),
    ...citations.items.filter(isWorthSaying(spansOf(document))).map(citationFinding),
    ...(modelSentences.length > 0 ? [modelFinding(modelSentences.length)] : []),
    ...(touched.length > 0 ? [oldFacts(touched)] : []),
  ].toSorted((one, other) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level));
  const countOf = (level: DraftFinding['level']) => findings.filter((one) => one.level === level).length;
  return {
    findings,
    counts: { error: countOf('error'), warning: countOf('warning'), notice: countOf('notice') },
    missing: [...assessment.missing],
    problems: [...assessment.problems],
    warnings: assessment.warnings.map(noteOf),
    attachments: assessment.attachments.map(noteOf),
    copies: assessment.copies && { ...noteOf(assessment.copies.of), count: assessment.copies.count },
    fees: assessment.fees.map(calculationOf),
    deadlines: assessment.deadlines.map(calculationOf),
    citations,
    modelSentences,
  };
}

/** 第三条 at the head of a contract's own clause cites no law. */
function withoutOwnClauses({
  citations,
  counts,
}: Awaited<ReturnType<typeof auditTextOnce>>): DraftChecks['citations'] {
  const items = citations.filter(({ notRunReason }) => notRunReason !== 'own_clause');
  const own = citations.length - items.length;
  return {
    items,
    counts: { ...counts, total: counts.total - own, notRun: counts.notRun - own },
  };
}

const noteOf = ({ text, source }: Pick<TemplateNote, 'text' | 'source'>) => ({
  text,
  source: source ?? null,
});

function calculationOf({ of, outcome }: AssessedCalculation): DraftChecks['fees'][number] {
  const { calculator, inputs: _, ...told } = outcome;
  return { calculatorId: of.calculator, label: of.label, outcome: { ...told, calculatorId: calculator } };
}

function citationFinding(citation: DraftChecks['citations']['items'][number]): DraftFinding {
  const { raw, state, sentence } = citation;
  const said = { zh: auditedStateLabel(citation, 'zh-CN'), en: auditedStateLabel(citation, 'en') };
  const text = { zh: `${raw}：${said.zh}`, en: `${raw}: ${said.en}` };
  return finding('citation', state === 'not_in_library' ? 'notice' : 'warning', text, { quote: sentence });
}

function modelSentencesOf({ document }: CheckedDraft): DraftChecks['modelSentences'] {
  return spansOf(document).flatMap(({ text, origin }) => {
    if (origin.kind !== 'model' && !(origin.kind === 'fact' && origin.from === 'model')) return [];
    const part = origin.kind === 'model' ? origin.part : origin.path;
    return (text.match(/[^。！？!?\n]+[。！？!?]?/g) ?? []).map((sentence) => ({ part, text: sentence }));
  });
}

const modelFinding = (count: number): DraftFinding =>
  finding('model_words', 'notice', {
    zh: `${count}句由模型生成，导出的文件会带标识，请逐句核对`,
    en: `${count} sentences are a model’s: the file will be labelled; check each`,
  });

const oldFacts = (paths: string[]): DraftFinding =>
  finding(
    'old_facts',
    'warning',
    {
      zh: '正文改为自由编辑以后，事实又有变动，正文不会自动更新',
      en: 'Facts changed after it was edited freely: its text does not follow them',
    },
    { paths },
  );
