import { describe, expect, test } from 'vitest';
import { readStory } from '../../../read-story.ts';

const TODAY = '2026-11-30';
const claims = (story: string) =>
  readStory(story, TODAY).flatMap(({ path, value }) =>
    /^claims\/.*\/content$/.test(path) ? [String(value)] : [],
  );
const fact = (story: string, path: string) => readStory(story, TODAY).find((one) => one.path === path)?.value;

describe('a tenant', () => {
  const lease = (end: string) =>
    `我叫倪小雪，去年9月租了凤永昌的房子，月租1500，押金3000，今年8月31号到期我搬走了，钥匙也还了。${end}我要他退押金。`;

  test('asks for the deposit less what is granted, with interest from the suit', () => {
    expect(claims(lease('灯罩是我弄坏的，80块我认，其他的他也要扣，不退给我。'))).toEqual([
      '请求判令被告退还押金2920元（押金3000元，扣除原告认可的80元）',
      expect.stringContaining('支付逾期退还押金的利息（以2920元为基数，自起诉之日起'),
    ]);
  });

  test('has the sum open where what is granted has none', () => {
    expect(claims(lease('保洁费我同意扣，其他的不行，他一分不退。'))[0]).toBe(
      '请求判令被告退还押金＿＿＿元（押金3000元，扣除原告认可的部分）',
    );
  });

  test('grants nothing by refusing it, and owes nothing by being asked for more', () => {
    expect(claims(lease('他说墙要扣800我不同意，还要我再赔五百，押金不退。'))[0]).toContain('退还押金3000元');
  });
});

describe('a deposit of which the landlord would leave a rest', () => {
  test('is asked for less what the tenant grants, and under its own name', () => {
    const story =
      '我租的一室一厅，房东叫凤永昌，一个月2500，押金5000打到他卡上。11月2号我搬走，钥匙交了。过了三天房东说墙脏了要扣4000，剩的1000等新租客来才退。水费还差130没结，这个我认，可以扣。我要了两次押金他不退，能告吗？';
    expect(claims(story)[0]).toContain('退还押金4870元');
    expect(claims(story).join('')).not.toMatch(/房款|租金/);
  });
});

describe('a sale in deliveries', () => {
  const sale = (told: string) =>
    `我们是衢州市明禾包装有限公司，跟丽水市佳味食品有限公司签了采购合同。他们拿了两批货，第一批31500，第二批${told}，都有签收。期间打过来两万。今年4月10号两边对账，盖了章。合同约定对账完20天内付清，逾期一天按万分之五算违约金。他们一直推，不付。`;

  test('asks for all of them less what was paid, with the penalty from behind the term', () => {
    const [price, penalty] = claims(sale('42800'));
    expect(price).toContain('支付货款54300元');
    expect(penalty).toContain('以54300元为基数，自2026年5月1日起');
  });

  test('leaves the price alone where one of them has no sum', () => {
    expect(claims(sale('也差不多')).join('')).not.toContain('54300');
    expect(claims(sale('也差不多')).join('')).not.toContain('支付货款11500元');
  });
});

describe('a landlord', () => {
  const shop = (told: string) =>
    `我叫扈大山，铺子租给牟小龙，月租2000，从今年6月起就没交，五个月了，${told}合同写违约方付两个月租金的违约金。人还占着不搬，我要他搬走，租金给我。`;

  test('has rent, end, place, its use until then and the penalty of so many months', () => {
    expect(claims(shop(''))).toEqual([
      '请求判令被告支付租金10000元（每月2000元，共5个月）',
      '请求判令解除双方的租赁合同',
      '请求判令被告腾退租赁房屋并交还原告',
      expect.stringContaining('实际腾退之日止的租金及占有使用费（按每月2000元计算'),
      '请求判令被告支付违约金4000元（合同约定的两个月租金）',
    ]);
  });

  test('takes off what came in the meantime', () => {
    expect(claims(shop('中间就转来1500块，'))[0]).toBe(
      '请求判令被告支付租金8500元（每月2000元，共5个月，扣除已付的1500元）',
    );
  });
});

