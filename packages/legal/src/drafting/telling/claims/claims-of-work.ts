import { type CourseClaim, courseClaim } from '../../courses/told-course.ts';
import { sumOfWork, type ToldWork } from '../../labour-sums.ts';
import { type Telling, within } from '../telling.ts';
import { unusedLeave } from './owed-by-law.ts';
import { wishesIn } from './wishes.ts';

/** What somebody who worked asks for, where they say so in passing: 想把工资要了, 开除我也得有个说法. */
export function claimsOfWork(telling: Telling, work: ToldWork): CourseClaim[] {
  const wishes = wishesIn(telling);
  const [first] = wishes;
  const last = wishes.at(-1);
  if (!first || !last) return [];
  const inWish = wishes.flatMap((clause) => within(telling.sums, clause));
  if (inWish.length > 0) return [];
  const wished = wishes.map(({ text }) => text).join('，');
  const asks = `请求裁决${telling.other}支付`;
  const at = { start: first.start, end: last.end };
  const claims: CourseClaim[] = [];
  const put = (noun: string, what: string, amount: number | null, how = '') =>
    claims.push(
      courseClaim(noun, `${asks}${what}${amount ?? '＿＿＿'}元${how ? `（${how}）` : ''}`, amount, at),
    );
  if (/工资|工钱|薪|血汗钱/.test(wished)) put('工资', '拖欠的工资', work.unpaid);
  if (/加班/.test(wished)) put('加班费', '加班费', null);
  if (/双倍|二倍|两倍/.test(wished)) {
    const sum = sumOfWork('double', work);
    put('二倍工资', '未订立书面劳动合同的二倍工资差额', sum?.amount ?? null, sum?.how);
  }
  if (/开除|辞退|赔|说法|2N|补偿/i.test(wished)) {
    if (work.isDismissed) {
      const sum = sumOfWork('unlawful', work);
      put('赔偿金', '违法解除劳动合同的赔偿金', sum?.amount ?? null, sum?.how);
    } else if (/补偿|赔/.test(wished)) {
      const sum = sumOfWork('severance', work);
      put('经济补偿', '解除劳动合同的经济补偿', sum?.amount ?? null, sum?.how);
    }
  }
  if (/年假|年休/.test(wished)) {
    const leave = unusedLeave(telling, work);
    put('年休假', '未休年休假工资', leave?.amount ?? null, leave?.how);
  }
  return claims;
}
