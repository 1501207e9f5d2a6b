import type { Province } from '@mingfa/contract/values';
import { PROVINCES } from '@mingfa/contract/values';

/** Cities that makers name in place of their province: its capital and the largest of the others. */
const CITIES: Partial<Record<Province, string>> = {
  河北: '石家庄 唐山 秦皇岛 邯郸 邢台 保定 张家口 承德 沧州 廊坊 衡水',
  山西: '太原 大同 阳泉 长治 晋城 运城 临汾 吕梁',
  内蒙古: '呼和浩特 包头 赤峰 通辽 鄂尔多斯 呼伦贝尔',
  辽宁: '沈阳 大连 鞍山 抚顺 本溪 丹东 锦州 营口 盘锦 葫芦岛',
  吉林: '长春 四平 通化 延边',
  黑龙江: '哈尔滨 齐齐哈尔 牡丹江 佳木斯 大庆',
  江苏: '南京 无锡 徐州 常州 苏州 南通 连云港 淮安 盐城 扬州 镇江 泰州 宿迁 昆山',
  浙江: '杭州 宁波 温州 嘉兴 湖州 绍兴 金华 衢州 舟山 台州 丽水 义乌',
  安徽: '合肥 芜湖 蚌埠 淮南 马鞍山 安庆 滁州 阜阳 六安 亳州',
  福建: '福州 厦门 莆田 三明 泉州 漳州 南平 龙岩 宁德',
  江西: '南昌 景德镇 九江 赣州 吉安 宜春 上饶',
  山东: '济南 青岛 淄博 枣庄 东营 烟台 潍坊 济宁 泰安 威海 日照 临沂 德州 聊城 菏泽',
  河南: '郑州 开封 洛阳 平顶山 安阳 新乡 许昌 南阳 商丘 信阳 周口 驻马店',
  湖北: '武汉 黄石 十堰 宜昌 襄阳 荆门 孝感 荆州 黄冈',
  湖南: '长沙 株洲 湘潭 衡阳 邵阳 岳阳 常德 郴州 怀化',
  广东: '广州 深圳 珠海 汕头 佛山 韶关 湛江 肇庆 江门 茂名 惠州 梅州 清远 东莞 中山市 潮州 揭阳',
  广西: '南宁 柳州 桂林 梧州 北海市 玉林',
  海南: '海口 三亚',
  四川: '成都 自贡 攀枝花 泸州 德阳 绵阳 广元 遂宁 内江 乐山 南充 眉山 宜宾 达州',
  贵州: '贵阳 遵义 六盘水 安顺 毕节',
  云南: '昆明 曲靖 玉溪 大理 丽江',
  西藏: '拉萨 日喀则',
  陕西: '西安 宝鸡 咸阳 渭南 延安 汉中 榆林',
  甘肃: '兰州 天水 酒泉',
  青海: '西宁',
  宁夏: '银川',
  新疆: '乌鲁木齐 喀什 伊犁',
};
const ENGLISH: Partial<Record<Province, RegExp>> = {
  北京: /\bBeijing\b/i,
  上海: /\bShanghai\b/i,
  天津: /\bTianjin\b/i,
  重庆: /\bChongqing\b/i,
  广东: /\b(?:Guangdong|Guangzhou|Shenzhen)\b/i,
  江苏: /\b(?:Jiangsu|Nanjing|Suzhou)\b/i,
  浙江: /\b(?:Zhejiang|Hangzhou|Ningbo)\b/i,
  四川: /\b(?:Sichuan|Chengdu)\b/i,
  湖北: /\b(?:Hubei|Wuhan)\b/i,
  陕西: /\b(?:Shaanxi|Xi'?an)\b/i,
  福建: /\b(?:Fujian|Xiamen|Fuzhou)\b/i,
  山东: /\b(?:Shandong|Qingdao|Jinan)\b/i,
};

/** The one province a text speaks of, by its own name or a city's; null where there is none, or more than one. */
export function provinceIn(text: string): Province | null {
  const named = PROVINCES.filter(
    (province) =>
      text.includes(province) ||
      CITIES[province]?.split(' ').some((city) => text.includes(city)) ||
      ENGLISH[province]?.test(text),
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}
