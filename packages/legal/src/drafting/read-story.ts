import { readDates } from '../questions/read-dates.ts';
import { redact } from '../redaction/redact.ts';
import type { IsoDate } from '../statute/statute.ts';
import { toFlatText } from '../words/flat-text.ts';
import { courseOf } from './courses/course-of.ts';
import { datesInOrder } from './courses/dates-in-order.ts';
import { marriageWords } from './courses/marriage-words.ts';
import type { ToldCourse } from './courses/told-course.ts';
import { toldWork } from './labour-sums.ts';
import { dueByTerm } from './loan-term.ts';
import { claimsTold } from './merge-claims.ts';
import { ownCourse } from './own-course.ts';
import { isPlainSentence } from './plain-words.ts';
import { proofFacts } from './proof/proof-facts.ts';
import { readProofTold, type ToldProof } from './proof/read-proof-told.ts';
import { readClaims } from './read-claims.ts';
import { readCourtTold, readRegistry } from './read-courts-told.ts';
import { readGuarantor } from './read-guarantor.ts';
import { readLoanStory } from './read-loan-story.ts';
import { readMarriageStory } from './read-marriage-story.ts';
import { readPeople } from './read-people.ts';
import { readPreservationTold } from './read-preservation-told.ts';
import { RAISED, readWorkStory } from './read-work-story.ts';
import { amountsIn } from './story-amounts.ts';
import { findCast } from './story-cast.ts';
import { causesOf } from './story-causes.ts';
import { readChildren } from './story-children.ts';
import { clausesOf, STORY_MAX, type StoryClause } from './story-clauses.ts';
import { readDays } from './story-days.ts';
import { readDetails } from './story-details.ts';
import type { StoryFact } from './story-fact.ts';
import { readSides, type StorySides } from './story-sides.ts';
import { inYears } from './story-years.ts';
import { administrativeAct } from './telling/administrative-act.ts';
import { isAgainstAuthority } from './telling/against-authority.ts';
import { answerOfSued, complaintCame } from './telling/answer-of-sued.ts';
import { claimsOfTelling } from './telling/claims/claims-of-telling.ts';
import { owedByLaw } from './telling/claims/owed-by-law.ts';
import { soundClaims } from './telling/claims/sound-claims.ts';
import { standardClaims } from './telling/claims/standard/standard-claims.ts';
import { wishesIn } from './telling/claims/wishes.ts';
import { firmTelling } from './telling/firm-teller.ts';
import { ownSums } from './telling/foreign-sums.ts';
import { isFormalTelling } from './telling/formal-telling.ts';
import { fullWidthMarks } from './telling/full-width-marks.ts';
import { lentWithoutInterest } from './telling/interest-in-advance.ts';
import { interestByMonth, interestPaid, rateByMonth } from './telling/interest-told.ts';
import { withoutDoubt } from './telling/jobs-in-doubt.ts';
import { lentInSeries } from './telling/loan-in-series.ts';
import { loanLedger } from './telling/loan-ledger.ts';
import { loanOfLedger, withLedger } from './telling/loan-of-ledger.ts';
import { loanRelation } from './telling/loan-relation.ts';
import { dueTold, readLoanTold, spokenRate, withLentOn, withOralSums } from './telling/loan-told.ts';
import { newNote } from './telling/new-note.ts';
import { normalTelling } from './telling/normal-telling.ts';
import { withOutstanding } from './telling/outstanding.ts';
import { isSwindle } from './telling/swindle.ts';
import { tellAccount } from './telling/tell-account.ts';
import { quotesIn, type Telling, within } from './telling/telling.ts';
import { toldDays } from './telling/told-days.ts';
import { toldSums } from './telling/told-sums.ts';
import { withoutPartPaid } from './telling/wage-cut.ts';
import { whoIsAsked } from './telling/who-is-asked.ts';
import { withoutOpen } from './telling/without-open.ts';
import { readWorkTold, withWorkTold } from './telling/work-told.ts';
import { toldWords } from './told-words.ts';

