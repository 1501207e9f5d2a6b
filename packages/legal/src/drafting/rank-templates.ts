import { concerns, missingFacts } from './asked-facts.ts';
import type { FactScope } from './evaluate-expression.ts';
import { entryAt, rowsOf } from './fact-sheet.ts';
import { withoutOtherTroubles } from './other-troubles.ts';
import { isSwindle } from './telling/swindle.ts';
import type { Template } from './template.ts';
import { isSuing, isTold, toldOf } from './told-stages.ts';

/** A template with how much of its form is known. */
export interface RankedTemplate {
  template: Template;
  /** Facts its form shows that are known. */
  known: number;
  /** What its form still needs. */
  missing: number;
}

/** A name that is said weighs as much as so many facts that no other template asks for. */
const NAMED_WEIGHT = 1;
/** Everyday names of one character say nothing. */
const SHORTEST_NAME = 2;
/** What is wished for, close before its name: who wrote an IOU already does not ask for one. */
const WISH =
  /(?:帮我|替我|(?<!申)请|我想|我要|需要|怎么写|如何写|起草|草拟|draft|write me|need)[^，。；！？\n了过]{0,12}$/;
const WISH_REACH = 20;
/** 要求支付违法解除劳动合同赔偿金: a paper that there is, or was not, and none that somebody wants written. */
const OF_ONE_THERE_IS = /(?:解除|终止|履行|违反|撤销|没签|未签|不签|签过?|签了|按照?|根据)(?:了|的|书面)*$/;

/**
 * The templates that fit what is known, the best first; those without a fact or a word for them are left out. A fact weighs the more the
 * fewer templates ask for it: parties and courts are asked for by nearly all. What a text asks for by name comes first;
 * others are left out as long as their stage is not reached.
 * @param said the words the facts were read from
 */
export function rankTemplates(
  templates: readonly Template[],
  scope: Pick<FactScope, 'sheet' | 'today'>,
  said: string,
): RankedTemplate[] {
  const words = said.toLowerCase();
  const facts: FactScope = { ...scope, rows: new Map() };
  const asking = new Map<string, number>();
  for (const template of templates) {
    for (const fact of factsOf(template)) asking.set(fact, (asking.get(fact) ?? 0) + 1);
  }
  const weightOf = (fact: string) => Math.log((templates.length + 1) / (asking.get(fact) ?? 1));
  const isKnown = (fact: string) =>
    entryAt(scope.sheet, fact) !== null || rowsOf(scope.sheet, fact).length > 0;
  // A spouse who threatens with divorce over a loan wants no divorce.
  const own = withoutOtherTroubles(said);
  const told = toldOf(said);
  // Fraud by strangers is for the police: only what is asked for by name is offered.
  const isCrime = isSwindle(said);
  const isSued = entryAt(scope.sheet, 'our_side')?.chosen.value === 'defendant';
  const cause = entryAt(scope.sheet, 'cause')?.chosen.value;
  const isAwarded = isTold('awarded', told, own);
  // 劳动争议调解仲裁法 5: no court takes a job before the commission has had it.
  const isOfJob = cause === '劳动争议' && !isAwarded;
  const ranked = templates
    .map((template) => {
      const shown = template.steps.flatMap((step) => step.facts.filter((one) => concerns(facts, one)));
      const known = [...new Set(shown.map(({ fact }) => fact))].filter(
        (fact) => isKnown(fact) && !AS_TOLD.has(fact),
      );
      const names = [template.documentTitle, ...template.calledAlso].filter(
        ({ length }) => length >= SHORTEST_NAME,
      );
      const isNamed = names.some((name) => words.includes(name.toLowerCase()));
      const isWished = names.some((name) => isWishedFor(words, name.toLowerCase()));
      const weight =
        known.reduce((sum, fact) => sum + weightOf(fact), 0) +
        (isNamed ? NAMED_WEIGHT * Math.log(templates.length + 1) : 0);
      const missing = missingFacts(template, facts).length;
      // Who is sued answers before anything else.
      const isAnswer = isSued && template.id === ANSWER;
      return { template, known: known.length, missing, isWished, isAnswer, weight };
    })
    .filter(
      ({ template, weight, isWished }) =>
        weight > 0 &&
        !(isOfJob && template.id === PLAIN && !isWished) &&
        (isWished || (!isCrime && isTold(template.offeredWhen, told, own))),
    )
    .sort(
      (one, other) =>
        Number(other.isWished) - Number(one.isWished) ||
        Number(other.isAnswer) - Number(one.isAnswer) ||
        other.weight - one.weight,
    )
    .map(({ template, known, missing, isWished }) => ({ template, known, missing, isWished }));
  const special = isAwarded ? undefined : BEFORE_PLAIN.get(String(cause));
  return withBeside(special ? beforePlain(ranked, special) : ranked, said).map(
    ({ template, known, missing }) => ({ template, known, missing }),
  );
}

