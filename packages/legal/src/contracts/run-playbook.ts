import { assignRoles, partyOnSide } from './assign-roles.ts';
import { type FittedWording, fitWording } from './attach-exception.ts';
import type { Check, CheckInput, CheckResult } from './checks/check.ts';
import { CHECKS, OF_CHINESE_LAW, TYPE_OF_CHECK } from './checks/registry.ts';
import type { Contract, Pause, Span } from './contract.ts';
import { articleOf, clauseLabel, clausesById } from './contract-text.ts';
import { fillSuggestion } from './fill-suggestion.ts';
import { type GoverningLaw, lawNote, readGoverningLaw } from './governing-law.ts';
import { kindsOfContract } from './kinds-of-contract.ts';
import { matchClauseRule, type RuleMatch } from './match-clause-rule.ts';
import { isMissing } from './match-missing-rule.ts';
import type { PartyNames } from './match-words.ts';
import { placeInsertion } from './place-insertion.ts';
import type { PlaybookOptions, PlaybookRule, RawFinding } from './playbook-rule.ts';
import { ruleApplies } from './rule-applies.ts';
import { type RuleText, ruleText } from './rule-text.ts';
import { ruleForReader, type Stance, stanceOf } from './stance.ts';
import { textAt } from './text-at.ts';

/**
 * What the rules find in a contract, in its order; what is missing comes last. About 1 ms a page for a hundred rules; `pause`
 * is awaited after each rule.
 */
export async function runPlaybook(
  contract: Contract,
  rules: readonly PlaybookRule[],
  options: PlaybookOptions,
  pause?: Pause,
): Promise<RawFinding[]> {
  const parties = assignRoles(contract, options.kind);
  const { language } = contract;
  const names: PartyNames = {
    parties,
    mine: partyOnSide(parties, options.side),
    side: options.side,
    kind: options.kind,
    language,
  };
  const text = ruleText(contract);
  const law = readGoverningLaw(contract);
  const run: Run = { contract, options, names, text, law, input: { ...options, contract, parties, text } };
  const kinds = kindsOfContract(contract, options.kind);
  const findings: Draft[] = [];
  for (const rule of rules) {
    if (ruleApplies(rule, options, names, text, kinds)) findings.push(...findingsOf(run, rule));
    await pause?.();
  }
  return placeAll(contract, inOrder(contract, findings));
}

/** A finding whose wording has no place yet. */
type Draft = RawFinding & { wording?: { text: string; after: readonly string[]; heading: string } };

/** Gives every wording its place and number, in the order of the findings. */
function placeAll(contract: Contract, drafts: readonly Draft[]): RawFinding[] {
  const taken = new Map<string, number>();
  return drafts.map(({ wording, ...finding }) => {
    if (!wording) return finding;
    const { anchorBlockId, lines, likeBlockIds, clause } = placeInsertion(contract, wording, taken);
    const label = finding.type === 'missing' && clause ? clauseLabel(contract, clause) : finding.clauseLabel;
    return { ...finding, clauseLabel: label, suggestion: lines.join('\n'), anchorBlockId, likeBlockIds };
  });
}

const GRAVITY = { high: 0, medium: 1, low: 2 };

interface Run {
  contract: Contract;
  options: PlaybookOptions;
  names: PartyNames;
  text: RuleText;
  law: GoverningLaw;
  input: CheckInput;
}

function findingsOf(run: Run, rule: PlaybookRule): Draft[] {
  if (rule.type === 'check') {
    if (run.law.of === 'elsewhere' && OF_CHINESE_LAW.has(rule.ruleId)) return [];
    const check: Check | undefined = CHECKS[rule.ruleId];
    return check
      ? check(run.input).flatMap((result) => told(run, rule, result.spans[0], fromCheck(result)))
      : [];
  }
  if (rule.type === 'missing')
    return isMissing(rule, run.text, run.names) ? told(run, rule, undefined, missing) : [];
  return matchClauseRule(rule, run.text, run.names).flatMap((match) =>
    told(run, rule, match.span, fromMatch(match)),
  );
}

type Telling = (run: Run, rule: PlaybookRule, stance: Stance) => Draft;

/** What the reader is told of something found: nothing where it serves the other side alone. */
function told(run: Run, rule: PlaybookRule, span: Span | undefined, tell: Telling): Draft[] {
  const stance = stanceOf(rule, run.text, run.names, span);
  const spoken = ruleForReader(rule, stance);
  return spoken ? [tell(run, spoken, stance)] : [];
}

/** What every finding of a rule has. */
function base(run: Run, rule: PlaybookRule, result?: CheckResult) {
  const detail = result?.detail;
  const wanted = result?.articles ?? rule.articles;
  const isEnglish = run.options.language === 'en';
  const general = isEnglish && rule.reasonEn !== '' ? rule.reasonEn : fillSuggestion(rule.reason, run.names);
  const special = detail && (isEnglish ? detail.en : detail.zh);
  // Chinese law is cited where it governs.
  const note = wanted.length > 0 ? lawNote(run.law, isEnglish ? 'en' : 'zh-CN') : '';
  return {
    ruleId: rule.ruleId,
    level: rule.level,
    title: isEnglish && rule.titleEn !== '' ? rule.titleEn : rule.title,
    reason: [special ?? '', general, note].filter((part) => part !== '').join(isEnglish ? ' ' : ''),
    articles: note === '' ? [...wanted] : [],
  };
}

