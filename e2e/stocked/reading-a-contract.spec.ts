import { readFile } from 'node:fs/promises';
import JSZip from 'jszip';
import { makeInventedLease } from '../kit/invented-lease.ts';
import { expect, test } from '../kit/journey.ts';
import { call } from '../kit/server-api.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.beforeEach(({ stocked }) => stocked);

test('a lease is read, reviewed for the tenant, and returned in Word with comments and tracked changes', async ({
  page,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/document_reading');
  await page.getByTestId('choose-documents').setInputFiles({
    name: '纸鸢路租赁合同.docx',
    mimeType: WORD,
    buffer: await makeInventedLease(),
  });
  await expect(page).toHaveURL(/\/document_reading\/doc_/);
  const tools = page.getByRole('complementary', { name: '阅读工具' });
  await expect(tools.getByText('房屋租赁合同').first()).toBeVisible();

  await tools.getByRole('tab', { name: '提纲' }).click();
  await expect(tools.getByRole('button', { name: /第三条/ })).toBeVisible();
  await tools.getByRole('tab', { name: '关键信息' }).click();
  await expect(tools.getByRole('region', { name: '当事人' })).toContainText('叶舟');
  await expect(tools.getByRole('region', { name: '金额' })).toContainText('9000');

  await tools.getByRole('tab', { name: '合同审查' }).click();
  // The sides carry the names of the parties.
  await tools.getByText('叶舟', { exact: true }).click();
  await tools.getByRole('checkbox', { name: /模型/ }).uncheck();
  await tools.getByRole('button', { name: '开始审查' }).click();
  const accept = tools.getByRole('button', { name: '采纳', exact: true });
  await expect(accept.nth(3)).toBeVisible();
  await expect(tools.getByRole('button', { name: '导出带批注与修订的 Word' })).toBeVisible();
  const open = await accept.count();
  await accept.first().click();
  await expect(tools.getByText('已采纳', { exact: true })).toHaveCount(1);
  await tools.getByRole('button', { name: '忽略', exact: true }).first().click();
  await expect(tools.getByText('已忽略', { exact: true })).toHaveCount(1);
  await expect(accept).toHaveCount(open - 2);

  const download = page.waitForEvent('download');
  await tools.getByRole('button', { name: '导出带批注与修订的 Word' }).click();
  const zip = await JSZip.loadAsync(await readFile(await (await download).path()));
  const body = (await zip.file('word/document.xml')?.async('string')) ?? '';
  expect(body).toContain('<w:ins ');
  expect(body).toContain('<w:commentReference ');
  expect(zip.file('word/comments.xml')).not.toBeNull();

  await page.reload();
  await expect(tools.getByText('已采纳', { exact: true })).toHaveCount(1);
});

test('a question about a document is answered from it, and the citation opens its place', async ({
  page,
  chat,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/document_reading');
  await page.getByTestId('choose-documents').setInputFiles({
    name: '押金说明.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(
      '押金说明\n\n一、押金为九千元，租赁期满后七日内退还。\n\n二、退还押金前应当结清水电费。\n',
    ),
  });
  await expect(page).toHaveURL(/\/document_reading\/doc_/);
  const tools = page.getByRole('complementary', { name: '阅读工具' });
  await tools.getByRole('tab', { name: '提问' }).click();
  await tools.getByRole('combobox', { name: '模型' }).selectOption({ label: '内置引擎（不需要模型）' });
  await chat.composer.fill('押金什么时候退还');
  await page.getByRole('button', { name: '发送' }).click();
  const answer = await chat.finished();
  await expect(answer).toContainText('七日内退还');
  await expect(page).toHaveURL(/\/document_reading\/doc_/);
});

test('two drafts are uploaded where they are compared', async ({ page, user }) => {
  expect(user.token).not.toBe('');
  await page.goto('/document_reading?tab=comparisons');
  const draft = (name: string, rent: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(`租赁合同\n\n第一条 租金\n月租金为${rent}元。\n\n第二条 押金\n押金为一个月租金。\n`),
  });
  const compare = page.getByRole('button', { name: '开始比对' });
  await page.getByTestId('choose-older').setInputFiles(draft('租赁一稿.txt', '三千'));
  await expect(compare).toBeDisabled();
  await page.getByTestId('choose-newer').setInputFiles(draft('租赁二稿.txt', '四千'));
  await compare.click();
  await expect(page).toHaveURL(/\/document_reading\/comparison\/cmp_/);
  await expect(page.locator('del')).toContainText('三');
  await expect(page.locator('ins')).toContainText('四');
});

test('a pasted page is kept, read and saved to a knowledge base', async ({ page, user }) => {
  const base = `风筝公告 ${user.mobile}`;
  await call('POST', '/v1/knowledge/create', { token: user.token, body: { name: base } });
  await page.goto('/web_reading');
  await page.getByLabel('网址', { exact: true }).fill('http://10.0.0.1/notice');
  await page.getByRole('button', { name: '读取' }).click();
  await expect(page.getByText(/该网址不能打开/)).toBeVisible();

  await page.getByRole('button', { name: '粘贴内容' }).click();
  const sentence = '为保障飞行安全，自二〇二六年三月一日起，高压线两侧五百米内禁止放飞风筝。';
  await page
    .getByRole('textbox', { name: '内容' })
    .fill(
      `<html><head><title>风筝放飞公告</title></head><body><script>window.hurt = 1</script><article><h1>风筝放飞公告</h1>${`<p>${sentence}</p>`.repeat(6)}</article></body></html>`,
    );
  await page.getByRole('button', { name: '保存并阅读' }).click();
  await expect(page).toHaveURL(/\/web_reading\/web_/);
  await expect(page.getByRole('heading', { level: 1, name: '风筝放飞公告' })).toBeVisible();
  await expect(page.getByText('高压线两侧').first()).toBeVisible();
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);

  await page.getByRole('button', { name: '存入知识库' }).click();
  await page.getByRole('button', { name: `存入知识库 ${base}` }).click();
  await expect(page.getByText(`已存入“${base}”`)).toBeVisible();
});
