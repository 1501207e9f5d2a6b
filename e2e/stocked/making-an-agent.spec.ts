import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { completeClone } from '../../apps/server/src/testing/complete-clone.ts';
import { beSignedIn, expect, test } from '../kit/journey.ts';
import { call, signUpAccount, tryAgent } from '../kit/server-api.ts';

test.beforeEach(({ stocked }) => stocked);

/** Another one each time: the square keeps what an earlier run put into it. */
const NAME = `林律师的租房助手${randomInt(10_000)}`;
/** The scripted model knows of ferries alone. */
const BUILT_IN = { label: '内置引擎（不需要模型）' };
const REFUSED = '我租的商铺能转租吗？';

/** From the list to the workbench, out of one paragraph. */
async function makeFromParagraph(page: Page): Promise<void> {
  await page.goto('/clone_list');
  await page.getByRole('button', { name: '新建智能体' }).first().click();
  await page
    .getByRole('textbox', { name: '一段描述' })
    .fill('我是租房律师，帮租客处理押金和退租的问题，口气亲切，刑事的事不答，让他们打 12348。先问月租金。');
  await page.getByRole('button', { name: '开始制作' }).click();
  await expect(page).toHaveURL(/\/release_intelligent\?app=/);
}

/** Asks the draft once: it is published only tried. */
async function tryDraft(page: Page): Promise<void> {
  const test = page.getByRole('complementary', { name: '试用草稿' });
  await test.getByRole('textbox', { name: '输入你的问题' }).fill('押金不退怎么办？');
  await test.getByRole('combobox', { name: '模型' }).selectOption(BUILT_IN);
  await test.getByRole('button', { name: '发送' }).click();
  await expect(test.getByRole('button', { name: '重新回答' })).toHaveCount(1);
}

async function goTo(page: Page, step: string): Promise<void> {
  await page.getByRole('navigation', { name: '制作步骤' }).getByRole('button', { name: step }).click();
  await expect(page.getByRole('heading', { name: step, exact: true })).toBeVisible();
}

async function publish(page: Page, version: number, notes: string): Promise<void> {
  await goTo(page, '发布');
  await page.getByRole('textbox', { name: '发布说明' }).fill(notes);
  await page.getByRole('button', { name: `发布第 ${version} 版` }).click();
  await expect(page.getByText(`正在使用第 ${version} 版`)).toBeVisible();
}

/** Runs all golden questions on the draft as it is. */
async function runGolden(page: Page, passed: string): Promise<void> {
  await goTo(page, '测试问题');
  await page.getByRole('button', { name: '全部运行' }).click();
  await expect(page.getByText(`通过 ${passed}`)).toBeVisible();
}

