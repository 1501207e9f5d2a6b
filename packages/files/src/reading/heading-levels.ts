/** What is known of a line that may be a heading. */
export interface HeadingLine {
  text: string;
  /** Level that the format gives it; null where it says nothing. */
  level: number | null;
  isTitle?: boolean;
  isBold?: boolean;
  isCentered?: boolean;
}

/** Ways to number headings, coarse to fine: 编, 章, 节, 条, 一、, （一）. */
const KINDS: [string, RegExp][] = [
  [
    'annex',
    /^(?:附件|附录|附表)\s?[一二三四五六七八九十\d]{0,3}(?=$|[\s：:、.．]|[^，,。；;]{1,20}$)|^(?:annex|appendix|schedule|exhibit)\s+[a-z\d]{1,4}\b/i,
  ],
  [
    'part',
    /^第[〇零一二三四五六七八九十百\d]{1,5}(?:编|部分|篇)(?=$|[\s　：:]|[^，,。；;]{1,30}$)|^part\s+[ivx\d]{1,5}\b/i,
  ],
  ['chapter', /^第[〇零一二三四五六七八九十百\d]{1,5}章|^chapter\s+[ivx\d]{1,5}\b/i],
  ['section', /^第[〇零一二三四五六七八九十百\d]{1,5}节/],
  [
    'article',
    /^第[〇零一二三四五六七八九十百千\d]{1,7}条(?:之[一二三四五六七八九十]{1,3})?|^(?:article|section)\s+[ivx\d]{1,5}\b/i,
  ],
  ['point', /^[一二三四五六七八九十]{1,4}[、．.]/],
  ['subpoint', /^[（(][一二三四五六七八九十]{1,4}[）)]/],
];
const COARSE = new Set(['annex', 'part', 'chapter', 'section']);
const TITLE_ENDINGS =
  /(?:合同|协议|协议书|契约|章程|公约|条款|规则|规定|办法|细则|条例|决定|通知|公告|报告|意见书?|说明|申请书?|起诉状|上诉状|答辩状|申诉书|判决书|裁定书|决定书|调解书|通知书|公证书|证明书?|委托书|保险单|投保单|登记表|审批表|备案表|笔录|遗嘱|清单|函|书|状|表)(?:[（(][^（）()]{1,20}[）)])?$/;
const LEVEL_MAX = 9;

/**
 * Finds headings in documents that mark none, as most Chinese contracts do, and puts them on one scale with those that a format
 * does mark. The first of a kind (章, 条, 一、) stands one level below the heading it is met under, later ones on the same level.
 */
export class HeadingLevels {
  private readonly levelOfKind = new Map<string, number>();
  private open: { level: number; kind: string | null }[] = [];
  private seen = 0;
  private titleLevel = 0;
  private readonly titles = new Set<string>();

  /** The level of the next line that is not empty; null for a line that is no heading. */
  next(line: HeadingLine): number | null {
    this.seen += 1;
    const text = line.text.trim();
    const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
    if (line.level !== null) return this.begin(line.level, kind);
    if (this.isTitle(line, text, kind)) {
      this.titles.add(text);
      this.titleLevel = 1;
      return this.begin(1, null);
    }
    if (!kind || !isHeadingText(text, kind) || (kind === 'subpoint' && !line.isBold)) return null;
    return this.begin(this.levelOfKind.get(kind) ?? this.levelBelow(kind), kind);
  }

  /** The title stands among the first lines; many documents repeat it behind a cover or instructions. */
  private isTitle(line: HeadingLine, text: string, kind: string | null): boolean {
    if (kind || !isTitleText(text)) return false;
    if (this.titles.has(text)) return line.isCentered ?? false;
    if (this.seen > 8 || this.open.some((heading) => heading.level > 1)) return false;
    const looksSo = (line.isCentered ?? false) || (line.isBold ?? false);
    if (TITLE_ENDINGS.test(text)) return looksSo || (this.seen <= 3 && this.titles.size === 0);
    return (
      (line.isTitle ?? false) || (this.seen <= 3 && (line.isCentered ?? false) && (line.isBold ?? false))
    );
  }

  private levelBelow(kind: string): number {
    if (kind === 'annex') return Math.max(1, this.titleLevel);
    const above = COARSE.has(kind)
      ? this.open.filter((heading) => heading.kind === null || COARSE.has(heading.kind))
      : this.open;
    const nearest = above.findLast((heading) => heading.kind !== 'annex') ?? above.at(-1);
    return Math.min((nearest?.level ?? 0) + 1, LEVEL_MAX);
  }

  private begin(level: number, kind: string | null): number {
    if (kind && kind !== 'annex') this.levelOfKind.set(kind, level);
    this.open = [...this.open.filter((heading) => heading.level < level), { level, kind }];
    return level;
  }
}

/** A line that names what follows and says nothing itself: short, no sentence, nothing to fill in. */
function isHeadingText(text: string, kind: string): boolean {
  const isLatin = !/[\u3400-\u9fff]/.test(text);
  if (text.length > (isLatin ? 100 : 40) || text.includes('\n')) return false;
  // Some put a full stop behind a name: `第二条 房屋用途。`
  if (/^第[^条]{1,8}条(?:之.)?[\s　]*[^，,。；;：:、]{1,10}。$/.test(text)) return true;
  if (/[。；;，,、]$/.test(text) || (!isLatin && /[。；！？]/.test(text))) return false;
  if (text.includes('，') && !(text.length <= 25 && /[：:]$/.test(text))) return false;
  // Values and blanks to be filled in: `一、租金：5000元`, `第二条 期限＿＿＿`.
  if (kind !== 'annex' && /[：:]\s*\S/.test(text)) return false;
  if (/[_＿]{2}|[×…]{2}|-{3}/.test(text)) return false;
  // A line of a table of contents.
  return !/(?:[.…·]{3,}|\t)\s*\d{1,4}$/.test(text);
}

/** Whether a line can be a title by its words. */
function isTitleText(text: string): boolean {
  return text.length > 1 && text.length <= 60 && !/[。；;：:，,？?\n]/.test(text);
}
