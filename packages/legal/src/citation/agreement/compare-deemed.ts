import type { SenseDifference } from './sense-difference.ts';

const DEEMED = /视为(?!的)([^，。；：、,;\n（(]{2,40})/g;
const ALTERNATIVE = /或者?/;
/** What both take it for must share so many of the shorter one's characters. */
const LEAST_SHARE = 0.65;
const CONTRARY = /不|未|无|没|拒绝|放弃|丧失/;

/** What something is deemed to be, where the law deems it something else: 视为同意 for 视为放弃. */
export function otherDeemed(claim: string, law: string): SenseDifference | null {
  const held = deemedIn(law);
  const [first] = held;
  if (first === undefined) return null;
  for (const said of deemedIn(claim)) {
    // 视为故意拖延 is one of what is deemed 故意拖延或者无理拒绝.
    if (held.some((one) => isAlike(said, one) || one.split(ALTERNATIVE).some((part) => isAlike(said, part))))
      continue;
    return { kind: 'word', said: `视为${said}`, law: `视为${first}` };
  }
  return null;
}

/** 视为与继承人、受遗赠人有利害关系: with whom need not be told. */
const WITH_WHOM = /视为(?:与|和|同|对)[^，。；：\n]{1,30}?(?=[有具])/g;

/** 没问题 is what people say for 符合约定. */
const deemedIn = (text: string) =>
  [...text.replace(WITH_WHOM, '视为').matchAll(DEEMED)].map(([, words = '']) =>
    words.replace(/没有?问题|合格/, '符合约定'),
  );

function isAlike(said: string, law: string): boolean {
  const [one, other] = [new Set(said), new Set(law)];
  const shared = [...one].filter((character) => other.has(character)).length;
  // 对该部分的撤回 is 对遗嘱相关内容的撤回: what follows 的 is what it is deemed.
  const isSameEnd = /的[一-龥]{2,4}$/.test(law) && said.slice(-2) === law.slice(-2);
  return (
    (isSameEnd || shared >= LEAST_SHARE * Math.min(one.size, other.size)) &&
    CONTRARY.test(said) === CONTRARY.test(law)
  );
}
