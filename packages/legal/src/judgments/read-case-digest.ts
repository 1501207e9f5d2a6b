import { findDates } from '../figures/find-dates.ts';
import { CASE_NUMBER_PATTERN, readCaseNumberMatch } from './case-number.ts';
import { hasDigestHeadings, headingKind } from './digest-headings.ts';
import type {
  CaseArea,
  CaseAuthority,
  CaseProcedure,
  JudgmentHints,
  JudgmentParty,
  JudgmentReading,
  JudgmentSection,
  ReadCaseNumber,
  SectionKind,
} from './judgment-reading.ts';
import { type LaidOutText, squeezed } from './lay-out-text.ts';
import { readCitedArticles } from './read-cited-articles.ts';
import { readCourt } from './read-court.ts';
import { readDigestCauses } from './read-digest-causes.ts';
import { readLastDecision } from './read-last-decision.ts';
import { readOutcome } from './read-outcome.ts';
import { readListedParties } from './read-parties.ts';
import { typeCodeOf } from './read-procedure.ts';
import { readUnlistedParties } from './read-unlisted-parties.ts';

/** Whether a text is a guiding or typical case rather than a court's own document. */
export function isCaseDigest(laidOut: LaidOutText, hints: JudgmentHints): boolean {
  return (hints.authority !== undefined && hints.authority !== 'ordinary') || hasDigestHeadings(laidOut);
}

/** Reads a guiding or typical case: sections by their headings, court and numbers of the decisions it reports. */
export function readCaseDigest(laidOut: LaidOutText, hints: JudgmentHints): JudgmentReading {
  const { flat, lines, text } = laidOut;
  const sections = splitByHeadings(laidOut);
  const words = (...kinds: SectionKind[]) =>
    sections
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ start, end }) => flat.slice(start, end))
      .join('\n');
  const head = flat.slice(lines[0]?.start ?? 0, sections[0]?.start ?? 400);
  const ownNumber = readOwnNumber(head, hints);
  const title = hints.title ?? laidOut.title ?? readTitle(laidOut, sections[0]?.start ?? 0);
  const told = words('ruling') || words('facts', 'duties', 'reasoning');
  const numbers = readNumbers(words('facts', 'ruling', 'duties', 'reasoning'), text);
  const last = readLastDecision(told);
  const court = readCourt(last.court, numbers[0]?.number ?? null, flat);
  const area = readDigestArea(words('keywords'), title ?? '', numbers, told);
  const procedure =
    area === 'criminal' && last.court === SUPREME && APPROVES_DEATH.test(last.ordered)
      ? 'death_penalty_review'
      : readDigestProcedure(area, numbers, `${words('ruling')}\n${words('facts', 'duties')}`);
  const causes = readDigestCauses({
    area,
    title: title ?? '',
    keywords: words('keywords'),
    facts: words('facts', 'ruling'),
  });
  const parties = readDigestParties(laidOut, sections, title ?? '');
  const outcome = readOutcome({
    area,
    procedure,
    kind: 'judgment',
    causes,
    ruling: last.ordered,
    claims: words('claims'),
    reasoning: words('reasoning'),
  });
  const authority: CaseAuthority =
    hints.authority ?? (ownNumber === null ? 'typical' : /^\d{4}-/.test(ownNumber) ? 'reference' : 'guiding');
  return {
    title,
    numbers,
    ownNumber,
    court: court.court,
    level: court.level,
    region: court.region,
    area,
    causes,
    procedure,
    kind: authority === 'guiding' ? 'guiding_case' : 'typical_case',
    authority,
    date: last.date,
    published: hints.published ?? readPublished(head, authority),
    panel: [],
    parties,
    counsel: [],
    cited: readCitedArticles(laidOut, sections, lines.at(-1)?.end ?? flat.length),
    amounts: [],
    disposal: outcome.disposal,
    outcome: outcome.outcome,
    sections,
    earlier: [],
    uncertain: [
      ...(court.court === null ? [{ field: 'court' as const, why: 'not_found' as const }] : []),
      ...(numbers.length === 0 ? [{ field: 'numbers' as const, why: 'not_found' as const }] : []),
      ...(last.date === null ? [{ field: 'date' as const, why: 'not_found' as const }] : []),
      ...(parties.length === 0 ? [{ field: 'parties' as const, why: 'not_found' as const }] : []),
      ...(causes.length === 0 ? [{ field: 'causes' as const, why: 'not_found' as const }] : []),
      { field: 'outcome' as const, why: 'inferred' as const },
    ],
  };
}

