import type { SourcePlace } from './fact-sheet.ts';

/** What a file says of itself: its name, and the first words of its text where it has any. */
export interface EvidenceWords {
  fileName: string;
  /** Line by line; offsets of places are into it. */
  beginning: string;
}

/** A value with the words it was taken from. */
export interface SuggestedValue {
  value: string;
  place: SourcePlace;
}

/** What may stand in the list of evidence; null where nothing says it surely. */
export interface SuggestedEvidence {
  name: SuggestedValue;
  datedOn: SuggestedValue | null;
}

/** Names that cameras, chats and scanners give: they say nothing. */
const SAYS_NOTHING =
  /^(?:img|dsc[nf]?|pic|scan(?:ned)?|doc(?:ument)?|file|image|photo|screenshot|mmexport|wx_?camera|wechat|untitled|new|微信图片|微信截图|截图|截屏|屏幕截图|屏幕快照|扫描(?:件|全能王)?|图片|照片|图像|文档|文件|新建(?:文档|文本文档|.*文档)?|未命名|无标题|副本)?[\s_\-.()（）\d:年月日时分秒]*$/i;
/** What papers call themselves, at the end of their title. */
const PAPER =
  /(?:合同|合同书|协议|协议书|借条|欠条|收条|收据|借据|承诺书|保证书|保函|担保书|委托书|授权委托书|证明|证明书|通知书|通知|催款函|律师函|告知函|回函|公函|函件|清单|明细|明细表|对账单|结算单|结算书|发票|普通发票|专用发票|判决书|裁定书|调解书|裁决书|决定书|认定书|认定决定书|鉴定意见书|鉴定书|检验报告|检测报告|评估报告|审计报告|报告书|病历|出院记录|诊断证明书|诊断书|营业执照|许可证|登记证|登记证书|不动产权证书|房屋所有权证|结婚证|离婚证|户口簿|居民身份证|回单|电子回单|转账凭证|付款凭证|收款凭证|支付凭证|凭证|交易流水|流水|历史明细|送货单|收货单|验收单|入库单|出库单|订单|工资单|工资条|考勤表|公证书|授权书|章程|决议|会议纪要|录音文字稿|聊天记录|起诉状|答辩状|申请书)(?:[（(][^（）()]{1,12}[)）])?$/;
const TITLE_MAX = 30;
const LINES = 15;
/** Their words were read off a picture: good enough to look for, not to name something by. */
const PICTURE = /\.(?:png|jpe?g|webp|gif|bmp|tiff?|hei[cf])$/i;
/** The day a paper says of itself, by what stands before it. */
const DATED =
  /(?:签订日期|签署日期|签约日期|签订时间|签署时间|订立日期|出具日期|出具时间|开票日期|交易日期|交易时间|转账日期|转账时间|付款日期|付款时间|支付时间|记账日期|借款日期|立据日期|落款日期|日期)\s*[:：]?\s*((?:19|20)\d{2})\s*[年\-/.]\s*(\d{1,2})\s*[月\-/.]\s*(\d{1,2})日?/g;
const IN_NAME = /((?:19|20)\d{2})[年\-_.]?(\d{2}|\d(?=[月\-_.]))[月\-_.]?(\d{2}|\d(?=日|$|[^\d]))日?/;

/**
 * Suggests what a piece of evidence is called and when it was made, in words of the file alone: its file name where a person gave it, else a title
 * that its first lines have (a picture’s are read too badly); a day that a label names, where it names one alone.
 */
export function suggestEvidence({ fileName, beginning }: EvidenceWords): SuggestedEvidence {
  const named = nameOfFile(fileName);
  const title = PICTURE.test(fileName) ? null : findTitle(beginning);
  const whole = { start: 0, end: 0, quote: fileName };
  const name: SuggestedValue = named
    ? { value: named, place: whole }
    : (title ?? { value: withoutEnding(fileName), place: whole });
  return { name, datedOn: findDay(beginning) ?? (named ? dayOfName(fileName, whole) : null) };
}

const withoutEnding = (fileName: string): string => fileName.replace(/\.[A-Za-z0-9]{1,9}$/, '').trim();

/** The file's name as a person gave it; null where a machine did. */
function nameOfFile(fileName: string): string | null {
  const bare = withoutEnding(fileName);
  if (SAYS_NOTHING.test(bare) || /^[0-9a-f\-_]{16,}$/i.test(bare)) return null;
  const clean = bare
    .replace(
      /^(?:附件|证据|材料)?\s*[（(]?\s*(?:\d{1,3}|[一二三四五六七八九十]{1,3})\s*[)）]?\s*[.、．_\-:：\s]+(?=\S)/,
      '',
    )
    .replace(/[_\s]+/g, ' ')
    .trim();
  return clean === '' || SAYS_NOTHING.test(clean) ? null : clean;
}

function findTitle(beginning: string): SuggestedValue | null {
  let at = 0;
  for (const line of beginning.split('\n').slice(0, LINES)) {
    const start = at;
    at += line.length + 1;
    const title = /[\u3400-\u9fff]/.test(line) ? line.replace(/\s+/g, '') : '';
    if (title.length > TITLE_MAX || title.length < 2 || !PAPER.test(title)) continue;
    // A sentence that ends in such a word is no title.
    if (/[，。；：:,;]/.test(title)) continue;
    return { value: title, place: { start, end: start + line.length, quote: line } };
  }
  return null;
}

function findDay(beginning: string): SuggestedValue | null {
  const found = [...beginning.matchAll(DATED)].flatMap((match) => {
    const value = dayOf(match[1], match[2], match[3]);
    const place = { start: match.index, end: match.index + match[0].length, quote: match[0] };
    return value ? [{ value, place }] : [];
  });
  const [first] = found;
  return first && found.every(({ value }) => value === first.value) ? first : null;
}

function dayOfName(fileName: string, place: SourcePlace): SuggestedValue | null {
  const [, year, month, day] = IN_NAME.exec(withoutEnding(fileName)) ?? [];
  const value = dayOf(year, month, day);
  return value ? { value, place } : null;
}

/** A day that there is, as facts hold it. */
function dayOf(year = '', month = '', day = ''): string | null {
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : null;
}
