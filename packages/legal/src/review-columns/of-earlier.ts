import type { Passage } from './read-passages.ts';
import type { Taken } from './take-values.ts';

/** 鉴于双方于2023年签订《租赁合同》（下称原合同），月租金…: what another contract says. */
const ANOTHER =
  /(?:签订|签署|订立|达成)[^。;]{0,50}\(?(?:以?下)?(?:简称|称)(?:为|:)?["“'「]?(?:原|主|前)(?:租赁|租约|借款|买卖|服务|劳动)?(?:合同|协议|契约|租约)|^鉴于[:,]?[^。;]{0,40}(?:签订|签署|订立|达成)|主债权[^。;]{0,8}[:为][^。;]*(?:期限|本金)|主合同[^。;,]{0,20}(?:期限|期间)(?:为|自|从|:)|^(?:\(?[\d一二三四五六七八九十]{1,3}[)、.]?)?原(?:合同|协议|租约|租期|租赁期)[^。;]{0,8}(?:约定|为|至|自|期限|租期|租金|月租)/;
/** Behind a value that holds no more: 由22,000元调整为19,500元. */
const CHANGED =
  /^(?:[/每]?个?[月年日天])?(?:的标准|标准)?(?:,)?(?:现)?(?:统一)?(?:调整|变更|修改|更改|修订|改|提高|提升|增加|上调|上浮|涨|降低|下调|降|减少|减|延长|延|缩短|顺延)(?:为|至|到|成)/;
const BEFORE_CHANGE = /(?:由|从|将|原)[^。;]{0,24}$/;

/** Whether a passage tells what was agreed before, and not here. */
export const isOfEarlier = ({ text }: Passage): boolean => ANOTHER.test(text);

/** Whether the words behind a value say that something else takes its place. */
export const isReplaced = ({ text }: Passage, { start, end }: Pick<Taken, 'start' | 'end'>): boolean =>
  CHANGED.test(text.slice(end)) && BEFORE_CHANGE.test(text.slice(0, start));