test('a lawyer makes an agent from a paragraph, mends what a golden question shows, publishes, answers a comment, and goes back a version', async ({
  page,
  user,
  browser,
}) => {
  // A whole story in one: a busy machine gets the time it needs.
  test.slow();
  expect(user.token).not.toBe('');
  await makeFromParagraph(page);
  const app = new URL(page.url()).searchParams.get('app');
  await page.getByRole('textbox', { name: '名称' }).fill(NAME);

  await goTo(page, '测试问题');
  await page.getByRole('button', { name: '添加测试问题' }).click();
  const editor = page.getByRole('dialog', { name: '添加测试问题' });
  await editor.getByRole('textbox', { name: '问题', exact: true }).fill(REFUSED);
  await editor.getByRole('combobox', { name: '资料不足' }).selectOption('must');
  await editor.getByRole('button', { name: /^保\s*存$/ }).click();
  await runGolden(page, '0 / 1');
  await expect(page.getByText('没有说资料不足')).toBeVisible();

  await goTo(page, '先问与拒答');
  await page.getByRole('combobox', { name: '添加到识别的词' }).first().fill('商铺');
  await page.keyboard.press('Enter');
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  await runGolden(page, '1 / 1');
  await tryDraft(page);
  await goTo(page, '发布');
  await page.getByRole('radio', { name: /所有人/ }).check();
  await publish(page, 1, '押金和退租。');

  const other = await (await browser.newContext()).newPage();
  await beSignedIn(other.context(), await signUpAccount());
  await other.goto('/intelligent');
  await other.getByRole('searchbox', { name: '搜索智能体' }).fill(NAME);
  await expect(other).toHaveURL(/[?&]q=/);
  await other.getByRole('link', { name: NAME }).click();
  const drawer = other.getByRole('dialog', { name: NAME });
  await drawer.getByRole('link', { name: '向它提问' }).click();
  await other.getByRole('textbox', { name: '输入你的问题' }).fill('我的电话是13812345678，押金不退怎么办？');
  await other.getByRole('combobox', { name: '模型' }).selectOption(BUILT_IN);
  await other.getByRole('button', { name: '发送' }).click();
  await other.getByRole('dialog').getByRole('button', { name: '让作者看', exact: true }).click();
  await expect(other.getByRole('button', { name: '重新回答' })).toHaveCount(1);
  const conversation = other.url();
  await other.getByRole('button', { name: '智能体操作' }).click();
  await other.getByRole('menuitem', { name: '查看介绍' }).click();
  await drawer.getByTitle('4 星').click();
  await drawer.getByRole('textbox', { name: '写评论' }).fill('希望也算利息。');
  await drawer.getByRole('button', { name: /^发\s*表$/ }).click();
  await expect(drawer.getByRole('article')).toContainText('希望也算利息。');

  await page.goto(`/intelligent?app=${app}`);
  const own = page.getByRole('dialog', { name: NAME });
  await own.getByRole('button', { name: '回复', exact: true }).click();
  await own.getByRole('textbox', { name: /^回复/ }).fill('下一版就加。');
  await own
    .getByRole('button', { name: /^(回\s*复|发\s*表)$/, disabled: false })
    .last()
    .click();
  await expect(own.getByRole('list', { name: '回复' })).toContainText('下一版就加。');
  await page.goto(`/clone_list?app=${app}&view=data`);
  await page.getByRole('tab', { name: '对话' }).click();
  await expect(page.getByRole('button', { name: /我的电话是\[电话\]/ })).toBeVisible();
  await expect(page.getByText('13812345678')).toHaveCount(0);

  await page.goto(`/release_intelligent?app=${app}&step=persona`);
  await page.getByRole('textbox', { name: '开场白' }).fill('先告诉我月租金。');
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  await runGolden(page, '1 / 1');
  await tryDraft(page);
  await publish(page, 2, '开场白更清楚。');
  await page.getByRole('button', { name: /^恢\s*复$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^恢\s*复$/ })
    .click();
  await expect(page.getByText('正在使用第 3 版')).toBeVisible();
  await other.goto(conversation);
  await expect(other.getByText('有了第 3 版', { exact: false })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('somebody without an account opens an agent by its link and asks it; its number alone opens nothing', async ({
    page,
  }) => {
    const { token } = await signUpAccount();
    const content = completeClone();
    type Made = { appId: string; draftRevision: number; lastVersion: number; linkId: string | null };
    const { appId, draftRevision, lastVersion } = await call<Made>('POST', '/v1/brain_app/create', {
      token,
      body: { content },
    });
    await tryAgent(token, appId);
    const { linkId } = await call<Made>('POST', '/v1/brain_app/publish', {
      token,
      body: { appId, draftRevision, lastVersion, notes: '', visibility: 'link' },
    });
    await page.goto(`/clone_agent?app=${appId}`);
    await expect(page.getByText('没有找到这个智能体。')).toBeVisible();
    await page.goto(`/share/${linkId}/clone`);
    await page.getByRole('button', { name: '押金不退怎么办？' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '不让作者看' }).click();
    await expect(page.getByRole('button', { name: '重新回答' })).toHaveCount(1);
    await expect(page.getByRole('article', { name: content.name })).toBeVisible();
    expect(await page.locator('body').evaluate((body) => body.scrollWidth)).toBe(390);
  });
});