/** 预先扣了利息, 换了张条子: another sum than was handed over stands on the paper. */
const OTHER_SUM =
  /扣(?:了|掉|下|除)[^，。]{0,8}(?:利息|息|手续费)|先扣|砍头|实际(?:只|到手|给|收|借)|到手|换(?:了|成|过)?(?:一?[张个])?(?:新)?的?(?:借条|欠条|条子?)|重新(?:打|写|出具)/;

/** Causes whose facts the templates compose grounds of. */
const COMPOSED = /^(?:离婚纠纷|劳动争议|民间借贷纠纷)$/;

/** Somebody tells what happened to them, and does not only ask. */
const TELLS = /我|本人|原告|申请人|被告/;

/** 我帮我小姑说说. */
const FOR_FAMILY = /^[^。]{0,8}我?(?:帮|替|代)我[^，。；]{1,5}(?:说|问|写|打字|咨询)/;

/** Accounts that stand in a paper as the story of a marriage. */
const OF_MARRIAGE = /^(?:divorce_ground|earlier_divorce_suits)$/;

/** Stretches of a story, in which 去年 means nothing to who reads them next year. */
const TOLD_AT_LENGTH =
  /^(?:divorce_ground|earlier_divorce_suits|wages_unpaid_for)$|\/(?:content|description)$/;