describe('a job', () => {
  const JOB = '我叫岳小满，今年3月1号进的金海酒店有限公司当服务员，一个月4000，';

  test('that ended because wages were not paid has wages, the doubled wage, severance and the job itself', () => {
    const told = `${JOB}没签合同。7月8月两个月工资都没发，中间老板转了1000。9月5号我不干了。我要工资。`;
    expect(claims(told)).toEqual([
      '请求确认申请人与被申请人自2026年3月1日至2026年9月5日存在劳动关系',
      expect.stringContaining('工资7000元（每月4000元，共2个月，扣除已付的1000元）'),
      expect.stringContaining('二倍工资差额'),
      expect.stringContaining('经济补偿4000元'),
    ]);
  });

  test('that is wanted back has no money for its loss beside it', () => {
    const told = `${JOB}签了合同。9月5号经理让我当天走人。我想回去上班。`;
    expect(claims(told)).toEqual(['请求裁决被申请人继续履行劳动合同']);
  });

  test('takes the days of leave of the year as far as it had gone, and not 一天 of 一天没休', () => {
    const told =
      '我叫岳小满，2019年3月1号进的金海酒店有限公司当服务员，一个月4350，签了合同。今年6月30号经理让我当天走人，今年的10天年假我一天没休。我要赔偿。';
    expect(claims(told).join()).toContain('未休年休假工资1600元（4350元÷21.75×4天×200%）');
  });

  test('is paid by what was agreed before taxes, and not by what came in hand', () => {
    const told = '我叫岳小满，在金海酒店有限公司上班，合同上写月工资5000，到手4600，没发工资。';
    expect(
      readStory(told, TODAY).flatMap(({ path, value }) => (path === 'monthly_wage' ? [value] : [])),
    ).toEqual([5000]);
  });
});

test('a price less each payment and what went back, its delay by the LPR where nothing was agreed', () => {
  const told =
    '我叫终大海，给德胜饭店有限公司送酒，今年3月1日对了账，一共52000，说好3月底付清。4月2日付了10000，5月他们退货，退货单写2000元。剩下的一直拖着，我要货款。';
  expect(claims(told)).toEqual([
    '请求判令被告支付货款40000元（52000元扣除已付的10000元、2000元（退货））',
    '请求判令被告支付逾期付款损失（以40000元为基数，自2026年4月1日起至实际付清之日止，按同期一年期贷款市场报价利率加计30%计算）',
  ]);
});

test('an owner whose home was left half done has what only an expert can say open, and the neighbour below', () => {
  const told =
    '我叫闻小静，房子包给庞大力装修，总价50000，约定今年4月10号完工，晚一天赔60。我付了30000，干到一半人跑了，卫生间漏水，楼下天花板泡了，我赔了楼下1200。我不想让他干了，要退钱。';
  const all = claims(told);
  expect(all[0]).toContain('解除');
  expect(all.join('\n')).toContain('＿＿＿元（已付30000元减去已完合格工程的价款，以鉴定结论为准）');
  expect(all.join('\n')).toContain('按约定的每逾期一日60元，自2026年4月11日起计算');
  expect(all.join('\n')).toContain('赔偿原告向楼下住户赔付的损失1200元');
});

test('what is left on a card is given back, and no price is paid', () => {
  const told = '我叫郁小北，在悦颜美容店充了3000办的卡，还剩1250，店关门了，老板娘叫慕小燕。我要退钱。';
  expect(claims(told)).toEqual([
    expect.stringMatching(/^请求判令解除双方的(?:服务)?合同$/),
    expect.stringMatching(/^请求判令被告退还(?:预付款余额|费用)1250元$/),
    expect.stringContaining('资金占用利息（以1250元为基数'),
  ]);
});

