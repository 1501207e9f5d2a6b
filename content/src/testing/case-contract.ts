import type { ContractKind, TextBlock } from '@mingfa/legal/contracts/contract';
import type { PlaybookRule, RawFinding } from '@mingfa/legal/contracts/playbook-rule';
import { readContract } from '@mingfa/legal/contracts/read-contract';
import { runPlaybook } from '@mingfa/legal/contracts/run-playbook';
import type { PlaybookCase } from './playbook-cases.ts';

/** A contract of each kind that says nothing yet: its title and who its parties are. */
export const HEADS: Record<ContractKind, [title: string, partyA: string, partyB: string]> = {
  lease: ['房屋租赁合同', '出租人', '承租人'],
  sale: ['买卖合同', '买方', '卖方'],
  service: ['服务合同', '委托方', '受托方'],
  software: ['软件合同', '委托方', '受托方'],
  construction: ['施工合同', '发包人', '承包人'],
  loan: ['借款合同', '出借人', '借款人'],
  guarantee: ['担保合同', '债权人', '抵押人'],
  labor: ['劳动合同', '用人单位', '劳动者'],
  confidentiality: ['保密协议', '披露方', '接收方'],
  agency: ['代理合同', '被代理人', '代理方'],
  equity: ['股权协议', '转让方', '受让方'],
  cooperation: ['合作协议', '合作方', '合作人'],
  other: ['合同书', '发包方', '承包方'],
};
/** The same in English; the parties of its cases are Client and Provider. */
const ENGLISH_HEAD = [
  'SERVICE AGREEMENT',
  'This Agreement is made by and between Orchid Trading Ltd. (“Client”) and Bamboo Software Inc. (“Provider”).',
];
const ENGLISH_FILLER =
  'Headings are for convenience only and do not change what Client and Provider have agreed. '.repeat(8);
/** Long enough for rules about what is missing, and about nothing. */
const FILLER = Array.from({ length: 20 }, () => '标题仅为阅读方便而设，不影响条文的含义。').join('');

/** One block a line; lines with tabs that follow one another are a table. */
function blocksOf(lines: readonly string[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const kind = line.includes('\t') ? 'table' : 'paragraph';
    if (kind === 'table' && last?.kind === 'table') last.text += `\n${line}`;
    else
      blocks.push({
        id: `b${blocks.length}`,
        kind,
        level: null,
        text: line,
        number: null,
        page: null,
        rows: null,
      });
  }
  return blocks;
}

/**
 * What a rule finds in a contract that says nothing but the text.
 * @param isSwapped 甲方 has the role that 乙方 has otherwise
 */
export async function reviewCase(
  rule: PlaybookRule | undefined,
  one: PlaybookCase,
  text: string,
  isSwapped = false,
): Promise<RawFinding[]> {
  const kind = one.kind ?? rule?.kinds[0] ?? 'sale';
  const options = { side: one.side, kind, asOf: '2026-11-21' };
  const rules = rule ? [rule] : [];
  if ((one.language ?? rule?.language) === 'en') {
    const [title = '', parties = ''] = ENGLISH_HEAD;
    const lines = [
      title,
      isSwapped ? swapSides(parties) : parties,
      ...`1. Terms\n${text}`.split('\n'),
      ENGLISH_FILLER,
    ];
    return runPlaybook(await readContract(blocksOf(lines)), rules, options);
  }
  const [title, a, b] = HEADS[kind];
  const [nameA = '张三', nameB = '李四'] = one.parties ?? [];
  const body = /^(?:第|[一二三]、|\d)/.test(text) ? text : `第一条 ${text}`;
  const [first, second] = isSwapped ? [b, a] : [a, b];
  const lines = [title, `甲方（${first}）：${nameA}`, `乙方（${second}）：${nameB}`, ...body.split('\n')];
  const signed = lines.findIndex((line) => line.includes('盖章）：'));
  lines.splice(signed === -1 ? lines.length : signed, 0, FILLER);
  return runPlaybook(await readContract(blocksOf(lines)), rules, options);
}

/** The same words with the parties changed about. */
export function swapSides(text: string): string {
  const pairs: Record<string, string> = {
    甲方: '乙方',
    乙方: '甲方',
    Client: 'Provider',
    Provider: 'Client',
  };
  return text.replace(/甲方|乙方|Client|Provider/g, (name) => pairs[name] ?? name);
}
