import type { CaseFieldMapping, CaseImportField } from '@mingfa/contract/case-import';

/** Names of columns by what they hold, in small letters without marks between words; the first that is there counts. */
const NAMES: Record<CaseImportField, readonly string[]> = {
  text: [
    'text',
    'fulltext',
    '全文',
    '文书全文',
    '裁判文书全文',
    '文书内容',
    '正文',
    '裁判文书',
    'content',
    'doccontent',
    'body',
    '内容',
    'qw',
  ],
  title: ['title', '标题', '文书标题', '案件名称', '案例名称', '文书名称', '案件标题', 'casename', 'name'],
  number: ['casenumber', '案号', 'caseno', 'docno', 'ajh', 'anhao', 'ah', 'number'],
  court: ['court', '法院', '审理法院', '法院名称', '裁判法院', '审判法院', 'courtname'],
  cause: ['cause', '案由', 'causeofaction', 'casereason', '罪名', 'charge', 'charges', '案件类别'],
  procedure: ['procedure', '审理程序', '审判程序', '程序', 'trialprocedure', 'trialround'],
  kind: ['kind', '文书类型', '文书种类', '裁判文书类型', 'doctype', 'documenttype'],
  decidedOn: [
    'decidedon',
    '裁判日期',
    '判决日期',
    '审结日期',
    '结案日期',
    '裁判时间',
    'judgmentdate',
    'judgementdate',
    'decisiondate',
    'trialdate',
  ],
  region: ['region', '地区', '所属地区', '省份', '省', 'province'],
  parties: ['parties', '当事人', '当事人信息', 'party', 'litigants'],
  facts: ['facts', 'fact', '事实', '查明事实', '基本案情', '审理查明', '经审理查明', '案件事实'],
  reasoning: ['reasoning', '本院认为', '裁判理由', '理由', 'reason', 'courtopinion'],
  ruling: [
    'ruling',
    '裁判结果',
    '判决结果',
    '主文',
    '裁判主文',
    'result',
    'verdict',
    'judgment',
    'judgement',
  ],
  authority: ['authority', '案例类型', '案例级别', '案例等级'],
  ownNumber: ['ownnumber', '案例编号', '入库编号', '指导案例编号', '指导性案例编号', 'guidingnumber'],
  gist: ['gist', '裁判要旨', '裁判要点', '要旨', '要点', 'keypoint', 'keypoints', 'holding'],
};

/** Which column most likely holds which field, by their names alone. */
export function guessMapping(columns: readonly string[]): CaseFieldMapping {
  const byName = new Map<string, string>();
  // Of nested keys the last part names what it holds; a whole name goes before it.
  for (const column of columns) byName.set(plain(column.split('.').at(-1) ?? ''), column);
  for (const column of columns) byName.set(plain(column), column);
  const mapping: CaseFieldMapping = {};
  const taken = new Set<string>();
  for (const [field, names] of Object.entries(NAMES) as [CaseImportField, readonly string[]][]) {
    const column = names.map((name) => byName.get(name)).find((found) => found && !taken.has(found));
    if (!column) continue;
    mapping[field] = column;
    taken.add(column);
  }
  // 我的正文, 案件法院名: a name with words of the person's own around it; the longest word it ends in or holds.
  for (const column of columns) {
    if (taken.has(column)) continue;
    const field = fieldWithin(plain(column), mapping);
    if (!field) continue;
    mapping[field] = column;
    taken.add(column);
  }
  return mapping;
}

function fieldWithin(name: string, mapping: CaseFieldMapping): CaseImportField | null {
  let best: { field: CaseImportField; worth: number } | null = null;
  for (const [field, names] of Object.entries(NAMES) as [CaseImportField, readonly string[]][]) {
    if (mapping[field]) continue;
    for (const word of names) {
      if (!/^[\u4e00-\u9fff]{2,}$/.test(word) || !name.includes(word)) continue;
      const worth = word.length + (name.endsWith(word) ? 0.5 : 0);
      if (!best || worth > best.worth) best = { field, worth };
    }
  }
  return best?.field ?? null;
}

const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-·]/g, '');
