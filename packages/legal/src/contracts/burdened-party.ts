import type { Party } from './contract.ts';
import { foldText, type PartyNames } from './match-words.ts';
import { type PartyRole, ROLES_OF_KIND } from './party-roles.ts';

/** `both`: it weighs on either side alike. Null: the words do not tell. */
export type Burdened = Party | 'both' | null;

/** What is read: the words up to the end of what a rule matched, and what follows them in the same sentence. */
interface Burden {
  before: string;
  after: string;
}

const ALIKE =
  /双方|各方|任何一方|任意一方|违约方|守约方|一方(?=[^，。；]{0,12}(?:违约|逾期|违反|未|不))|\b(?:either|each|any|neither|no|both|defaulting|breaching) part(?:y|ies)\b|\bthe parties\b/gi;
const PENALTY =
  /违约金|滞纳金|罚金|罚款|赔偿金|补偿金|利息|\b(?:damages|penalt(?:y|ies)|interest|charge|fee)\b/i;
const LATE =
  /逾期|迟延|延迟|延期|拖延|拖欠|迟交|未|不能|不按|违约|违反|擅自|提前|\b(?:late|overdue|delay|fails?)\b/i;
const LATE_PAYMENT =
  /(?:逾期|迟延|延迟|延期|拖延|拖欠|未|欠)(?:(?!交(?!纳|租|费|款|付(?:价|货|房|工程)?款|付租)|供货|发货|货物|完工|完成)[^，。；]){0,8}(?:付|支付|交纳|缴纳|租金|货款|价款|报酬|工程款|服务费|款)|(?:未付|欠付|应付|欠缴|逾期应付|拖欠)|归还|返还借款|还款|腾|搬|迁|\b(?:payments?|pay|overdue|invoice|amounts?)\b/i;
const LATE_PERFORMANCE =
  /交货|交付|发货|供货|到货|完工|竣工|交房|送货|安装|维修|响应|提供|履行服务|开发|上线|施工|\b(?:deliver\w*|performance|completion|shipment)\b/i;
const MONEY_KEPT = /不(?:予|再)?(?:退|返)|不予返还|没收|refund|forfeit/i;
const PAID_BY_PAYEE = /履约保证金|质保金|质量保证金|投标保证金/;
const TAKES_UP =
  /放弃|\bwaives?\b|\breleases?\b|covenants? not|\bindemnif|hold harmless|liability[^.;]{0,40}unlimited|liable without limit/i;
/** Whose liability ends somewhere. */
const CAPPED = /(?:赔偿|责任)[^，。；,;]{0,24}(?:不(?:得)?(?:超过|高于)|为限|为上限|上限)/;
const LOSS_ON = /(?:亏损|债务|风险|责任|损失)[^，。；]{0,12}由$/;
const FREE =
  /(?:有权|可以|可(?=随时|单方|自行|无需|无须|直接|将)|无需|无须|概不|一概不|均不|不承担|不负|保留|享有|拥有|不再)|\b(?:may|reserves?|has the right|have the right|shall have the right|is entitled|are entitled|decides?|disclaims?|not be|at its|sole)\b/i;

/**
 * Whom a sentence weighs on: who owes the penalty, whose money is kept, who gives a right up, or who faces the other's right.
 * @param sentence the words around what was matched, as the contract has them
 * @param end where the matched words end in it
 */
export function burdenedParty(sentence: string, end: number, names: PartyNames): Burdened {
  const folded = foldText(sentence);
  const burden: Burden = { before: folded.slice(0, end), after: folded.slice(end) };
  const whole = folded;
  if (TAKES_UP.test(burden.before))
    return nearest(burden.before.slice(0, indexOf(TAKES_UP, burden.before)), names);
  if (MONEY_KEPT.test(whole) && /款|金|费|押|deposit|fees?|payments?|paid/i.test(whole))
    return payerOf(whole, names);
  if (PENALTY.test(whole) && LATE.test(whole)) return debtorOf(burden, names);
  const cap = indexOf(CAPPED, whole);
  if (cap !== -1) return nearest(whole.slice(0, cap), names);
  const loss = ownerOfLoss(whole, names);
  if (loss) return loss;
  const right = indexOf(FREE, burden.before);
  if (right !== -1) return other(nearest(burden.before.slice(0, right), names), names);
  return null;
}

