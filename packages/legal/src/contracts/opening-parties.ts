import type { Line, Span } from './contract.ts';
import { trimPartyName } from './party-name.ts';

/** A party under a label no list knows: 照护人：某某, 某某公司（以下简称“清晏”）. */
export interface OpeningParty {
  label: string;
  span: Span;
  name: string;
  nameSpan: Span;
}

/** 托运人：某某公司 on a line of its own. */
const LABELLED =
  /^[\s\u3000]*([\u4e00-\u9fff]{2,7}(?:方|人|者|商|主))(?:[（(][^（()）]{1,16}[）)])?\s*[:：]\s*(?=[\u4e00-\u9fffA-Za-z])/;
const CALLED =
  /([\u4e00-\u9fff][^，,。；;：:\s（(）)]{2,40}(?:公司|集团|中心|大学|学院|医院|银行|事务所|研究院|研究所|厂|商店|合作社))[（(](?:以下|下)?(?:简称|称)[为：:]?\s*["“「]?([\u4e00-\u9fffA-Za-z]{2,8})["”」]?[）)]/g;
/** Labels of a form that are no party's. */
const OF_FORM =
  /代表人|负责人|联系人|经办人|代理人|收[款货件]人|见证|鉴证|公证|中证|介绍人|签约人|开户人|紧急联系/;
/** A label the clauses hardly use is no party's. */
const FEWEST_USES = 3;

/** Parties of the opening lines that the clauses go on to speak of, whatever they are called. */
export function partiesInOpening(preamble: readonly Line[], body: string): OpeningParty[] {
  const isUsed = (label: string) => body.split(label).length > FEWEST_USES;
  return preamble.flatMap((line) => {
    if (line.isTable) return [];
    const at = (start: number, length: number): Span => ({
      blockId: line.blockId,
      start: line.start + start,
      end: line.start + start + length,
    });
    const party = (label: string, labelAt: number, raw: string, nameAt: number): OpeningParty => {
      const { text, offset } = trimPartyName(raw);
      return {
        label,
        span: at(labelAt, label.length),
        name: text,
        nameSpan: at(nameAt + offset, text.length),
      };
    };
    const match = LABELLED.exec(line.text);
    const label = match?.[1] ?? '';
    if (match && !OF_FORM.test(label) && isUsed(label)) {
      const behind = line.text.slice(match[0].length);
      return [party(label, match[0].indexOf(label), behind, match[0].length)];
    }
    return [...line.text.matchAll(CALLED)].flatMap((called) => {
      const [whole, name = '', short = ''] = called;
      const shortAt = called.index + whole.lastIndexOf(short);
      return isUsed(short) ? [party(short, shortAt, name, called.index)] : [];
    });
  });
}