/** A plain complaint, for whatever cause. */
const PLAIN = 'civil-complaint';
/**
 * What stands before a plain complaint: of a job the commission comes first (劳动争议调解仲裁法 5, 劳动法 79), and a divorce has a form of its own
 * (法〔2025〕82号).
 */
const BEFORE_PLAIN: ReadonlyMap<string, string> = new Map([
  ['劳动争议', 'labour-arbitration-application'],
  ['离婚纠纷', 'divorce-complaint-form'],
]);

function beforePlain<Ranked extends { template: Template }>(
  ranked: readonly Ranked[],
  special: string,
): readonly Ranked[] {
  const [plain, own] = [PLAIN, special].map((id) => ranked.findIndex(({ template }) => template.id === id));
  const moved = own === undefined ? undefined : ranked[own];
  if (!moved || plain === undefined || own === undefined || plain < 0) return ranked;
  return own < plain ? ranked : ranked.toSpliced(own, 1).toSpliced(plain, 0, moved);
}

/**
 * What is handed in with a paper that opens a matter never stands before it, unless it was asked for by name; where somebody sues, it stands
 * right behind it.
 */
function withBeside(
  all: readonly (RankedTemplate & { isWished: boolean })[],
  said: string,
): RankedTemplate[] {
  const opening = all.find(({ template }) => template.handedInWith.length > 0);
  if (!opening) return [...all];
  const { handedInWith } = opening.template;
  const isHere = ({ template }: RankedTemplate) => handedInWith.includes(template.id);
  const first = all.slice(0, all.indexOf(opening));
  const early = first.filter((one) => isHere(one) && !one.isWished);
  const ranked = [
    ...first.filter((one) => !early.includes(one)),
    opening,
    ...early,
    ...all.slice(first.length + 1),
  ];
  if (!isSuing(said)) return ranked;
  const at = ranked.indexOf(opening);
  const head = ranked.slice(0, at + 1);
  const rest = ranked.slice(at + 1);
  const moved = handedInWith.flatMap((id) => rest.filter(({ template }) => template.id === id));
  return [...head, ...moved, ...rest.filter((one) => !isHere(one))];
}

function isWishedFor(words: string, name: string): boolean {
  for (let at = words.indexOf(name); at !== -1; at = words.indexOf(name, at + name.length)) {
    const before = words.slice(Math.max(0, at - WISH_REACH), at);
    if (WISH.test(before) && !OF_ONE_THERE_IS.test(before)) return true;
  }
  return false;
}

const factsOf = ({ steps }: Template) => new Set(steps.flatMap(({ facts }) => facts.map(({ fact }) => fact)));
/** The answer to a complaint. */
const ANSWER = 'defence';
/** What was told and no field carries says nothing of which paper suits it. */
const AS_TOLD: ReadonlySet<string> = new Set(['told_words', 'told_account']);
