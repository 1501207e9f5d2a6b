const ASKS = /哪(?!怕)|怎么|怎样|如何|何时|何种|什么|多少|多久|是否|能不能|可不可以/;
/** 安全保障义务, 违约金的调整标准: what is to be found in an article, and nothing that it would say of it. */
const MATTER =
  /^[\s（(]*[一-龥、“”‘’·\d]{2,24}?(?:义务|权利|责任|规则|制度|情形|条件|标准|程序|方式|期限|范围|要件|定义|原则|后果|效力|认定|计算|处罚)[\s）)]*(?:[的]?(?:规定|载|见)[在于]?|参见|依据|[，。；：]|$)/;
/** 自首依, 业主撤销权见: the name of a right or an institution, and where it stands. */
const NAMED =
  /^[\s（(]*(?:\d{1,2}[.、．)）])?[\s]*[一-龥、“”]{2,10}(?<![应可须得不])(?:依据?|按照?|见|参见?|规定在|载于|[：:])\s*[，。；]?$/;
/** 可供参照的……均已附后: where it is to be found. */
const ATTACHED =
  /^(?:[\s，、（(）)和及]|可供?(?:参照|参考|查阅)的?|可?参[见照考]|详见|另见)*(?:均|都|一并)?已?(?:附后|附上|随附|附卷|附于卷后|在卷)[\s。，]*$/;
/** 出租人的交付义务: what is owed by such a name, and nothing that is done. */
const OF_NAME = /的[一-龥]{2}(?=(?:义务|权利|责任)[\s）)]*$)/;
const STATES =
  /[不无未没应须非免]|可以|[可得能]|有权|承担|负|视为|推定|是(?!否)|为|由|经|处以?|归|属于|构成|给予|赔|付/;

/** Whether words ask, or only name a matter: nothing in an article says otherwise. */
export function statesNothing(said: string, claim: string): boolean {
  if (ASKS.test(said)) return true;
  const plain = claim.trim();
  if (ATTACHED.test(plain)) return true;
  return (
    (MATTER.test(plain) || NAMED.test(plain)) &&
    plain.length <= 30 &&
    !STATES.test(plain.replace(OF_NAME, ''))
  );
}
