import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startScriptedSearchEngine } from '../../apps/server/src/testing/scripted-search-engine.ts';
import { expect, test } from '../kit/journey.ts';
import { call, MODELS } from '../kit/server-api.ts';

test.beforeEach(({ stocked }) => stocked);

const BUILT_IN = '内置引擎（不需要模型）';

/** Opens the start of AI search, with an engine or a model to answer. */
async function beginWith(page: Page, model: string): Promise<void> {
  await page.goto('/ai_search');
  await page.getByRole('combobox', { name: '模型' }).selectOption({ label: model });
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: '输入你的问题' }).fill(question);
  await page.getByRole('button', { name: '发送' }).click();
  await expect(page).toHaveURL(/\/ai_search\/cnv_/);
}

test('without a model a question is planned, answered with checked citations, and says what was not found', async ({
  page,
  chat,
  user,
}) => {
  expect(user.token).not.toBe('');
  await beginWith(page, BUILT_IN);
  const where = page.getByRole('group', { name: '检索范围' });
  await expect(where.getByRole('checkbox', { name: /法规/ })).toBeChecked();
  await expect(where.getByRole('checkbox', { name: /案例/ })).toBeChecked();
  await expect(where.getByRole('checkbox', { name: /知识库/ })).not.toBeChecked();
  await expect(where).toContainText('条法条');
  await page.getByRole('button', { name: '深入检索' }).click();
  await expect(page.getByText(/最多 \d+ 次/)).toBeVisible();

  await ask(page, '渡船没有救生设备，承运人要承担什么责任？渡船未经检验能不能载客？');
  const answer = await chat.finished();
  const plan = answer.getByRole('region', { name: '检索计划' });
  await expect(plan).toContainText('深入检索');
  await plan.getByText('检索计划').click();
  await expect(plan.getByRole('list', { name: '各范围找到的数量' })).toContainText('法规');
  await expect(answer).toContainText('渡船');
  await expect(answer.getByText(/^检索记录（\d+ 次）$/)).toBeVisible();
  await expect(page.getByRole('complementary', { name: '依据' })).toContainText('渡船法');

  await page.reload();
  await expect(chat.answers.getByRole('region', { name: '检索计划' })).toBeVisible();
  await expect(chat.answers).toContainText('渡船');

  for (const [name, ending] of [
    ['Word', /\.docx$/],
    ['Markdown', /\.md$/],
  ] as const) {
    await page.getByRole('button', { name: '导出备忘录' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(ending);
    if (name === 'Markdown')
      expect(await readFile(await download.path(), 'utf8')).toContain('渡船没有救生设备');
  }
});

test('a scope that is not set up says so and how, and nothing is asked where none is chosen', async ({
  page,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/ai_search');
  const where = page.getByRole('group', { name: '检索范围' });
  await where.getByRole('checkbox', { name: /法规/ }).uncheck();
  await where.getByRole('checkbox', { name: /案例/ }).uncheck();
  await expect(where.getByRole('alert')).toHaveText('请至少选一个范围');
  await page.getByRole('textbox', { name: '输入你的问题' }).fill('渡船');
  await expect(page.getByRole('button', { name: '发送' })).toBeDisabled();
});

test('with a model a search is stopped and asked on, and its history is searched, renamed and deleted', async ({
  page,
  chat,
  user,
}) => {
  await beginWith(page, MODELS.works);
  await ask(page, `渡船停航怎么办 [[gated:search-${user.mobile}]]`);
  await expect(chat.answers).toContainText('甲四。');
  await page.reload();
  await expect(chat.answers).toContainText('甲四。');
  await chat.stop.click();
  await expect(page.getByText('已停止。')).toBeVisible();
  await page.getByRole('textbox', { name: '输入你的问题' }).fill('渡船没有救生设备怎么办');
  await page.getByRole('button', { name: '发送' }).click();
  const answer = await chat.finished(2);
  await expect(answer.getByRole('region', { name: '检索计划' })).toBeVisible();
  await expect(answer.getByRole('button', { name: /渡船法.*第三条第二款，已核对/ })).toBeVisible();
  await answer.getByRole('button', { name: '有帮助' }).click();
  await expect(answer.getByRole('button', { name: '有帮助' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: '新的检索' }).click();
  const history = page.getByRole('region', { name: '检索历史' });
  const row = history.getByRole('listitem').first();
  await row.hover();
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: '重命名' }).click();
  await page.getByRole('textbox', { name: '检索标题' }).fill('渡口检索');
  await page.keyboard.press('Enter');
  await expect(history.getByRole('link', { name: '渡口检索' })).toBeVisible();
  // What was searched is no conversation of chat.
  await expect(page.getByRole('region', { name: '历史对话' }).getByText('渡口检索')).toHaveCount(0);
  await history.getByRole('listitem').filter({ hasText: '渡口检索' }).hover();
  await history.getByRole('button', { name: '“渡口检索”的操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('dialog', { name: '删除这次检索？' }).getByRole('button', { name: '删除' }).click();
  await expect(history.getByText('检索过的问题会保存在这里。')).toBeVisible();
});

const TIPS = `<html><head><title>渡口安全提示</title></head><body><article><h1>渡口安全提示</h1>${'<p>乘坐渡船前，请先看清船上的救生设备是否足够，没有救生设备的渡船不要乘坐，遇到超载应当拒绝上船。</p>'.repeat(6)}</article></body></html>`;

test('web search is set up and tested; a search and a chat with the internet on read a page, keep it and show what was sent', async ({
  page,
  chat,
  administrator,
}) => {
  const { token } = administrator;
  const engine = await startScriptedSearchEngine({
    results: [{ title: '渡口安全提示', snippet: '渡船救生设备', path: '/tips' }],
    pages: { '/tips': TIPS },
  });
  try {
    await page.goto('/admin?tab=search');
    await page.getByRole('radio', { name: /SearXNG/ }).check();
    await page.getByRole('textbox', { name: '服务地址' }).fill(engine.baseUrl);
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByRole('button', { name: '测试' }).click();
    await expect(page.getByText(/^可用：/)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '渡口安全提示' })).toBeVisible();

    await beginWith(page, BUILT_IN);
    await page.getByRole('checkbox', { name: /网络/ }).check();
    await ask(page, '乘坐渡船没有救生设备怎么办，我叫楚云飞，电话13812345678');
    const answer = await chat.finished();
    await answer.getByText(/^检索记录/).click();
    await expect(answer.getByText('发给 SearXNG').first()).toBeVisible();
    const sent = engine.searches.map(({ query }) => query).join('\n');
    expect(sent).toContain('渡船');
    expect(sent).not.toMatch(/楚云飞|13812345678/);
    await openSnapshot(page);

    await page.goto('/');
    const before = engine.searches.length;
    await chat.chooseModel(BUILT_IN);
    await chat.ask('渡船超载怎么办');
    await chat.finished();
    expect(engine.searches).toHaveLength(before);
    await page.getByRole('button', { name: '联网' }).click();
    await page.getByRole('textbox', { name: '输入你的问题' }).fill('渡船没有救生设备怎么办');
    await page.getByRole('button', { name: '发送' }).click();
    await chat.finished(2);
    expect(engine.searches.length).toBeGreaterThan(before);
    await openSnapshot(page);
  } finally {
    await call('POST', '/v1/admin/web-search', { token, body: { service: 'none' } });
    await engine.close();
  }
});

/** The page stands among the sources as what it is, and opens as it was read; one that was not read is told as a gap. */
async function openSnapshot(page: Page): Promise<void> {
  const web = page.getByRole('complementary', { name: '依据' }).getByRole('region', { name: /^网络/ }).last();
  // A machine too busy to read the page in time says so in its place.
  const unread = page.getByText('网页没有读成').last();
  await expect(web.or(unread).first()).toBeVisible();
  if (!(await web.isVisible())) return;
  const others = web.getByText(/没有引用$/);
  if (await others.isVisible()) await others.click();
  await expect(web).toContainText('不是法律依据');
  await web
    .getByRole('button', { name: /渡口安全提示/ })
    .first()
    .click();
  const snapshot = page.getByRole('dialog', { name: '渡口安全提示' });
  await expect(snapshot).toContainText('没有救生设备的渡船不要乘坐');
  await expect(snapshot).toContainText('SHA-256');
  await page.keyboard.press('Escape');
}