/** Of several parties named, the one who is to be late; else what is late tells. */
function debtorOf({ before, after }: Burden, names: PartyNames): Burdened {
  const whole = before + after;
  const paid = payeeOf(whole, names);
  if (paid) return other(paid, names);
  const late = indexOf(LATE, whole);
  const subject = nearest(whole.slice(0, late), names);
  if (subject) return subject;
  const byWord = /由([^，。；]{1,8})(?:承担|支付|偿付)/.exec(whole)?.[1];
  const owes = byWord ? nearest(byWord, names) : null;
  if (owes) return owes;
  // 每延期一日甲方按…支付违约金: who owes may be named behind what sets it off.
  const behind = mentions(whole, names).find(
    ({ start, end }) =>
      start > late && /^[^，。；]{0,2}(?:应|须|需|按|向|将|必须|支付|偿付|承担)/.test(whole.slice(end)),
  );
  if (behind) return behind.party;
  if (LATE_PAYMENT.test(whole)) return ofRole(names, 1);
  if (LATE_PERFORMANCE.test(whole)) return ofRole(names, 0);
  const payee = /向([^，。；]{1,8}?)(?:支付|偿付|给付)/.exec(whole)?.[1];
  return payee ? other(nearest(payee, names), names) : null;
}

const TO_WHOM =
  /(?:向|给)([^，。；,;]{1,8}?)(?:支付|偿付|给付|缴纳|交纳|承担)[^，。；,;]{0,24}?(?:违约金|滞纳金|罚金|罚款|赔偿金|补偿金)/;

/** Who is named as getting the penalty itself. */
function payeeOf(whole: string, names: PartyNames): Party | null {
  const named = TO_WHOM.exec(whole)?.[1];
  const payee = named === undefined ? null : nearest(named, names);
  return payee === 'both' ? null : payee;
}

/** Whose money is not given back. */
function payerOf(whole: string, names: PartyNames): Burdened {
  for (const { party, end } of mentions(whole, names)) {
    const behind = whole.slice(end, end + 24);
    if (/^[^，。；]{0,10}(?:收取|收到|已收|扣留|没收|\bretain)/.test(behind)) return other(party, names);
    if (
      /^[^，。；]{0,14}(?:支付|交纳|缴纳|交付|预付|已付|所付|付款)|^ (?:has paid|pays|paid|shall pay)/.test(
        behind,
      )
    )
      return party;
  }
  return ofRole(names, PAID_BY_PAYEE.test(whole) ? 0 : 1);
}

function ownerOfLoss(whole: string, names: PartyNames): Burdened {
  const found = mentions(whole, names).find(({ start }) => LOSS_ON.test(whole.slice(0, start)));
  return found?.party ?? null;
}

interface Mention {
  party: Party;
  start: number;
  end: number;
}

function mentions(text: string, { parties }: PartyNames): Mention[] {
  return parties
    .flatMap((party) =>
      party.words.flatMap((word) => {
        const found: Mention[] = [];
        for (let at = text.indexOf(foldText(word)); at !== -1; at = text.indexOf(foldText(word), at + 1))
          found.push({ party, start: at, end: at + word.length });
        return found;
      }),
    )
    .filter((one, _, all) => !all.some((longer) => isWithin(one, longer)))
    .toSorted((a, b) => a.start - b.start);
}

/** 委托人 within 被委托人 names nobody else. */
const isWithin = (one: Mention, longer: Mention) =>
  longer.start <= one.start && longer.end >= one.end && longer.end - longer.start > one.end - one.start;

/** Who is named last in the words, whom something is done to (对甲方, 向甲方) left out; `both` where 任何一方 or 双方 is. */
function nearest(text: string, names: PartyNames): Burdened {
  const named = mentions(text, names).findLast(({ start }) => !/[对向给]$/.test(text.slice(0, start)));
  const alike = [...text.matchAll(ALIKE)].at(-1);
  if (alike && (!named || alike.index > named.start)) return 'both';
  return named?.party ?? null;
}

function other(party: Burdened, { parties }: PartyNames): Burdened {
  if (party === null || party === 'both') return party;
  return parties.length === 2 ? (parties.find((one) => one !== party) ?? null) : otherOfPair(party, parties);
}

/** With a guarantor beside them the two who deal with one another are the first two. */
const otherOfPair = (party: Party, parties: readonly Party[]): Burdened =>
  parties.slice(0, 2).find((one) => one !== party) ?? null;

/** Who is paid (0) and who pays (1) under a contract of this kind. */
function ofRole({ parties, kind }: PartyNames, which: 0 | 1): Burdened {
  const role: PartyRole | undefined = kind && ROLES_OF_KIND[kind]?.[which];
  const found = parties.filter((party) => party.role === role);
  return role !== undefined && found.length === 1 ? (found[0] ?? null) : null;
}

const indexOf = (pattern: RegExp, text: string) => pattern.exec(text)?.index ?? -1;