/** Facts of a story, without a model: what rules are sure of, each with its place. What is told twice differently comes twice. */
export function readStory(typed: string, today: IsoDate): StoryFact[] {
  const written = fullWidthMarks(typed);
  const story = toFlatText(normalTelling(typed.slice(0, STORY_MAX), today));
  const clauses = clausesOf(story);
  const causes = causesOf(story);
  const [cause = null] = causes;
  const of = cause?.name ?? '';
  const everyDate = readDates(story, today);
  const dates = everyDate.filter(({ precision }) => precision === 'day');
  const { masked } = redact(story);
  const cast = findCast(story, masked);
  const labelled = readSides(cast, of);
  const isFormal = isFormalTelling(story);
  const everyAmount = cause ? amountsIn(story, clauses) : [];
  const amounts = isFormal
    ? everyAmount
    : ownSums({ text: story, clauses, quotes: quotesIn(story), cause: of }, everyAmount);
  let figures: Pick<Telling, 'days' | 'sums' | 'quotes'> | undefined;
  const isCrime = !isFormal && isSwindle(story);
  const known = isFormal ? labelled : whoIsAsked(cast, of, labelled);
  const sides = isCrime ? withoutOther(known) : known;
  const children = of === '离婚纠纷' ? readChildren(cast, clauses, dates) : [];
  const details = readDetails(story, cast, sides, clauses, masked, dates);
  const isWork = of === '劳动争议';
  const everyWage = isWork ? readWorkStory(story, clauses, amounts) : [];
  const read = [
    ...readDays(of, story, today),
    ...(isWork && !isFormal ? withoutPartPaid(everyWage, telling(of)) : everyWage),
  ];
  const wages = read.flatMap(({ path, value }) => (path === 'monthly_wage' ? [Number(value)] : []));
  const days =
    isWork && !isFormal
      ? withoutDoubt(withWorkTold(read, readWorkTold(telling(of), wages)), telling(of))
      : of === '民间借贷纠纷' && !isFormal
        ? withLentOn(read, telling(of))
        : read;
  const work = { ...toldWork(days), isRaised: isWork && RAISED.test(story) };
  const asked = readClaims(story, clauses, of, sides, work);
  const inOrder = datesInOrder(story, everyDate, today);
  const loan = of === '民间借贷纠纷' ? loanFacts() : [];
  const matter = { story, clauses, amounts, dates: inOrder, cast, sides, today };
  const course = courseOf(of, matter);
  const told = telling(of);
  // Who tells it for somebody of the family is no party: 我爷爷 is no grandfather of the claimant.
  const toldBy = FOR_FAMILY.test(story) && !isWork ? { ...told, me: '原告亲属' } : told;
  // Of a job, and of a marriage told in plain words, rules of their own write what is asked.
  const isOral = clauses.some(({ text }) => !isPlainSentence(text));
  const wanted =
    isFormal ||
    (asked.some(({ path }) => path.startsWith('claims/')) && (isWork || (of === '离婚纠纷' && !isOral)))
      ? []
      : claimsOfTelling(ownMoney(), work);
  // Of who is sued the story tells what the other side claims: an answer has no claims of its own.
  const isAnswering = sides.own === 'defendants' && !isFormal;
  const made =
    isAnswering || isCrime
      ? asked.filter(({ path }) => !path.startsWith('claims/'))
      : soundClaims(claimsTold(asked, course, wanted), ownMoney());
  const answer = isAnswering
    ? [...complaintCame(told), ...(of === '民间借贷纠纷' ? answerOfSued(told) : [])]
    : [];
  const marriage =
    of === '离婚纠纷'
      ? [
          ...readRegistry(clauses),
          ...readMarriageStory(story, cast, sides, children, details, clauses, amounts),
        ]
      : [];
  const claims =
    isFormal || isAnswering
      ? made
      : standardClaims([...withoutCustody(made, marriage), ...owedByLaw(made, told, work)], ownMoney(), {
          work,
          facts: [...days, ...marriage],
          today,
        });
  // Who demands something has a trouble, whatever it is called.
  const isTrouble = cause !== null || claims.length > 0 || isCrime || isAgainstAuthority(story);
  const facts = [
    // What a story may be of besides stands beside it, for a person to choose.
    ...causes.map(({ name, start, end }) => ({ path: 'cause', value: name, start, end })),
    ...readPeople(cast, sides, children, details, isFormal ? null : firmTelling(story, of)),
    // Parts that the whole telling gives stand in the place of those of single clauses.
    ...days.filter(
      ({ path }) =>
        !(path === 'loan_on' && loan.some((one) => one.path === 'loan_on')) &&
        (!loan.some((one) => one.path === 'loan_parts') || !/^loan_(?:parts|on)$/.test(path)),
    ),
    ...(cause ? [...readCourtTold(clauses), ...readPreservationTold(clauses, amounts)] : []),
    ...loan,
    ...(/借贷|买卖/.test(of)
      ? readGuarantor(story, cast, sides, inOrder, onlyDue(loan)).filter(
          ({ path }) => path !== 'loan_borrower' || of === '民间借贷纠纷',
        )
      : []),
    ...marriage,
    ...answer,
    ...administrativeAct(told),
    ...(isTrouble ? proofFacts(ownProof(readProofTold(told)), { ...ownMoney(), me: told.me }) : []),
    ...claims,
  ];
  const everything = [
    ...facts,
    ...(isTrouble
      ? courseFacts(
          of,
          facts.filter((fact) => isFormal || !isDayGuessed(fact)),
          course,
        )
      : TELLS.test(story)
        ? toldWords(typed, clauses, facts)
        : []),
  ];
  // What is taken over word for word stands as it was written, brackets and figures too; 去年 has its year.
  return everything.flatMap((fact) => {
    if (!isFormal && (isDayGuessed(fact) || isNoHome(fact))) return [];
    const value =
      fact.value === story.slice(fact.start, fact.end) ? written.slice(fact.start, fact.end) : fact.value;
    if (typeof value !== 'string' || !TOLD_AT_LENGTH.test(fact.path)) return [{ ...fact, value }];
    if (fact.path === 'wages_unpaid_for')
      return [{ ...fact, value: monthInYear(inYears(value, today), days, today) }];
    const worded = OF_MARRIAGE.test(fact.path)
      ? marriageWords(fact.path, value, matter)
      : inYears(value, today);
    return worded === '' ? [] : [{ ...fact, value: worded }];
  });

  /** 7月8号 whose year nobody told and the order of telling does not give: no field vouches for one. */
  function isDayGuessed({ path, value, start, end }: StoryFact): boolean {
    return (
      /^loan_(?:on|repaid_on)$/.test(path) &&
      typeof value === 'string' &&
      (BY_THEN.test(story.slice(end)) ||
        telling(of).days.some((day) => !day.isYearSure && day.start < end && start < day.end))
    );
  }

  /** 借条 of who is sued over it lies with who sues, unless the teller says that they hold it. */
  function ownProof(proofs: readonly ToldProof[]): readonly ToldProof[] {
    if (!isAnswering) return proofs;
    const isHeld = ({ start }: { start: number }) =>
      /(?:我|手里|手上|家里|这里|这边)[^，。；]{0,4}(?:有|留|存)[^，。；]{0,8}$/.test(
        story.slice(Math.max(0, start - 16), start),
      );
    return proofs.filter(
      ({ name, places }) => !/^(?:借条|欠条|借据|传票|起诉状)/.test(name) || places.some(isHeld),
    );
  }

  /** What is told of a loan; when it is due follows from its term where no day is told. */
  function loanFacts(): StoryFact[] {
    const read = readLoanStory(story, clauses, { dates, inOrder }, amounts, today).filter(
      (fact) => !isPaidByTeller(fact),
    );
    const [lent, other] = new Set(
      days.flatMap(({ path, value }) => (path === 'loan_on' ? [String(value)] : [])),
    );
    const series = isFormal ? [] : lentInSeries(ownMoney());
    const told = isFormal ? [] : readLoanTold(ownMoney());
    const oral =
      series.length === 0 ? told : [...series, ...told.filter(({ path }) => path.startsWith('loan_repaid'))];
    const handed = isFormal ? [] : lentWithoutInterest(ownMoney());
    const inAll = withPrincipal(withOralSums(read, oral), handed);
    const known = [
      ...loanRelation(cast, sides),
      ...(isFormal ? inAll : withOutstanding(inAll, telling(of))),
      ...newNote(story),
    ];
    const has = (path: string) => known.some((fact) => fact.path === path);
    const paid = isFormal || has('loan_interest_paid') ? [] : interestPaid(ownMoney());
    const spoken = isFormal || has('loan_rate') ? [] : spokenRate({ text: story });
    const rates = isFormal || has('loan_rate') || spoken.length > 0 ? spoken : rateByMonth(ownMoney(), known);
    const monthly =
      isFormal || paid.length > 0 || has('loan_interest_paid')
        ? []
        : interestByMonth(ownMoney(), [...known, ...rates]);
    const isDueTold = has('loan_due_on');
    const byTerm = isDueTold || !lent || other ? [] : dueByTerm(clauses, lent);
    const due =
      isDueTold || byTerm.length > 0 || isFormal
        ? byTerm
        : dueTold(telling(of), lent && !other ? lent : null);
    const interest = [...paid, ...monthly];
    const isPaid = (fact: StoryFact) => interest.some(({ start }) => start === fact.start);
    const byClauses = [...known.filter((fact) => !isPaid(fact)), ...interest, ...rates, ...due].filter(
      (fact) => !isDueQuoted(fact),
    );
    // A loan of which another sum is told than was handed over is left to what its clauses say.
    const isOpen = inAll.some(({ path }) => path === 'loan_principal') && !has('loan_principal');
    const isByLedger =
      !isFormal && !isOpen && sides.own === 'claimants' && series.length === 0 && !OTHER_SUM.test(story);
    return isByLedger ? withLedger(byClauses, loanOfLedger(loanLedger(ownMoney())), story) : byClauses;
  }

  /** 他收过我微信转的六千, of who is sued: what the teller paid was not lent to them. */
  function isPaidByTeller({ path, start }: StoryFact): boolean {
    if (isFormal || sides.own !== 'defendants' || !/^loan_(?:principal|method|parts)$/.test(path))
      return false;
    return PAID_BY_ME.test(clauses.find((clause) => clause.start <= start && start < clause.end)?.text ?? '');
  }

  /** “那15万我年底还你”: said on a day that nobody told, from which 年底 is counted. */
  function isDueQuoted({ path, start, end }: StoryFact): boolean {
    return (
      path === 'loan_due_on' &&
      !/年(?!底|初|末)|号|[日月]/.test(story.slice(start, end)) &&
      quotesIn(story).some((quote) => quote.start < start && end < quote.end)
    );
  }

  /** Where what a course was read from begins; its claims follow from it. */
  function placeOf({ claims: made }: ToldCourse): { start: number; end: number } {
    const [first] = made;
    const clause = first ? clauses.find(({ end }) => end > first.start) : clauses[0];
    return { start: clause?.start ?? 0, end: clause?.end ?? story.length };
  }

  /** Of what an account leaves out: wishes, proof, and who everybody is. */
  function leftOut(read: readonly StoryFact[]): { start: number; end: number }[] {
    return [
      ...wishesIn(told).filter((clause) => !isDated(told, clause)),
      ...asked.filter(({ path }) => path.startsWith('claims/')),
      ...clauses.filter(
        ({ text, start, end }) =>
          !/[。；]/.test(text) &&
          (/证据|有[^，。]{0,12}(?:记录|截图|合同|收据|单)|诉讼费|现有/.test(text) ||
            read.some(
              (fact) =>
                /\/(?:name|domicile|phone|representative)$/.test(fact.path) &&
                fact.start >= start &&
                fact.end <= end &&
                text.length <= String(fact.value).length + 8,
            )),
      ),
    ];
  }

  /** Wishes stand among the claims; where none could be made of them, as they were told. */
  function wishesToldOf(read: readonly StoryFact[]): { start: number; end: number }[] {
    const isAsked = read.some(({ path }) =>
      /^claims\/|^loan_principal$|^ended_how$|^wages_unpaid$/.test(path),
    );
    const sums = new Set(read.flatMap(({ value }) => (typeof value === 'number' ? [value] : [])));
    const isWhole = (clause: StoryClause) => within(told.sums, clause).every(({ value }) => sums.has(value));
    return isAsked
      ? wishesIn(told).filter(
          (clause) => clause.text.length <= WISH_MAX && isWhole(clause) && !isDated(told, clause),
        )
      : [];
  }

  /** What was told, without the sums that are not between the two sides. */
  function ownMoney(): Telling {
    const told = telling(of);
    return isFormal ? told : { ...told, sums: ownSums(told, told.sums), everySum: told.sums };
  }

  /** What was told as the rules of an account look at it. */
  function telling(name: string): Telling {
    figures ??= { days: toldDays(story, today), sums: toldSums(story), quotes: quotesIn(story) };
    return {
      ...figures,
      text: story,
      clauses,
      cast,
      sides,
      cause: name,
      me:
        isWork || (/复议/.test(story) && isAgainstAuthority(story))
          ? '申请人'
          : sides.own === 'claimants'
            ? '原告'
            : '被告',
      other: isWork ? '被申请人' : sides.own === 'claimants' ? '被告' : '原告',
    };
  }

  /** Where no rules of a template compose the grounds, what was told stands for them if it can; what nothing carries stands beside. */
  function courseFacts(name: string, read: readonly StoryFact[], made: ToldCourse | null): StoryFact[] {
    const isComposed = COMPOSED.test(name);
    const own = isComposed
      ? { facts: [], isPlain: false, taken: [] }
      : ownCourse(
          written,
          [
            ...asked.filter(({ path }) => !path.endsWith('/amount')),
            // What is wished for stands among the claims.
            ...(claims.length > 0 && !isFormal
              ? wishesIn(told).filter((one) => one.text.length <= WISH_MAX && !isDated(told, one))
              : []),
          ],
          sides,
          today,
        );
    if (own.isPlain) {
      // What the account leaves out and holds a day, a sum or what somebody did stands behind it.
      const rest =
        isFormal || own.facts.length === 0 ? [] : tellAccount(toldBy, [], [...own.taken, ...leftOut(read)]);
      return [...own.facts, ...rest, ...toldWords(typed, clauses, read, own.taken)];
    }
    const whole = made?.sentences.flatMap(withoutOpen) ?? [];
    const composed: StoryFact[] =
      isComposed || !made || whole.length === 0
        ? []
        : [{ path: 'story', value: whole.join(''), ...placeOf(made) }];
    const account = tellAccount(toldBy, isComposed ? read : [], [
      ...asked.filter(({ path }) => path.startsWith('claims/')),
      ...wishesToldOf(read),
    ]);
    return [...composed, ...account, ...toldWords(typed, clauses, read)];
  }
}

