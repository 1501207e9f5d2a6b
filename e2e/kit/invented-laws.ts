import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

// Laws that exist nowhere, in the LawRefBook layout, so that every expectation is ours.
const FERRY_HISTORY = [
  '2003年3月1日 第十届全国人民代表大会常务委员会第一次会议通过',
  '2010年6月1日 第十一届全国人民代表大会常务委员会第十五次会议第一次修正',
];

const header = (title: string, day: string) => `---
title: "${title}"
publish_date: "${day}"
status: "现行有效"
category: "经济法"
source: "虚构"
---
# ${title}

`;

const LAWS: Record<string, string> = {
  '法律/经济法/渡船法(2010-06-01).md': `${header('中华人民共和国渡船法', '2003-03-01')}${FERRY_HISTORY.join('\n\n')}

<!-- INFO END -->

## 第一章 总则

第一条 为了保障渡船安全，制定本法。

第二条 本法适用于内河渡船。

## 第二章 安全

第三条 渡船应当按照规定检验。

渡船应当配备救生设备。

第四条 渡船未经检验，不得载客。

渡船的驾驶人应当持有驾驶证书。

第五条 本法自2003年6月1日起施行。
`,
  '法律/经济法/渡船法(2020-12-26).md': `${header('中华人民共和国渡船法', '2003-03-01')}${FERRY_HISTORY.join('\n\n')}

2020年12月26日 第十三届全国人民代表大会常务委员会第二十四次会议修订

<!-- INFO END -->

## 第一章 总则

第一条 为了保障渡船安全，保护乘客的合法权益，制定本法。

第二条 本法适用于内河渡船。

## 第二章 安全

第三条 渡船应当按照规定检验。

渡船应当配备足够的救生设备。

渡船有下列情形之一的，不得开航：

（一）超过核定载客人数的；

（二）遇大风、大雾的。

第四条 渡船未经检验，不得载客。

第五条 承运人违反本法第三条，造成乘客损害的，应当承担赔偿责任。

渡船的驾驶人应当持有驾驶证书。

## 第三章 附则

第六条 本法自2021年1月1日起施行。《摆渡管理规定》同时废止。
`,
  '行政法规/摆渡管理规定(1998-05-01).md': `${header('摆渡管理规定', '1998-05-01')}1998年5月1日 国务院发布

<!-- INFO END -->

第一条 为了加强摆渡管理，制定本规定。

第二条 摆渡人应当备有救生圈。

第三条 本规定自1998年7月1日起施行。
`,
  '行政法规/风筝放飞条例(2015-04-01).md': `${header('风筝放飞条例', '2015-04-01')}2015年4月1日 国务院公布

<!-- INFO END -->

第一条 为了维护低空秩序，制定本条例。

第二条 放飞风筝应当避开高压电线。

第三条 本条例自2015年5月1日起施行。
`,
};

/** Writes the invented library under the folder and tells how many laws it holds. */
export async function writeInventedLaws(folder: string): Promise<{ laws: number; versions: number }> {
  for (const [path, text] of Object.entries(LAWS)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return { laws: 3, versions: 4 };
}
