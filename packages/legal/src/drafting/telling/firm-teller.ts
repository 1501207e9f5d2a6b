/** Troubles of a trade, in which 我们公司 is a party and nobody's employer. */
const OF_TRADE = /买卖|承揽|定作|加工|建设工程|装饰装修|运输|仓储|租赁|服务|追偿|不当得利|技术|委托|中介/;
const FIRM = '(?:公司|厂|工厂|企业|单位|合作社|经营部|商行|店|饭店|餐馆)';
/** 我们厂是做纸箱的, 我公司去年跟…: a firm that does business says 我们. */
const TELLS = new RegExp(
  `(?:^|[，。；！？!?…\\n ])(?:我们?|咱们?|俺们?|本|我方)(?:这个|这家)?(?:小)?${FIRM}(?!的?(?:老板|法人|领导|人事)?(?:欠|拖|不给|没给|辞|开除|不发|没发|倒闭|跑))(?=[是给跟和与向从在做有承接供卖买订签把将也就一去今前20])`,
);
/** 我是法务小林: who speaks for the firm, and is no party. */
const SPEAKS_FOR =
  /我是(?:公司|厂里?|单位|店里?)?的?(?:法务|会计|出纳|业务员?|销售|采购|员工|办公室|行政|文员|财务|经办人|律师)(?:部的?|主管|经理)?(?:的)?([\ue000-\ue3e7])/;

/** Where a firm tells its own trouble as 我们公司; null where a person does. */
export function firmTelling(text: string, cause: string): { start: number; end: number } | null {
  const match = OF_TRADE.test(cause) ? TELLS.exec(text) : null;
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

/** The one, as a scene has them, who speaks for a firm; null where nobody says so. */
export const speaksForFirm = (scene: string): string | null => SPEAKS_FOR.exec(scene)?.[1] ?? null;
