const ADMIT = '(?:承认|认账|认可|认(?![为识得真]))';
/** 我不是不承认, 没有不认账, 没说不认: two refusals of an admission are one. */
const NOT_UNADMITTED = new RegExp(
  `(?:又|也|并|倒)?(?:不是|没有?|没(?:说|想)过?|从没(?:说|想)?过?)(我们?|咱们?)?(?:也|是|就)?不(?:想|会|肯|愿意?)?(?=${ADMIT})`,
  'g',
);
/** 我不否认借过钱. */
const NOT_DENIED = /(?<=我们?|咱们?|我方|公司)(?:从来|从|也|都|并)?(?:不|没有?)(?:会|想)?否认(?:过)?/g;
/** 不是没借, 没说不还, 不能说没收到: twice denied, and left open what is so. */
const LEFT_OPEN =
  /(?:又|也|并|倒)?(?:不是|没(?:有)?说过?|不能说|谁说)(?:我们?|咱们?)?(?:就|会|想|是)?(?:不(?:会|想|肯|愿意?|打算|能)?|没有?)(?:跟|向|找|问)?(?:你|您)?(?:借|欠|拿|收|签|打|写|还|给|付|赔|退|同意|答应)[^，,。]*/g;
const SELF = '(?:我们?|咱们?|俺|本人|我方|我这边)(?:公司)?';
const IMPOSSIBLE = '(?:绝对?|根本|肯定)?(?:不可能|不会|哪能|哪会|怎么(?:会|可能))(?:说|就)?不';
const GIVES = '(?:还|给|付|赔|退|补|结|交)';
/** 我不可能不还你钱: what cannot be left undone will be done, by whoever says so of themselves. */
const WILL_DO = new RegExp(`(${SELF})${IMPOSSIBLE}(?=(?:给|把|跟)?[^，。]{0,4}${GIVES})`, 'g');
/** 他不可能不还, 不能不还: what another will do, or what has to be, is promised by nobody. */
const LEFT_TO_OTHERS = new RegExp(
  `(?:${IMPOSSIBLE}|哪敢不|不能不)(?:给|把|跟)?[^，。]{0,4}${GIVES}[^，。]*`,
  'g',
);
/** Whoever says so waits for something else: 你拿出证据来我就认. */
const ON_CONDITION = /证据|只要|如果|要是|除非|前提|凭什么|拿出?来/;

/**
 * A sentence with what is denied twice read as it is meant: 我不是不承认 admits, and 我又不是没还过 says neither. Where the rest of the sentence
 * makes it depend on something, nothing is left that admits.
 * @param own what of the sentence whoever speaks says of themselves
 */
export function readDoubleNegation(own: string, sentence: string): string {
  const isOpen = ON_CONDITION.test(sentence);
  return own
    .replace(NOT_UNADMITTED, (_, self: string | undefined) => (isOpen ? '…' : (self ?? '')))
    .replace(NOT_DENIED, isOpen ? '…' : '承认')
    .replace(WILL_DO, isOpen ? '…' : '$1一定')
    .replace(LEFT_TO_OTHERS, '…')
    .replace(LEFT_OPEN, '…');
}