describe('a marriage', () => {
  test('ends with the children, what is shared, the debts of one alone and damages', () => {
    const told =
      '我叫晏小雨，和屠大勇2015年5月1日领的证，2017年生了女儿屠小朵，女儿跟我，他每月给1200抚养费。婚后买的房子写两个人名字。他背着我借了5万去赌，还动手打过我。我要离婚。';
    const all = claims(told).join('\n');
    expect(all).toContain('请求判令准予原告与被告离婚');
    expect(all).toContain('屠小朵由原告直接抚养，被告每月支付抚养费1200元');
    expect(all).toContain('依法分割房屋');
    expect(all).toContain('不属于夫妻共同债务');
    expect(all).toContain('离婚损害赔偿＿＿＿元');
  });

  test('has a child open for whom nobody said who raises it', () => {
    const told = '我叫晏小雨，和屠大勇2015年5月1日领的证，大女儿屠小朵，小儿子屠小川。我想离婚。大的跟他。';
    expect(claims(told).join()).toContain('屠小朵由被告直接抚养、屠小川由＿＿＿直接抚养');
  });
});

describe('a loan', () => {
  test('in parts side by side is their sum, each with its day', () => {
    const told =
      '我叫阳大海，闺蜜步小桃今年3月1号、4月2号、5月3号分三次跟我借钱，分别是5000、6000和7000，都是微信转账，没写借条，到现在没还。';
    expect(fact(told, 'loan_principal')).toBe(18000);
    expect(fact(told, 'loan_parts')).toContain('2026年3月1日以微信转账方式交付5000元');
  });

  test('of a sum that a friend was lent besides stays what it is', () => {
    const told =
      '我叫阳大海，步大勇2025年3月1号从我这借了40000，打了借条。我还借过我妹三千，这个不算。他一直没还。';
    expect(
      readStory(told, TODAY).flatMap(({ path, value }) => (path === 'loan_principal' ? [value] : [])),
    ).toEqual([40000]);
    expect(fact(told, 'defendants/步大勇/name')).toBe('步大勇');
  });

  test('bears the rate that its interest by the month makes, and knows what was paid of it', () => {
    const told =
      '我叫阳大海，步大勇2025年3月1号从我这借了60000，写了欠条，月利息300。利息给了五个月，一共1500，后来不给了。';
    expect(fact(told, 'loan_rate')).toBe(6);
    expect(fact(told, 'loan_interest_paid')).toBe(1500);
  });

  test('had on credit is a sale', () => {
    const told = '我叫阳大海，步大勇在我这赊饲料，打了个欠条，欠12000，给过我2000，剩下的不给。我要他还钱。';
    expect(fact(told, 'cause')).toBe('买卖合同纠纷');
  });

  test('whose guarantor signed in his place is owed by both', () => {
    const told =
      '我叫阳大海，朋友介绍认识的步大勇，2025年3月1号借了我50000，写了借条。他姐夫段小刚在借条担保人那栏签了名。到现在没还，我要把他跟段小刚都告了。';
    expect(fact(told, 'guarantee_written')).toBe(true);
    expect(fact(told, 'claimants/段小刚/name')).toBeUndefined();
    expect(fact(told, 'defendants/步大勇/name')).toBe('步大勇');
    expect(fact(told, 'defendants/段小刚/name')).toBe('段小刚');
  });
});

test('deeds leave records, what was not done leaves none', () => {
  const rows = (told: string) =>
    readStory(told, TODAY).flatMap(({ path, value }) => (/^evidence\/.*\/name$/.test(path) ? [value] : []));
  const told = '我叫阳大海，微信转给步大勇20000，没打借条，我微信上催他他说过几天，老韩可以作证。他没还钱。';
  expect(rows(told)).toEqual(['微信转账记录', '微信聊天记录', '证人老韩的证言']);
  expect(rows('我叫阳大海，步大勇借了我20000，没微信转账，也没报警。他没还钱。')).toEqual([]);
});
