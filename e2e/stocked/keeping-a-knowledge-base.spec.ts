/// <reference lib="dom" />
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { makeInventedLease } from '../kit/invented-lease.ts';
import { expect, test } from '../kit/journey.ts';

const BUILT_IN = '内置引擎（不需要模型）';

const DUTIES = `<!doctype html><meta charset="utf-8"><style>body{font:14px/26px "Noto Serif CJK SC",serif}</style>
<h1>纸鸢渡口值班规定</h1>
<p>第一条 值班员应当在早晨六点半到岗，检查救生圈和缆绳。</p>
<p>第二条 风力达到七级的，值班员应当停止摆渡，并升起红色信号旗。</p>
<p>第三条 值班员交接时，应当在值班簿上签名。</p>`;
const CHARGES = '项目,金额,说明\n单程票,3元,儿童免费\n夜间摆渡,20元,晚九点以后\n自行车,1元,每辆\n';

interface GivenFile {
  name: string;
  type: string;
  base64: string;
}

async function makeFiles(context: BrowserContext): Promise<GivenFile[]> {
  const page = await context.newPage();
  await page.setContent(DUTIES);
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  const lease = await makeInventedLease();
  return [
    { name: '值班规定.pdf', type: 'application/pdf', base64: pdf.toString('base64') },
    { name: '纸鸢路租赁合同.docx', type: '', base64: lease.toString('base64') },
    { name: '收费表.csv', type: 'text/csv', base64: Buffer.from(CHARGES).toString('base64') },
  ];
}

/** Lets go of files over an element, as from a folder of the desktop. */
async function dropOnto(target: Locator, files: GivenFile[]): Promise<void> {
  await target.evaluate((element, given) => {
    const dataTransfer = new DataTransfer();
    for (const { name, type, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name, { type }));
    }
    element.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, files);
}

const fileRow = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test.beforeEach(({ stocked }) => stocked);

test('three dropped files become searchable, a question cites them, a click opens the original at the place', async ({
  page,
  context,
  user,
  chat,
}) => {
  const name = `渡口资料${user.mobile.slice(-6)}`;
  const files = await makeFiles(context);

  await test.step('an empty list says what to do, and a base is made', async () => {
    await page.goto('/knowledge_base');
    await expect(page.getByText('还没有知识库。把文件放进来，回答就能引用它们。')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: '新建知识库' }).last().click();
    await page.getByLabel('名称').fill(name);
    await page.getByRole('button', { name: '建立知识库' }).click();
    await expect(page).toHaveURL(/\/knowledge_base_create\/kon_/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('dropped files are read, and it survives a reload', async () => {
    await dropOnto(page.getByRole('region', { name: '把文件或文件夹拖到这里' }), files);
    for (const file of files) await expect(fileRow(page, file.name)).toBeVisible();
    await expect(page.getByRole('region', { name: '正在添加' })).toHaveCount(0);
    await page.reload();
    for (const file of files) await expect(fileRow(page, file.name)).toContainText('可检索');
    await expect(page.getByText(/3 个文件 · 3 个可检索/)).toBeVisible();
  });

  await test.step('the same content again is asked about', async () => {
    await dropOnto(page.getByRole('region', { name: '把文件或文件夹拖到这里' }), files.slice(2));
    const uploads = page.getByRole('region', { name: '正在添加' });
    await expect(uploads).toContainText('内容相同');
    await uploads.getByRole('button', { name: '跳过' }).click();
    await expect(uploads).toHaveCount(0);
  });

  await test.step('a chunk leads to its place in the original, and can be edited and taken back', async () => {
    await page.getByRole('button', { name: '查看 值班规定.pdf' }).click();
    const sheet = page.getByRole('dialog', { name: '值班规定.pdf' });
    await sheet.getByRole('searchbox', { name: '在片段中搜索' }).fill('红色信号旗');
    const chunk = sheet.getByRole('listitem').filter({ hasText: '红色信号旗' }).first();
    await chunk.getByRole('button', { name: /在原件中查看/ }).click();
    await expect(sheet.locator('[data-page="1"] [data-mark="focus"]').first()).toBeInViewport();
    await expect(sheet.locator('[data-page="1"] img')).toHaveJSProperty('complete', true);

    await chunk.getByRole('button', { name: /编辑片段/ }).click();
    await sheet.getByRole('textbox', { name: '片段内容' }).fill('七级风停航，升红色信号旗。');
    await sheet.getByRole('button', { name: '保存' }).click();
    await expect(sheet.getByText('已修改')).toBeVisible();
    await sheet.getByRole('button', { name: '恢复原文' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: '恢复原文' }).click();
    await expect(sheet.getByText('已修改')).toHaveCount(0);
    await sheet.getByRole('button', { name: '关闭' }).first().click();
  });

  await test.step('the retrieval test shows what is found, and by which method', async () => {
    await page.getByRole('tab', { name: '检索测试' }).click();
    await page.getByRole('textbox', { name: '测试问题' }).fill('风大了还能摆渡吗，升什么旗？');
    await page.getByRole('button', { name: '检索', exact: true }).click();
    const first = page.getByRole('listitem').filter({ hasText: '值班规定.pdf' }).first();
    await expect(first).toContainText('红色信号旗');
    await expect(first).toContainText(/高度相关 100/);
    await expect(first).toContainText(/词语 第 1 位 · 100 分/);
  });

  await test.step('an answer cites the file, and the citation opens the page with the place marked', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: '知识库', exact: true }).click();
    await page.getByRole('checkbox', { name: new RegExp(name) }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await chat.chooseModel(BUILT_IN);
    await chat.ask('渡口风力达到七级的，值班员应当升起什么旗？');
    const answer = await chat.finished();
    await expect(answer).toContainText('红色信号旗');
    await answer
      .getByRole('button', { name: /^\[\d+\].*知识库/ })
      .first()
      .click();
    const card = page
      .getByRole('tooltip')
      .or(page.locator('[class*="card"]'))
      .filter({ hasText: '打开原件' });
    await expect(card.first()).toContainText('值班规定.pdf');
    await page.getByRole('button', { name: '打开原件' }).click();
    const original = page.getByRole('dialog', { name: /值班规定\.pdf/ });
    await expect(original.locator('[data-page="1"] [data-mark="focus"]').first()).toBeInViewport();
    await original.getByRole('button', { name: '关闭' }).first().click();
    // The base stays chosen for the next question.
    await page.reload();
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  });

  await test.step('a deleted base is gone, with what it says goes', async () => {
    await page.goto('/knowledge_base');
    await page.getByRole('button', { name: `“${name}”的操作` }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    const question = page.getByRole('dialog', { name: `删除“${name}”？` });
    await expect(question).toContainText('3 个文件');
    await question.getByRole('button', { name: '删除' }).click();
    await expect(page.getByText('还没有知识库。把文件放进来，回答就能引用它们。')).toBeVisible();
  });
});
