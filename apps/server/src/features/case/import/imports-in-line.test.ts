import * as contract from '@mingfa/contract/case-import';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter } from '../../../testing/sample-world.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/upload-file.ts';

let server: TestApp;
let admin: TestPerson;
let people: TestPerson[];
beforeAll(async () => {
  server = await openTestApp();
  admin = await enter(server, 'admin');
  people = [await server.person(), await server.person()];
});
afterAll(() => server.close());

const judgment = (number: number) => `浙江省某某区人民法院
民事判决书
（2023）浙0199民初${number}号
原告：某某甲，男，1980年1月1日出生。
被告：某某乙，男，1981年1月1日出生。
原告向本院提出诉讼请求：判令被告返还押金3000元。
经审理查明，双方于2022年1月1日签订房屋租赁合同，押金3000元，期满后房屋完好交还。
本院认为，租赁期满后出租人应当返还押金。依照《中华人民共和国民法典》第五百零九条的规定，判决如下：
被告于本判决生效之日起十日内返还原告押金3000元。
二〇二三年五月八日
`;

async function begin({ token }: TestPerson, number: number, shared: boolean) {
  const uploadId = await uploadFile(server, token, {
    purpose: 'case-file',
    name: `${number}.txt`,
    content: judgment(number),
  });
  return server.call(contract.uploadCaseImport, { token, body: { uploadId, shared } });
}

test('imports of several people wait in line, and nobody is shut out by another', async () => {
  const begun = [
    await begin(people[0] as TestPerson, 701, false),
    await begin(people[1] as TestPerson, 702, false),
    await begin(admin, 703, true),
  ];
  expect(begun.map(({ status }) => status)).toEqual([200, 200, 200]);
  await server.app.idle();
  const owners = [...people, admin];
  for (const [at, { body }] of begun.entries()) {
    const ended = await server.call(contract.getCaseImport, {
      token: owners[at]?.token,
      params: { importId: body.importId },
    });
    expect(ended.body).toMatchObject({ state: 'finished', added: 1 });
  }
});
