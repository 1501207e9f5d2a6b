import { expect, test } from '../kit/journey.ts';

test('somebody asks for a code, an administrator approves, and the person registers with it and sees what VIP gives', async ({
  page: office,
  browser,
  administrator,
}) => {
  const mobile = `136${administrator.mobile.slice(-8)}`;
  const visitor = await browser.newPage();
  await visitor.goto('/apply_code');
  await visitor.getByRole('tab', { name: '申请邀请码' }).click();
  await visitor.getByLabel('姓名或称呼').fill('楚云飞');
  await visitor.getByLabel('手机号').fill(mobile);
  await visitor.getByLabel('申请理由').fill('想试用');
  await visitor.getByRole('checkbox').check();
  await visitor.getByRole('button', { name: '提交申请' }).click();
  await expect(visitor.getByText('申请已提交')).toBeVisible();

  await office.goto('/admin?tab=invites');
  const card = office.getByRole('listitem').filter({ hasText: mobile });
  await card.getByRole('button', { name: '批准' }).click();
  await expect(card).toContainText('请转交申请人');
  const code = (await card.textContent())?.match(/[A-Z2-9]{10}$/)?.[0] ?? '';
  expect(code).toHaveLength(10);

  await visitor.getByRole('tab', { name: '使用邀请码' }).click();
  await visitor.getByLabel('邀请码', { exact: true }).last().fill(code);
  await visitor.getByRole('button', { name: '带着邀请码去注册' }).click();
  await expect(visitor).toHaveURL(/\/sign_up/);
  await expect(visitor.getByRole('textbox', { name: '邀请码' })).toHaveValue(code);
  await visitor.getByLabel('手机号').fill(mobile);
  await visitor.getByLabel('密码', { exact: true }).fill('correct horse');
  await visitor.getByRole('checkbox').check();
  await visitor.getByRole('button', { name: '注册' }).click();
  await expect(visitor.getByText('注册成功，欢迎使用')).toBeVisible();
  await visitor.goto('/vip');
  await expect(visitor.getByText('你现在不是 VIP。')).toBeVisible();
  await expect(visitor.getByRole('table')).toContainText('提问');
  await visitor.close();
});
