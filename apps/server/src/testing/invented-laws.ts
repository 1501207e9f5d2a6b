import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** An invented law in the LawRefBook layout. Nothing of it is law anywhere. */
export function lawrefbookText(options: {
  title: string;
  history: string[];
  articles: string[];
  subtitle?: string;
  status?: string;
}): string {
  const subtitle = options.subtitle ? `subtitle: "${options.subtitle}"\n` : '';
  const heading = options.subtitle ? `# ${options.subtitle}\n\n` : '';
  return [
    `---\ntitle: "${options.title}"\n${subtitle}status: "${options.status ?? '现行有效'}"\n---\n`,
    `# ${options.title}\n\n${heading}${options.history.join('\n\n')}\n\n<!-- INFO END -->\n\n`,
    `${options.articles.join('\n\n')}\n`,
  ].join('');
}

/** The same in the just-laws layout: articles in bold. */
export function justLawsText(options: { title: string; history: string[]; articles: string[] }): string {
  const articles = options.articles.map((article) => article.replace(/^(第\S+条)\s+/, '**$1**　'));
  return `# ${options.title}\n\n${options.history.join('\n\n')}\n\n${articles.join('\n\n')}\n`;
}

/** Writes files into a new folder and gives its path. */
export async function writeFolder(files: Record<string, string | Buffer>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'mingfa-laws-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return root;
}

const KITE_2010 = [
  '第一条 为了规范风筝放飞，保护放飞人和路人的安全，制定本法。',
  '第二条 本法所称风筝，是指以线牵引、借风力升空的器具。',
  '第三条 放飞人应当在划定的场地放飞风筝。\n\n在禁飞区放飞的，由主管部门责令收回。',
  '第四条 有下列情形之一的，不得放飞：\n\n（一）风力大于六级；\n\n（二）有雷电。',
  '第五条 违反本法第三条规定的，处五十元罚款。',
  '第六条 本法自2010年5月1日起施行。《放飞管理条例》同时废止。',
];
const KITE_2020 = [
  '第一条 为了规范风筝放飞，保护放飞人和路人的安全，制定本法。',
  '第二条 本法所称风筝，是指以线牵引、借风力升空的器具。',
  '第三条 主管部门应当公布放飞场地的名录。',
  '第四条 放飞人应当在划定的场地放飞风筝。\n\n在禁飞区放飞的，由主管部门责令立即收回。',
  '第五条 有下列情形之一的，不得放飞：\n\n（一）风力大于五级；\n\n（二）有雷电；\n\n（三）能见度不足一百米。',
  '第六条 违反本法第四条规定的，处二百元罚款；造成损害的，依法承担赔偿责任。',
  '第七条 本法自2010年5月1日起施行。',
];
const PASSED = '2010年3月1日第一届全国人民代表大会常务委员会第一次会议通过';
const REVISED = '2020年6月1日第二届全国人民代表大会常务委员会第三次会议修订';
const KITE = '中华人民共和国风筝法';

/** A small collection in the LawRefBook layout: two versions of one law, one in parts, an interpretation. */
export const LAWREFBOOK_FILES: Record<string, string> = {
  '法律/风筝法(2010-03-01).md': lawrefbookText({ title: KITE, history: [PASSED], articles: KITE_2010 }),
  '法律/风筝法(2020-06-01).md': lawrefbookText({
    title: KITE,
    history: [PASSED, REVISED],
    articles: KITE_2020.map((text) => text.replace('立即收回', '立刻收回')),
  }),
  '法典/上编.md': lawrefbookText({
    title: '中华人民共和国玩具法典',
    subtitle: '上编',
    history: ['2015年1月10日第一届全国人民代表大会第三次会议通过', '2015年7月1日 施行'],
    articles: ['第一条 玩具应当安全。', '第二条 玩具应当标明适用年龄。'],
  }),
  '法典/下编.md': lawrefbookText({
    title: '中华人民共和国玩具法典',
    subtitle: '下编',
    history: ['2015年1月10日第一届全国人民代表大会第三次会议通过', '2015年7月1日 施行'],
    articles: ['第三条 生产不安全玩具的，应当召回。', '第四条 本法自2015年7月1日起施行。'],
  }),
  '司法解释/最高人民法院关于适用《风筝法》的解释(2021-02-01).md': lawrefbookText({
    title: '最高人民法院关于适用《中华人民共和国风筝法》的解释',
    history: ['2021年2月1日最高人民法院审判委员会第9次会议通过，自2021年3月1日起施行'],
    articles: [
      '第一条 风筝法第四条所称场地，包括临时划定的场地。',
      '第二条 因放飞风筝造成损害的，适用风筝法第六条和《中华人民共和国玩具法典》第三条。',
    ],
  }),
};

/** The same law in the just-laws layout, its newest text and a coming one. */
export const JUST_LAWS_FILES: Record<string, string> = {
  'README.md': '# 目录\n\n[风筝法](./social/kite-law/)\n\n[玩具法典](./social/toy-code/)\n',
  'social/kite-law/README.md': justLawsText({ title: KITE, history: [PASSED, REVISED], articles: KITE_2020 }),
  'social/kite-law/versions.json': JSON.stringify({
    title: KITE,
    versions: [
      {
        id: '2020',
        label: '2020年修订版',
        promulgatedOn: '2020-06-01',
        effectiveFrom: '2020-09-01',
        effectiveTo: '2030-01-01',
        entry: 'README.md',
      },
      {
        id: '2029',
        label: '2029年修订版',
        promulgatedOn: '2026-10-01',
        effectiveFrom: '2030-01-01',
        effectiveTo: null,
        entry: 'versions/2030-01-01/README.md',
      },
    ],
  }),
  'social/kite-law/versions/2030-01-01/README.md': justLawsText({
    title: KITE,
    history: [PASSED, REVISED, '2026年10月1日第三届全国人民代表大会常务委员会第二次会议修订'],
    articles: ['第一条 放飞风筝应当取得许可。', '第二条 本法自2030年1月1日起施行。'],
  }),
};