const fromMatch =
  (match: RuleMatch) =>
  (run: Run, rule: PlaybookRule): Draft => {
    const quote = textAt(run.text, match.span);
    const { clause } = match;
    const common = {
      ...base(run, rule),
      type: 'clause' as const,
      clauseLabel: clause ? clauseLabel(run.contract, clause) : '',
      spans: [match.span],
      quote,
      anchorBlockId: match.span.blockId,
      likeBlockIds: [],
    };
    if (rule.action === 'insert' && rule.suggestion !== '') {
      const host = clause ? articleOf(run.contract, clause) : null;
      const after = host && host.heading !== '' ? [host.heading, ...rule.after] : rule.after;
      const wording = {
        text: fillSuggestion(rule.suggestion, run.names, quote),
        after,
        heading: rule.heading,
      };
      return { ...common, action: 'insert', suggestion: '', wording };
    }
    const { text, isWhole } =
      match.parts.length > 1 ? fillEach(run, rule, match) : fitWording(rule, run.names, quote);
    const action = text === '' || rule.action !== 'replace' || !isWhole ? 'comment' : 'replace';
    return { ...common, action, suggestion: action === 'replace' ? text.replace(/[。；;.]$/, '') : text };
  };

/** A wording that keeps the words quoted is given to every sentence that carries the fault; any other takes the place of all. */
function fillEach(run: Run, rule: PlaybookRule, { span, parts }: RuleMatch): FittedWording {
  const whole = textAt(run.text, span);
  if (!rule.suggestion.includes('{原文}')) return fitWording(rule, run.names, whole);
  const fitted = parts.map((part) => fitWording(rule, run.names, textAt(run.text, part)));
  const advice = fitted.find(({ isWhole }) => !isWhole);
  if (advice) return advice;
  const texts = parts.map((part, index) => {
    const until = parts[index + 1]?.start ?? part.end;
    const own = (fitted[index]?.text ?? '').replace(/[。；;.]$/, '');
    return own + whole.slice(part.end - span.start, until - span.start);
  });
  return { text: texts.join(''), isWhole: true };
}

function missing(run: Run, rule: PlaybookRule): Draft {
  const text = fillSuggestion(rule.suggestion, run.names);
  const common = {
    ...base(run, rule),
    type: 'missing' as const,
    clauseLabel: '',
    spans: [],
    quote: '',
    anchorBlockId: null,
    likeBlockIds: [],
  };
  if (text === '' || rule.action !== 'insert') return { ...common, action: 'comment', suggestion: text };
  return {
    ...common,
    action: 'insert',
    suggestion: '',
    wording: { text, after: rule.after, heading: rule.heading },
  };
}

const fromCheck =
  (result: CheckResult): Telling =>
  (run, rule, stance) => {
    const { contract } = run;
    const [first] = result.spans;
    const clause = result.clauseId ? clausesById(contract).get(result.clauseId) : undefined;
    const common = base(run, rule, result);
    // A check's own wording and level are for those it serves.
    const own = stance === 'served' ? result : null;
    const suggestion = own?.suggestion ?? '';
    return {
      ...common,
      level: levelFor(stance, result.level, common.level),
      type: TYPE_OF_CHECK[rule.ruleId] ?? 'inconsistency',
      clauseLabel: clause ? clauseLabel(contract, clause) : '',
      spans: result.spans,
      quote: first ? textAt(run.text, first) : '',
      action: suggestion === '' ? 'comment' : (own?.action ?? 'replace'),
      suggestion,
      anchorBlockId: result.anchorBlockId ?? first?.blockId ?? null,
      likeBlockIds: result.likeBlockIds ?? [],
    };
  };

/** A check's own level is for those it serves; what may be grave for somebody is not told as grave to a reader it may not touch. */
function levelFor(stance: Stance, own: RawFinding['level'] | undefined, rule: RawFinding['level']) {
  if (stance === 'other' || own === undefined) return rule;
  return stance === 'unknown' && own === 'high' ? 'medium' : own;
}

/** By the first place; findings without one at the end, the graver first. */
function inOrder(contract: Contract, findings: readonly Draft[]): Draft[] {
  const lines = [
    ...contract.preamble,
    ...contract.clauses.flatMap((clause) => clause.lines),
    ...contract.signature,
    ...contract.unnumbered,
  ];
  const order = new Map<string, number>();
  for (const [index, line] of lines.entries()) if (!order.has(line.blockId)) order.set(line.blockId, index);
  const place = (span: Span | undefined) =>
    span ? (order.get(span.blockId) ?? 0) * 1e6 + span.start : Number.MAX_SAFE_INTEGER;
  return findings.toSorted(
    (a, b) => place(a.spans[0]) - place(b.spans[0]) || GRAVITY[a.level] - GRAVITY[b.level],
  );
}
