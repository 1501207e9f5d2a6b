import { expect, test } from '../kit/journey.ts';
import { openGate } from '../kit/server-api.ts';

test.beforeEach(({ stocked }) => stocked);

test('a model drafts the grounds: its citations are dealt with before they are taken over, and it can be stopped, shortened and put aside', async ({
  page,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/document_generation/template/civil-complaint');
  await page.getByRole('button', { name: '起草这份文书' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开始起草' }).click();
  await expect(page).toHaveURL(/document_generation\/draft\//);
  const model = page.getByRole('region', { name: '用模型起草：事实与理由' });
  const pages = page.getByRole('region', { name: '文书预览' });

  await model.getByRole('button', { name: '让模型起草' }).click();
  await expect(model.getByText('3 处引用存疑，采用前要逐条处理')).toBeVisible();
  await expect(model.getByText('条文不存在').first()).toBeVisible();
  await expect(model.getByText('已废止').first()).toBeVisible();
  const accept = model.getByRole('button', { name: /^采\s*用$/ });
  await expect(accept).toBeDisabled();
  await expect(pages).not.toContainText('救生设备');
  for (const box of await model.getByRole('checkbox').all()) await box.check();
  await accept.click();
  await expect(pages).toContainText('渡船应当配备足够的救生设备');
  await expect(page.getByText(/由模型.*撰写|模型撰写/).first()).toBeVisible();

  await model.getByText('对写法的要求（选填）').click();
  const wish = model.getByRole('textbox', { name: '对写法的要求（选填）' });
  await wish.fill('[[gated:drafting]]');
  await model.getByRole('button', { name: /^缩\s*短$/ }).click();
  await expect(model.getByText('甲一，甲二')).toBeVisible();
  await model.getByRole('button', { name: /^停\s*止$/ }).click();
  await expect(model.getByText('已停止，写到这里的内容保留着')).toBeVisible();
  await openGate('drafting');
  await model.getByRole('button', { name: /^放\s*弃$/ }).click();

  await model.getByText('对写法的要求（选填）').click();
  await wish.fill('[[cut:half]]');
  await model.getByRole('button', { name: /^改\s*写$/ }).click();
  await expect(model.getByText(/没有写完/)).toBeVisible();
  await model.getByRole('button', { name: /^放\s*弃$/ }).click();
  await expect(pages).toContainText('渡船应当配备足够的救生设备');

  await page.getByText('打印页面', { exact: true }).click();
  const printed = page.getByRole('region', { name: '打印页面' });
  await expect(printed.getByRole('region', { name: /第 1 页/ })).toContainText('民事起诉状');
});
