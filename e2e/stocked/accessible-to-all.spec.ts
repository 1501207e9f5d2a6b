import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { wrongRings } from '../kit/focus-rings.ts';
import { type FurnishedAccount, furnishAccount } from '../kit/furnished-account.ts';
import { beSignedIn, expect, test } from '../kit/journey.ts';
import { MODELS } from '../kit/server-api.ts';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;
declare const axe: { run(options: object): Promise<AxeResults> };

let furnished: FurnishedAccount;

test.beforeAll(async () => {
  furnished = await furnishAccount();
});
test.beforeEach(({ stocked }) => stocked);

/** Naming every place that is right takes axe a third of its time, and nobody reads them. */
const VIOLATIONS_ALONE = { resultTypes: ['violations' as const] };

async function seriousViolations(page: Page): Promise<string[]> {
  // The text of a file stands in a frame in which no script runs, axe's neither: it looks at the page alone.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  return seriousOf(await builder.options({ iframes: false, ...VIOLATIONS_ALONE }).analyze());
}

/** Asks the axe that looked at the whole page before, which is still there. */
async function wrongContrasts(page: Page): Promise<string[]> {
  return seriousOf(
    await page.evaluate((options) => axe.run(options), {
      runOnly: ['color-contrast'],
      iframes: false,
      ...VIOLATIONS_ALONE,
    }),
  );
}

function seriousOf({ violations }: AxeResults): string[] {
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`);
}

const LONGEST_TRANSITION_MS = 400;

/** Changes the theme as another tab of the same browser would. */
async function turnDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('themeMode', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'themeMode' }));
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Colours that go over into one another are looked at when they are there; what is not drawn never says that it is.
  await page.evaluate(async (longest) => {
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    const there = Promise.allSettled(changing.map(({ finished }) => finished));
    await Promise.race([there, new Promise((resolve) => setTimeout(resolve, longest))]);
  }, LONGEST_TRANSITION_MS);
}

/** The whole of axe and the rings of the keyboard in the light theme; in the dark one only the colours are others. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  expect.soft(await seriousViolations(page), `${path}: what axe found`).toEqual([]);
  expect.soft(await wrongRings(page), `${path}: what the keyboard reaches without one ring`).toEqual([]);
  await turnDark(page);
  expect.soft(await wrongContrasts(page), `${path}: what axe found in the dark`).toEqual([]);
}

async function expectAllAccessible(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, path);
  }
}

/** What somebody without an account can open; the last ones lead to nothing, or to what is another's. */
const forGuests = () => [
  '/sign_in',
  '/sign_up',
  '/forgot_password',
  '/user_agreement',
  '/settings',
  '/document_generation',
  '/document_generation?calculator=civil-limitation#startOn=2015-06-10',
  '/intelligent',
  '/document_reading',
  furnished.addresses.document,
  furnished.addresses.webPage,
  '/chat/cnv_AAAAAAAAAAAAAAAA',
  '/ai_search/cnv_AAAAAAAAAAAAAAAA',
];
const forMembers = () => {
  const { document, comparison, knowledgeBase, webPage, playbook } = furnished.addresses;
  return [
    '/',
    '/ai_search',
    '/laws_regulations',
    '/settings',
    '/admin',
    '/admin?tab=search',
    '/admin?tab=settings',
    '/admin?tab=invites',
    '/admin?tab=library',
    '/admin?tab=figures',
    '/knowledge_base',
    '/knowledge_base_create/new',
    knowledgeBase,
    `${knowledgeBase}?tab=test`,
    `${knowledgeBase}?tab=settings`,
    '/document_reading',
    '/document_reading?tab=comparisons',
    '/document_reading?tab=playbooks',
    document,
    `${document}?tool=outline`,
    `${document}?tool=facts`,
    `${document}?tool=review`,
    `${document}?tool=ask`,
    comparison,
    playbook,
    '/web_reading',
    webPage,
  ];
};
const ofCases = () => {
  const { caseFolder, caseReport } = furnished.addresses;
  return [
    '/case_search',
    '/case_search/folders',
    caseFolder,
    '/case_search/reports',
    ...['pending', 'searches', 'cases', 'text', 'finish'].map((step) => `${caseReport}?step=${step}`),
  ];
};
const ofTables = () => {
  const { dataset, analysis } = furnished.addresses;
  return [
    '/data_analysis',
    '/data_analysis?tab=analyses',
    '/data_analysis?tab=reviews',
    dataset,
    ...['ask', 'profile', 'recipes', 'steps'].map((tab) => `${dataset}?tab=${tab}`),
    analysis,
  ];
};

test.beforeEach(({ context }) => context.addInitScript(() => localStorage.setItem('themeMode', 'light')));

test('screens for guests have no serious violation in either theme, and one ring around what the keyboard reaches', async ({
  page,
}) => {
  await expectAllAccessible(page, forGuests());
});

test('screens for members have no serious violation in either theme, and one ring around what the keyboard reaches', async ({
  page,
  context,
}) => {
  test.slow();
  await beSignedIn(context, furnished.account);
  await expectAllAccessible(page, forMembers());
});

test('screens of cases, their folders and reports have no serious violation in either theme, and one ring around what the keyboard reaches', async ({
  page,
  context,
}) => {
  test.slow();
  await beSignedIn(context, furnished.account);
  await expectAllAccessible(page, ofCases());
});

test('datasets and analyses in steps have no serious violation in either theme, and one ring around what the keyboard reaches', async ({
  page,
  context,
}) => {
  test.slow();
  await beSignedIn(context, furnished.account);
  await expectAllAccessible(page, ofTables());
});

test('the list of agents and their workbench have no serious violation in the dark theme, and one ring around what the keyboard reaches', async ({
  page,
  context,
}) => {
  await beSignedIn(context, furnished.account);
  const { agent } = furnished.addresses;
  // Steps of one form: one theme is enough, since its parts stand in the other screens, too.
  for (const path of ['/clone_list', agent, `${agent}&step=asking`, `${agent}&step=publish`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await turnDark(page);
    expect.soft(await seriousViolations(page), `${path}: what axe found`).toEqual([]);
    expect.soft(await wrongRings(page), `${path}: what the keyboard reaches without one ring`).toEqual([]);
  }
});

test('a law in the reader has no serious violation in either theme', async ({ page }) => {
  await page.goto('/laws_regulations?q=渡船法第三条第二款');
  await expect(page.getByRole('article', { name: '第三条', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page, 'the reader');
});

test('a conversation has no serious violation in either theme', async ({ page, chat }) => {
  await page.goto('/');
  await chat.ask(`渡船没有救生设备怎么办（${MODELS.works}）`);
  await chat.finished();
  await expectAccessible(page, 'a conversation');
});
