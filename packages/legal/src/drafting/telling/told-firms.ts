const NAME = '[\\u4e00-\\u9fffA-Za-z0-9()]';
/** 店叫…, 公司全称是…: a firm by the name its teller says it has, with whatever end. */
const CALLED = new RegExp(
  `(?:公司|厂|店|店名|馆|单位|民宿|学校|机构|诊所|驾校|饭店|餐馆|网店|店铺|工作室|门店|商行)(?:的?名字?|的?全称|的?全名)?(?:就)?(?:叫做?|名叫)(${NAME}{2,22}?)(?=[，。；、的（(“”]|$)`,
  'g',
);
/** …五金制品厂, behind a mark or where it is. */
const WORKS =
  /(?:^|[，。；、在给向跟和是叫])((?!一个|这个|那个|我们|他们)[\u4e00-\u9fff]{2,10}(?:制品|加工|灯饰|门窗|家具|服装|食品|电子|机械|塑料|印刷|包装|纸箱|玩具|鞋|模具|建材|石材)厂)(?=[，。；、上做干的（(送供拿订买欠]|$)/g;
/** 物业(安居物业服务有限公司): what it is, and its name in brackets. */
const IN_BRACKETS =
  /(?:物业|公司|学校|医院|幼儿园|店家?|商家|平台|单位|中介|开发商|机构|厂家?)[(（]([\u4e00-\u9fff]{4,30}(?:公司|集团|小学|中学|学校|医院|幼儿园|中心|厂|店))[)）]/g;
/** 鸡蛋一直给某食品厂送: what stands before the name of works. */
const BEFORE_NAME = /^.*(?:给|跟|向|从|在|到|去|找|往|是)(?=.{4,})/;
/** What stands over the door of where people work. */
const SIGNS =
  '汽修厂|修理厂|火锅店|饭店|酒楼|饭庄|餐馆|面馆|烧烤店|理发店|美发店|美容院|超市|便利店|药店|幼儿园|培训学校|快递站|宾馆|酒店|洗车行|维修部|加工厂|网吧|茶楼|蛋糕店|奶茶店|服装店|棋牌室|会所|医院|卫生院|诊所|小学|中学';
/** 在老灶火锅店后厨, 到鑫源汽修厂干钣金: where somebody works, by the sign over its door. */
const WORKPLACE = new RegExp(
  `(?:在|到|去|进(?:了|的)?|入职(?:了)?)((?!一[家个间]|这[家个]|那[家个]|[我他她你咱]|某|朋友|亲戚|镇|村|县|当地|附近|外地|老家|工地)[\\u4e00-\\u9fff]{2,10}?(?:${SIGNS}))(?=后厨|前厅|上班|工作|打工|干|做|当|切|洗|端|，|。|的)`,
  'g',
);
/** 请尚品装修公司装修: a firm under the name people have for it. */
const SHORT_FIRM =
  /(?:请|找|跟|和|与|被|给|在|是|包给|入职(?:了|的)?|进(?:了|的))(?:了)?((?!一[家个]|[某大小外]|本地|当地|私人|民营|国有|上市|[我他她你])(?:(?![的这那个家了过])[\u4e00-\u9fff]){2,5}(?:装修|装饰|家政|搬家|旅游|建筑|物流|快运|保洁|(?:国际)?贸易|商贸|外贸|科技|网络|配送|食品|机械|电子|服饰|服装|传媒|广告|保安|劳务|餐饮|健身)公司)/g;
const CITY = '(?:[\\u4e00-\\u9fff]{2,4}(?:市|省)?)?';
/** 在平安保的, 保险是人保: insurers by the names people have for them. */
const INSURER = new RegExp(
  `((?:中国)?(?:人保|平安|太平洋|太保|人寿财?|国寿财?|大地|阳光|中华联合|华安|天安|永安|众安|永诚|紫金|安盛)(?:财产)?(?:财险|保险|产险|车险)?(?:公司)?(?:${CITY}(?:分公司|支公司|中心支公司))?)(?=保的|买的|投的?|交强|商业|承保|投保|[，。；、（(]|的|，|未|不|只|没|先|已|垫|赔|说|拒)`,
  'g',
);
const INSURED = /(?:保险|投保|承保|保在|在)(?:公司)?(?:是|的是|了|于)?(?:中国)?$/;
/** What somebody is called and is no firm. */
const NO_FIRM = /^(?:我|他|她|你|什么|啥|人|一个|这|那|大家|别人|来|去|上)|[我他她你了着吗呢]$/;

/** 火锅店, 大酒店: what it is, and no name. */
const GENERIC = new RegExp(`^(?:大|小|老|新|家)?(?:${SIGNS})$`);

/** A name ends where a clause begins: 荷塘人家他跟他小舅子合着开 is 荷塘人家. */
function wholeName(read: string): string[] {
  const name = read.split(/[我他她你咱俺]|(?<=..)(?:跟|合着|合伙|一起)/)[0] ?? '';
  return name.length < 2 ? [] : [name];
}

/** Firms that no end of their name tells: 店叫茶小满. */
export function toldFirms(story: string): string[] {
  const works = [...story.matchAll(WORKS)].map(([, name = '']) => name.replace(BEFORE_NAME, ''));
  const workplaces = /工资|工钱|薪|经济补偿|劳动合同|社保[^。]*辞/.test(story)
    ? [...story.matchAll(WORKPLACE)].map(([, name = '']) => name)
    : [];
  const short = [...story.matchAll(SHORT_FIRM)].map(([, name = '']) => name);
  const called = [...story.matchAll(CALLED), ...story.matchAll(IN_BRACKETS)].map(([, name = '']) => name);
  const named = [...called, ...works, ...short, ...workplaces.filter((name) => !GENERIC.test(name))].flatMap(
    (name) => (NO_FIRM.test(name) ? [] : wholeName(name)),
  );
  const insurers = /保险|交强|投保/.test(story)
    ? [...story.matchAll(INSURER)].flatMap(({ index, 1: name = '' }) =>
        INSURED.test(story.slice(Math.max(0, index - 6), index)) || /保险|财险|公司|人保/.test(name)
          ? [name]
          : [],
      )
    : [];
  return [...new Set([...named, ...insurers])];
}