/** Where each child goes to another parent, one sentence for all of them is wrong: the rows of the children tell it. */
function withoutCustody(claims: readonly StoryFact[], marriage: readonly StoryFact[]): readonly StoryFact[] {
  const raisers = new Set(
    marriage.flatMap(({ path, value }) => (path.endsWith('/raised_by') ? [value] : [])),
  );
  if (raisers.size < 2) return claims;
  const gone = claims.flatMap(({ path, value }) =>
    /子女由/.test(String(value)) ? [path.split('/')[1]] : [],
  );
  return claims.filter(({ path }) => !gone.includes(path.split('/')[1]));
}

/** Whose card the money of a fraud went to is often no swindler, and is sued by nobody here. */
const withoutOther = (sides: StorySides): StorySides => ({
  ...sides,
  sideOf: new Map([...sides.sideOf].filter(([, side]) => side === sides.own)),
});

/** 让她9月20之前还: by when, and not when it was lent. */
const BY_THEN = /^[号日]?(?:之前|以前|前(?!后))/;

/** 家里门面在…: what is let or sold is no home of who tells it. */
const isNoHome = ({ path, value }: StoryFact): boolean =>
  /\/domicile$/.test(path) && /门面|商铺|店面|厂房|房子|在/.test(String(value).slice(0, 6));

