import { isQuestion } from '../is-question.ts';

const MODAL =
  '(?:也|都|又|还|就|已经|早就|后来|当时|当场|当庭|当面|私下里?|亲口|自己|确实|的确|倒是?|是|曾经?|之前|以前|上次|上回|那天|昨天|前天|刚才|终于|全部?|明确)';
const OWED = '(?:欠|借|拿|收|签|打|撞|写|差|用|动手|闯)';
/** 当着我的面, 跟我, 在电话里: how it was said, and not by whom. */
const MANNER =
  /(?:当着|[跟向对给和同])(?:我|你|您|他|她|咱|大家|[法警]官|律师)们?(?:的面)?|在[^，。]{1,8}?(?:里|上|中|内|面前|局|所|院|队|那儿|那里|办公室)|(?:电话|微信|短信|法庭|庭审|会议?)(?:里|上|中)/g;
/** 我跟你讲, 我记得: said of the telling itself. */
const FRAME = /^(?:我|咱)?(?:[跟和]你(?:讲|说)|告诉你|记得|听(?:说|见|到)?|听得?清楚)[，,]?/;
const MODALS = new RegExp(`${MODAL}+$`);
const SELF = /(?:^|[^跟向对给和])(?:我们?|咱们?|俺|本人|我方|我这边|我们?公司)$/;
/** 承认过, 认了, 认这笔账; 认为 and 认识 are something else. */
const ADMITS =
  /(?<![不没未别否默])承认(?![不吗])|(?<![不没未别承公确否])认(?:下|账|了|过|这|的|他|她|我|$)(?!吗)/;
const REFUSES = /[不没未别]|拒|从来|死活|什么时候|几时|哪|谁|怎么/;
/** What nobody admitted yet. */
const SUPPOSED =
  /要是|如果|假如|万一|除非|只要|就算|希望|最好|必须|应该|能不能|会不会|[会让叫逼劝等要]$|[会让叫逼劝等要][^，。]{0,4}(?:承认|认)/;
/** 他说钱是他借的, 你说过你欠我: whoever is told of says it of themselves. */
const SAID_OF_THEMSELVES = new RegExp(
  `(?:说|讲|告诉)(?:过|了|是)?(?:我|你|您|大家)?[^，。]{0,6}?(?:([他她您你])们?|自己)${MODAL}*(?:${OWED}(?!条)|认(?![为识得]))`,
);
const OTHER_BEFORE = /^[^，。]{0,8}?(?:他|她|他们|对方|被告|原告|你|您|你们)(?![^，。]{0,2}的)/;

/**
 * Whether a sentence tells that somebody else admitted something: 他说他认的, 被告当庭承认了借款. That is hearsay of whoever speaks, and no admission of
 * theirs; of whom it is told has to be heard, or shown otherwise (民事诉讼法 §75: who knows of a case testifies).
 */
export function reportsAdmission(sentence: string): boolean {
  if (isQuestion(sentence)) return false;
  const clauses = sentence.replace(/[嗯呃啊哎唉诶]+[，,、]?/g, '').split(/[，,]/);
  return clauses.some((clause, index) => {
    if (SUPPOSED.test(clause)) return false;
    const before = clauses.slice(0, index);
    return admits(clause, before) || saysOfThemselves(clause);
  });
}

function admits(clause: string, before: readonly string[]): boolean {
  const told = ADMITS.exec(clause);
  if (!told) return false;
  const front = clause.slice(0, told.index).replace(FRAME, '').replaceAll(MANNER, '').replace(MODALS, '');
  if (REFUSES.test(front)) return false;
  // 他打电话给我，承认还欠二十万: whoever the clause before is about.
  if (front === '') return OTHER_BEFORE.test((before.at(-1) ?? '').replace(FRAME, ''));
  return (
    !SELF.test(front) &&
    // 我们没缴，这点公司认: whose firm it is.
    !(/(?:公司|单位|厂里)$/.test(front) && before.some((one) => /我们/.test(one))) &&
    /[\p{Script=Han}]/u.test(front) &&
    !/^(?:这|那)?[个些笔]?(?:钱|事|账|条子?|字)$/.test(front)
  );
}

function saysOfThemselves(clause: string): boolean {
  const told = SAID_OF_THEMSELVES.exec(clause);
  if (!told) return false;
  const who = clause.slice(0, told.index).replace(FRAME, '').replaceAll(MANNER, '').replace(MODALS, '');
  if (who === '' || SELF.test(who) || REFUSES.test(clause)) return false;
  // 他说你欠他: of another than whoever said it.
  const isOfListener = /^(?:你|您)/.test(told[1] ?? '');
  return told[1] === undefined || isOfListener === /(?:你|您)们?$/.test(who);
}
