import type { Telling } from '../../telling.ts';
import { headsOf } from '../heads.ts';
import type { ClaimRow } from './claim-rows.ts';
import { beforeSum } from './told-parts.ts';

const FOOD =
  /牛奶|酸奶|奶粉|食品|食物|饼干|面包|蛋糕|零食|饮料|肉|鱼|鸡蛋|水果|保健品|酱|米|油|面|茶|糖|月饼|罐头|吃(?:了|完|坏)|喝(?:了|完|坏)/;
const UNSAFE = /过期|过了保质期|变质|发霉|霉变|异物|虫子?|头发|发臭|馊|三无|没有生产日期|添加剂超标/;
const BOUGHT = /我(?:们)?[^。；]{0,24}(?:买|订|点)(?:了|的)/;
/** 食品安全法 148 ¶2: ten times the price, and a thousand yuan at least. */
const [TIMES, LEAST] = [10, 1000];

/** Who bought food that was not safe: the price, ten times of it, and what a doctor cost (食品安全法 148); null of any other matter. */
export function foodClaims(telling: Telling): ClaimRow[] | null {
  const { text, sums, other, me } = telling;
  const match = UNSAFE.exec(text);
  const isTrade = /我(?:们)?(?:店|公司|厂|超市|饭店)|进(?:了|的)货|供(?:应商|货)/.test(text);
  if (!match || isTrade || me !== '原告' || !FOOD.test(text) || !BOUGHT.test(text)) return null;
  const place = { start: match.index, end: match.index + match[0].length };
  const medical = headsOf(telling).find(({ noun }) => noun === '医疗费');
  const doctor =
    medical ??
    sums.find(
      (sum) =>
        !sum.isRough && /医院[^，。；]{0,6}(?:花|用|付)了?[^，。；\d]{0,2}$/.test(beforeSum(telling, sum)),
    );
  const [price, second] = sums.filter((sum) => sum !== doctor && sum.start !== doctor?.start && !sum.isRough);
  const paid = price && !second ? price : null;
  const tenfold = paid ? paid.value * TIMES : null;
  const damages = tenfold === null ? null : Math.max(LEAST, tenfold);
  const how =
    tenfold === null
      ? '价款的十倍，不足一千元的为一千元'
      : tenfold < LEAST
        ? `价款的十倍为${tenfold}元，不足一千元，按一千元`
        : '价款的十倍';
  const row = (words: string, amount: number | null, at: { start: number; end: number }): ClaimRow => ({
    content: `请求判令${other}${words}`,
    amount,
    start: at.start,
    end: at.end,
  });
  return [
    row(`退还货款${paid?.value ?? '＿＿＿'}元`, paid?.value ?? null, paid ?? place),
    row(`支付赔偿金${damages ?? '＿＿＿'}元（${how}，《食品安全法》第一百四十八条）`, damages, place),
    ...(doctor ? [row(`赔偿医疗费${doctor.value}元`, doctor.value, doctor)] : []),
  ];
}