/** Behind the articles of a case of the procuratorates stand its makers, who belong to none of the sections. */
const MAKERS = /^(?:办案检察院|承办检察官|办案检察官|案例撰写人|案例撰稿人|编写人|撰稿人)[:：]/;

function splitByHeadings({ lines, flat }: LaidOutText): JudgmentSection[] {
  const sections: JudgmentSection[] = [];
  let isOpen = false;
  for (const line of lines) {
    const kind = headingKind(line);
    const last = sections.at(-1);
    // A mark of Markdown before the heading belongs to it.
    const mark = /#{1,6} $|\*\*$|> $/.exec(flat.slice(Math.max(0, line.start - 7), line.start))?.[0] ?? '';
    const start = line.start - mark.length;
    if (last && isOpen && (kind || MAKERS.test(line.flat))) last.end = start;
    if (MAKERS.test(line.flat)) isOpen = false;
    if (!kind) continue;
    sections.push({ kind, start, end: flat.length, line: line.number, own: true });
    isOpen = true;
  }
  return sections;
}

const OWN_NUMBER = /(?:指导(?:性)?案例 *\d{1,4} *号|检例第 *\d{1,4} *号|\d{4}-\d{2}-\d-\d{3}-\d{3})/;
function readOwnNumber(head: string, hints: JudgmentHints): string | null {
  const written = hints.ownNumber ?? OWN_NUMBER.exec(head)?.[0] ?? null;
  return written && squeezed(written).replace('指导案例', '指导性案例');
}

