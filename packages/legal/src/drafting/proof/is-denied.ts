/** 没写借条, 不给开收据, 从来没签过合同: what stands before a thing that there is none of. */
const DENIED_BEFORE =
  /(?:没|未|无|不|甭|别)(?!动产|久|止|仅|但|光|过去|几天|收|锈)(?:有|曾|给|让|叫|跟|和|问|找|向|我们?|他们?|她|对方|公司|人家|敢|肯|愿意?|会|想|准)*(?:签|写|打|开|立|出具|拿|要|留|存|办|发|做|录|拍|报|订|给|有|提供|见|看|看见|交|缴|上|寄|贴)?(?:了|过|到|着|任何|一?[张份个])?[^，。；]{0,4}$/;
/** 离职证明也没给, 借条丢了: what stands behind it. 调岗单我没签字 is there all the same, and so is a contract that says nothing of something. */
const DENIED_BEHIND =
  /^(?:[^，。；]{0,4}?)(?:都|也|根本|一直|从来|还|就|全|又|我|他们?|她|早)*(?:没(?!签[字名]|盖章|写|到期|说|约定|细看|提|看|过期|规定|退|还|发|付|结)(?:有|给|签|开|要|拿|留|交|办|做|录|拍|打|上|$|[，。；])|不(?:给|肯|开|写|在了|见了)|是?坏的|坏了|是假|丢|弄丢|撕|烧|毁|删|找不)|^[^，。；]{0,8}(?:还给|退给|交还|上交|收走|抢走|没收)/;
/** A thing somebody was only told to make: 让他写个借条. */
const ONLY_ASKED =
  /(?:让|叫|要|催|请|求|逼|说)(?!了)[^，。；了过]{0,8}(?:写|打|开|补|签|出|立|给|发|做)(?!了|过|的)[^，。；了过]{0,5}$/;
const SUPPOSED =
  /如果|要是|万一|假如|能不能|能否|可不可以|是否|是不是|怎么|如何|打算|准备(?!好)|行不行|要不要|该不该|伪造|假的?$|谁(?=有|写|签|打|会|敢|留|要)|(?:要|想|求)(?:求)?(?:看|查|调|拿)$|凭[啥什]|(?:想|得|应该|可以|需要)(?:先|再|去|要)?(?:写|做|申请|办|请|发|打|找)/;

/** Whether a story says of a thing or a deed, at a stretch of a clause, that there is none, that it was lost, or that it is only thought of. */
export function isDenied(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start);
  const behind = text.slice(end);
  return (
    DENIED_BEFORE.test(before) ||
    DENIED_BEHIND.test(behind) ||
    ONLY_ASKED.test(before) ||
    SUPPOSED.test(before) ||
    /^[^，。；]{0,12}(?:行不行|可不可以|好不好|有没有用|吗$)/.test(behind)
  );
}
