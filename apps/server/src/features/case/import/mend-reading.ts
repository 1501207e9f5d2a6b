import type { CaseField, CaseKind, CaseProcedure } from '@mingfa/contract/case';
import type { CaseImportField } from '@mingfa/contract/case-import';
import { CASE_NUMBER_PATTERN, readCaseNumberMatch } from '@mingfa/legal/judgments/case-number';
import { causeIn } from '@mingfa/legal/judgments/cause-head';
import { placeCause } from '@mingfa/legal/judgments/cause-tree';
import type { JudgmentReading } from '@mingfa/legal/judgments/judgment-reading';

/** Words of a source for procedures and kinds; the first that is found counts. */
const PROCEDURES: readonly (readonly [RegExp, CaseProcedure])[] = [
  [/再审审查|申请再审|申诉/, 'retrial_application'],
  [/再审|提审/, 'retrial'],
  [/二审|终审/, 'second_instance'],
  [/简易/, 'summary'],
  [/小额/, 'small_claims'],
  [/一审|初审/, 'first_instance'],
  [/死刑复核/, 'death_penalty_review'],
  [/执行/, 'enforcement'],
  [/管辖/, 'jurisdiction'],
];
const KINDS: readonly (readonly [RegExp, CaseKind])[] = [
  [/补正/, 'correction'],
  [/判决/, 'judgment'],
  [/裁定/, 'ruling'],
  [/决定/, 'decision'],
  [/调解/, 'mediation'],
  [/支付令|令/, 'order'],
  [/通知/, 'notice'],
];
/** What was concluded, not said, gives way to what the source says. */
const CONCLUDED = new Set(['not_found', 'inferred', 'from_title']);

/** The reading, with the source's word where the text is silent. `told` are the fields that come from the source. */
export function mendReading(
  reading: JudgmentReading,
  fields: Partial<Record<CaseImportField, string>>,
): { reading: JudgmentReading; told: ReadonlySet<CaseField> } {
  const mended = {
    ...reading,
    causes: [...new Set(reading.causes.flatMap((cause) => causeIn(cause) ?? []))],
  };
  const told = new Set<CaseField>();
  const isOpen = (field: JudgmentReading['uncertain'][number]['field']) =>
    reading.uncertain.some((one) => one.field === field && CONCLUDED.has(one.why));
  const number = fields.number && mended.numbers.length === 0 ? numberIn(fields.number) : null;
  if (number) {
    mended.numbers = [number];
    told.add('numbers');
  }
  if (fields.court && (mended.court === null || isOpen('court')) && /法院|检察院/.test(fields.court)) {
    mended.court = fields.court.replace(/\s|中华人民共和国/g, '').slice(0, 60);
    told.add('court');
  }
  const causes =
    fields.cause && (mended.causes.length === 0 || isOpen('causes')) ? causesIn(fields.cause) : [];
  if (causes.length > 0) {
    mended.causes = causes;
    told.add('causes');
  }
  const date = fields.decidedOn && mended.date === null ? dayIn(fields.decidedOn) : null;
  if (date) {
    mended.date = date;
    told.add('decidedOn');
  }
  const procedure = isOpen('procedure') ? wordIn(PROCEDURES, fields.procedure) : undefined;
  if (procedure) {
    mended.procedure = procedure;
    told.add('procedure');
  }
  const kind = isOpen('kind') ? wordIn(KINDS, fields.kind) : undefined;
  if (kind) {
    mended.kind = kind;
    told.add('kind');
  }
  if (fields.region && mended.region === null && mended.level !== 'supreme')
    mended.region = fields.region.replace(/(?:维吾尔|壮族|回族)?(?:自治区|省|市)$/, '').slice(0, 6);
  return { reading: mended, told };
}

function numberIn(value: string): JudgmentReading['numbers'][number] | null {
  const flat = value
    .normalize('NFKC')
    .replace(/[〔［【[]/g, '(')
    .replace(/[〕］】\]]/g, ')');
  CASE_NUMBER_PATTERN.lastIndex = 0;
  const match = CASE_NUMBER_PATTERN.exec(flat);
  CASE_NUMBER_PATTERN.lastIndex = 0;
  const read = match && readCaseNumberMatch(match);
  return read ? { number: read.number, written: value, masked: false } : null;
}

const causesIn = (value: string) =>
  [...new Set(causeParts(value).flatMap((one) => causeIn(one.trim()) ?? []))].filter(
    (one) => one.length >= 2 && one.length <= 40,
  );

/** One cause whole (人格权、健康权纠纷), else those of a list. */
const causeParts = (value: string) =>
  placeCause(value.trim())?.listed ? [value] : value.split(/[;；,，、\n|]/);

/** 2021-03-04, 2021/3/4, 2021年3月4日, 20210304. */
function dayIn(value: string): string | null {
  const match = /((?:19|20)\d{2})\s*[-/.年]?\s*(\d{1,2})\s*[-/.月]?\s*(\d{1,2})/.exec(
    value.normalize('NFKC'),
  );
  if (!match) return null;
  const day = `${match[1]}-${match[2]?.padStart(2, '0')}-${match[3]?.padStart(2, '0')}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : day;
}

const wordIn = <Word>(table: readonly (readonly [RegExp, Word])[], value: string | undefined) =>
  value === undefined ? undefined : table.find(([pattern]) => pattern.test(value))?.[1];