/** The lines between the number and what says when it was published; the first that ends in 案 else. */
function readTitle({ lines, text }: LaidOutText, firstSection: number): string | null {
  const head = lines.filter(({ start }) => start < firstSection).slice(0, 12);
  const named = head.filter(
    ({ flat }) =>
      !OWN_NUMBER.test(flat.slice(0, 20)) && !/^\(.*(?:通过|发布)/.test(flat) && flat.length < 120,
  );
  const end = named.findIndex(({ flat }) => /案$/.test(flat));
  if (end < 0) return named[0] ? text.slice(named[0].start, named[0].end) : null;
  const hasMark = (at: number) =>
    text.slice(Math.max(0, (named[at]?.start ?? 0) - 3), named[at]?.start ?? 0).includes('#');
  const from = hasMark(end) || !OWN_NUMBER.test(head[0]?.flat ?? '') ? end : 0;
  return named
    .slice(from, end + 1)
    .map(({ start, end: to }) => text.slice(start, to))
    .join('');
}

/** Numbers of the decisions told of, the last first. */
function readNumbers(words: string, text: string): ReadCaseNumber[] {
  const found = new Map<string, ReadCaseNumber>();
  for (const match of words.matchAll(CASE_NUMBER_PATTERN)) {
    const number = readCaseNumberMatch(match)?.number;
    if (!number || found.has(number)) continue;
    found.set(number, { number, written: text.includes(match[0]) ? match[0] : number, masked: false });
  }
  return [...found.values()].reverse();
}

const PUBLISHED = /((?:19|20)\d{2}年\d{1,2}月\d{1,2}日) *(?:公开)?发布/;
function readPublished(head: string, authority: CaseAuthority): string | null {
  const written = authority === 'guiding' ? PUBLISHED.exec(head)?.[1] : undefined;
  return (written && findDates(written)[0]?.iso) || null;
}

/** Against an organ of the State, unless it is a matter between equals. */
const AGAINST_STATE =
  /诉[^诉]{0,60}(?:人民政府|[^邮]局|街道办事处|征收办公室|管理委员会)(?!.*(?:继承|买卖|借款|租赁|名誉权))/;

const AREAS: readonly (readonly [RegExp, CaseArea])[] = [
  [/国家赔偿/, 'compensation'],
  [/公益诉讼|督促/, 'supervision'],
  [/行政/, 'administrative'],
  [/刑事|罪|犯罪|减刑|假释|缓刑|立案监督|侦查|不批捕|不起诉|诈骗|盗窃|受贿|故意/, 'criminal'],
  [/执行/, 'enforcement'],
  [/民事|纠纷|合同|诉/, 'civil'],
];

function readDigestArea(
  keywords: string,
  title: string,
  numbers: readonly ReadCaseNumber[],
  told: string,
): CaseArea {
  const first = /^[【[]?关键词[】\]]?[ :：\n]*(民事|刑事|行政|执行|国家赔偿)/.exec(keywords)?.[1];
  for (const words of [
    first ?? '',
    title,
    numbers.map(({ number }) => typeCodeOf(number)).join(' '),
    keywords,
  ]) {
    if (words === title && AGAINST_STATE.test(title)) return 'administrative';
    const area = AREAS.find(([pattern]) => pattern.test(words))?.[1];
    if (area) return area;
  }
  return /被告人/.test(told) ? 'criminal' : 'civil';
}

const SUPREME = '最高人民法院';
/** Of a death sentence the last word is the Supreme People's Court's, which gives it no number in the text (刑法 §48). */
const APPROVES_DEATH = /(?:核准|复核)[^。]{0,200}死刑|死刑[^。]{0,60}(?:核准|复核)/;

/** What the last decision told of was. */
function readDigestProcedure(
  area: CaseArea,
  numbers: readonly ReadCaseNumber[],
  told: string,
): CaseProcedure {
  const code = numbers[0] ? typeCodeOf(numbers[0].number) : '';
  if (area === 'enforcement')
    return /异/.test(code) ? 'enforcement_objection' : /复/.test(code) ? 'enforcement_review' : 'enforcement';
  if (area === 'compensation') return 'compensation';
  if (/再|提/.test(code) || /再审(?:判决|认为|审理)|提审/.test(told)) return 'retrial';
  if (/申/.test(code) || /裁定驳回[^。]{0,20}再审申请/.test(told)) return 'retrial_application';
  if (/终/.test(code) || /二审|驳回上诉|提起上诉|终审/.test(told)) return 'second_instance';
  if (/初/.test(code) || /法院[^。]{0,30}(?:判决|裁定|认为)|判决[:：]|判令|一审/.test(told))
    return 'first_instance';
  if (/仲裁委员会|仲裁裁决|裁决/.test(told)) return 'arbitration';
  return /判决|裁定/.test(told) ? 'first_instance' : 'none';
}

/** Listed in the facts, else named there with a stance. */
function readDigestParties(
  laidOut: LaidOutText,
  sections: readonly JudgmentSection[],
  title: string,
): JudgmentParty[] {
  const facts = sections.find(({ kind }) => kind === 'facts');
  if (!facts) return [];
  const from = laidOut.lines.findIndex(({ number }) => number > facts.line);
  const listed =
    from < 0 ? [] : readListedParties(laidOut, from, Math.min(laidOut.lines.length, from + 40), facts.end);
  const isParty = ({ stance }: JudgmentParty) => stance !== '被害人';
  if (listed.some(isParty)) return listed.filter(isParty);
  const named = readUnlistedParties(
    laidOut.flat.slice(facts.start, facts.end),
    laidOut.text.slice(facts.start, facts.end),
  );
  // Whole sentences run on behind a stance here: only who is masked or stands in the title is a name for sure.
  return named.filter(({ name }) => /某/.test(name) || title.includes(name));
}
