import type { StoryFact } from '../../../story-fact.ts';
import type { Telling } from '../../telling.ts';
import { headsOf } from '../heads.ts';
import { type ClaimRow, claimFacts, claimRows } from './claim-rows.ts';
import { decorationClaims } from './decoration-claims.ts';
import { estateClaims } from './estate-claims.ts';
import { foodClaims } from './food-claims.ts';
import { landlordClaims, tenantClaims } from './lease-claims.ts';
import { damageClaims } from './loss-claims.ts';
import { marriageClaims } from './marriage-claims.ts';
import { penaltyInSegments } from './penalty-in-segments.ts';
import { prepaidClaims } from './prepaid-claims.ts';
import { priceClaims } from './price-claims.ts';
import type { ReadBeside } from './read-beside.ts';
import { trafficClaims } from './traffic-claims.ts';
import { workClaims } from './work-claims.ts';

/** What completes the claims of one kind of dispute. */
type Complete = (rows: readonly ClaimRow[], telling: Telling, read: ReadBeside) => ClaimRow[];

const KINDS: readonly [RegExp, Complete][] = [
  [/^劳动争议$/, workClaims],
  [/租赁/, (rows, telling) => landlordClaims(tenantClaims(rows, telling), telling)],
  [
    /^买卖合同|承揽|定作|加工|运输|^劳务合同/,
    (rows, telling, { today }) =>
      (foodClaims(telling) ?? priceClaims(rows, telling)).map((row) =>
        penaltyInSegments(row, telling, today),
      ),
  ],
  [/装饰装修/, decorationClaims],
  [/服务合同|教育培训/, prepaidClaims],
  [/离婚纠纷/, marriageClaims],
  [/机动车交通/, trafficClaims],
  [/继承/, estateClaims],
  [/财产损害|相邻/, damageClaims],
];

/**
 * The claims of a story made whole: what a lawyer asks in every dispute of its kind and nobody named, reckoned from what was told for it, and
 * open where that was not told. Kinds without rules of their own stay as they are.
 */
export function standardClaims(facts: readonly StoryFact[], telling: Telling, read: ReadBeside): StoryFact[] {
  const complete = KINDS.find(([cause]) => cause.test(telling.cause))?.[1];
  const rows = claimRows(facts).flatMap((row) => sumAndHead(row, telling));
  if (!complete) return [...facts];
  const beside = facts.filter(({ path }) => !path.startsWith('claims/'));
  return [...beside, ...claimFacts(complete(rows, telling, read))];
}

/** 赔偿23000元和检测费: a sum, and a head whose own sum is told, each as a claim of its own. */
function sumAndHead(row: ClaimRow, telling: Telling): ClaimRow[] {
  const [, said = '', noun = ''] = SUM_AND_HEAD.exec(row.content) ?? [];
  const head = noun === '' ? undefined : headsOf(telling).find((one) => one.noun === noun);
  if (!head) return [row];
  const isMended = /装饰装修|承揽|定作/.test(telling.cause) && /重(?:新)?做|返工|修/.test(telling.text);
  const what = isMended ? '修复、返工费用' : '损失';
  const content = said.replace(/赔偿(?=\d)/, `赔偿${what}`);
  const { start, end } = head;
  return [
    { ...row, content },
    { content: `请求判令${telling.other}支付${noun}${head.value}元`, amount: head.value, start, end },
  ];
}
const SUM_AND_HEAD = /^(请求判令.*?\d[\d.]*元)(?:和|、|以及|及)((?:检测|鉴定|评估|律师|公证|交通)费)$/;
