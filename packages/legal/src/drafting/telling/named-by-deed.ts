import { SURNAMES, WORDLIKE_SURNAMES } from '../../redaction/surnames.ts';

/** What only somebody does to the teller: borrows, owes, takes goods, hits with a car, gives an IOU. */
const DEED =
  '(?:又|就|曾|陆续|先后|以[^，。；]{2,10})?(?:借走|借去|借了我|借我的?钱|欠我|欠着我|还欠|(?:向|找|跟|和|问|管|从)(?:我|原告|本人)(?:借|要钱|拿|周转|这里?|手里|处|家|买|订|进货|租)|拉走|拿走|买走|赊走|提走|开的?(?:小?轿车|小?货车|面包车|汽车|三轮车?|电动车|摩托车?|大?卡车|车|的)|的(?:小?轿车|货车|面包车|三轮车?|摩托车|电动车|大?卡车)|驾驶|骑的?(?:电动|摩托|自行|三轮)|给我(?:打|写)了?(?:借条|欠条|个?条)|(?:出具|打了?|写了?)(?:一?张)?(?:借条|欠条))';
/** Behind a day, a mark, or a word that goes before somebody. */
const BEFORE =
  '(?<=^|[，。；！？!?\\n：:]|[日号] ?|被|让|跟|和|与|朋友|同学|同事|邻居|老乡|战友|客户|亲戚|[表堂][哥姐弟妹])';
const BY_DEED = new RegExp(`${BEFORE}([\\u4e00-\\u9fff]{2,3}?)(?=${DEED})`, 'g');
/** 单位拉走: a word whose first character is a surname as well. */
const isSurname = (name: string): boolean =>
  SURNAMES.has(name[0] ?? '') && !WORDLIKE_SURNAMES.has(name[0] ?? '');

/** Names that no list knows, told by what whoever bears them did: 2024年3月9日某某某借走我9万元. */
export const namedByDeed = (story: string): { name: string; end: number }[] =>
  [...story.matchAll(BY_DEED)].flatMap(({ index, 1: name = '' }) =>
    isSurname(name) ? [{ name, end: index + name.length }] : [],
  );
