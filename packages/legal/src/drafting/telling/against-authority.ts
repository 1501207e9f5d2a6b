/** Whoever acts for the state: 局, 支队, 街道办事处, 人民政府. */
const AUTHORITY =
  '(?:(?<!邮|结|布|格|当|药|医)局|支队|大队|派出所|城管|街道办(?:事处)?|人民政府|县政府|区政府|市政府|镇政府|执法队)';
/** What an authority does to who tells it (行政处罚法 9, 行政强制法 12, 行政复议法 11). */
const ACT = new RegExp(
  `${AUTHORITY}[^。！？\\n]{0,60}(?:处罚决定|行政处罚|罚款|罚了?我|罚了?[\\d一二三四五六七八九十]|吊销|责令(?:停产|停业|关闭|拆除)|没收|不予(?:登记|许可|受理|批准)|强(?:制)?拆|征收决定)|(?:处罚决定书?|行政处罚)[^。！？\\n]{0,40}${AUTHORITY}`,
);
/** Who wants it undone, or says that it was done to them. */
const UNDO =
  /复议|行政诉讼|民告官|不服[^，。]{0,12}(?:处罚|决定|罚款)|(?:罚|处罚|拘留)(?:了|得)?(?:我|太重|过重)|给我[^，。]{0,8}(?:处罚|罚款|告知书)|罚我|我(?:们)?(?:被|店被|公司被)[^，。]{0,12}(?:罚|处罚|拘留|强拆)/;
/** Somebody else did harm, and the act was against them. */
const AGAINST_OTHER =
  /(?:给|对|把|将)(?:了)?(?:他|她|对方|司机|房东|邻居)[^，。]{0,8}(?:处罚|行政处罚|拘留|罚款)|(?:他|她|对方)[^，。]{0,4}被[^，。]{0,6}(?:拘留|处罚|罚)/;

/** Whether an act of an authority is what the story is about: that is no civil matter (行政诉讼法 2, 行政复议法 2). */
export const isAgainstAuthority = (story: string): boolean =>
  ACT.test(story) && UNDO.test(story) && !AGAINST_OTHER.test(story);