/** 8月15日我发微信让他还: what was asked on a day is something that happened. */
const isDated = (told: Telling, clause: StoryClause): boolean => within(told.days, clause).length > 0;

/** What was read of a loan with what was handed over in the place of what its paper says. */
const withPrincipal = (read: readonly StoryFact[], handed: readonly StoryFact[]): StoryFact[] =>
  handed.length === 0
    ? [...read]
    : [...read.filter(({ path }) => !/^loan_(?:principal|parts)$/.test(path)), ...handed];

/** 收过我转的, 我转给他的. */
const PAID_BY_ME =
  /收(?:过|了|到过?)我|(?<!给|借给|打给|汇给)我(?!的|卡|账)[^，。；给借]{0,10}(?:转|还|付|汇)(?:了|过|给|的)/;

/** A longer clause tells more than a wish. */
const WISH_MAX = 30;

/** When a loan is due, where one day alone is told. */
function onlyDue(loan: readonly StoryFact[]): { value: string; start: number; end: number } | null {
  const [due, other] = loan.filter(({ path }) => path === 'loan_due_on');
  return due && !other ? { value: String(due.value), start: due.start, end: due.end } : null;
}

/** 7月份 of who left on 31 July 2026 is 2026年7月; the last such month where nobody said when the employment ended. */
function monthInYear(words: string, days: readonly StoryFact[], today: IsoDate): string {
  const several = /^(\d{1,2})月(?:份)?(?:[和、至到及]\d{1,2}月(?:份)?)*$/.exec(words);
  const [first, ...others] = several ? (words.match(/\d{1,2}(?=月)/g) ?? []) : [];
  const month = others.at(-1) ?? first;
  if (!first || !month || Number(first) > Number(month)) return words;
  const ended = days.find(({ path }) => path === 'worked_until')?.value;
  const [year = 0, at = 0] = String(ended ?? today)
    .split('-')
    .map(Number);
  const said = others.length === 0 ? `${month}月` : words;
  return `${Number(month) <= at ? year : year - 1}年${said}`;
}
