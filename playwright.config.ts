import { defineConfig } from '@playwright/test';
import {
  APP_ADDRESS,
  APP_PORT,
  DATA_FOLDER,
  MODEL_PORT,
  SEARCH_ADDRESS,
  SERVER_LOG,
} from './e2e/kit/places.ts';

const NO_LIMITS = {
  RATE_LIMIT_PER_MINUTE: '0',
  RATE_LIMIT_PER_MINUTE_SESSION: '1000000',
  QUESTIONS_A_DAY_GUEST: '0',
  QUESTIONS_A_DAY_USER: '0',
  GUESTS_PER_ADDRESS_A_DAY: '0',
  GUESTS_IN_TOTAL: '0',
  // Lets accounts made for a journey come from addresses of their own.
  TRUST_PROXY: 'true',
};

/** Journeys of real people through the real server, in a browser found by `scripts/system-packages.mjs`. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  // One at a time: the order is that of an installation's life, and small machines stay fast.
  workers: 1,
  // They run beside the other tests, on a machine without a core to spare.
  timeout: 240_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    actionTimeout: 60_000,
    baseURL: APP_ADDRESS,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    acceptDownloads: true,
    screenshot: 'only-on-failure',
    // Of the second try: to copy every page at every step takes the time of those that pass, and to film it two thirds more of the processor.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: {
      ...(process.env.BROWSER_PATH ? { executablePath: process.env.BROWSER_PATH } : {}),
      // Without a graphics processor, imitating one takes a third of the processor's time.
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-gpu'],
    },
  },
  projects: [
    { name: 'a new installation', testMatch: 'fresh/*.spec.ts' },
    {
      name: 'with models and a library',
      testMatch: 'stocked/*.spec.ts',
      // Nothing is looked at half-way, and drawing what moves takes a processor's time; that it moves is seen on the new installation.
      use: { contextOptions: { reducedMotion: 'reduce' } },
      dependencies: ['a new installation'],
    },
  ],
  webServer: [
    {
      command: `node e2e/kit/model-server.ts`,
      url: `http://127.0.0.1:${MODEL_PORT}/v1/models`,
      reuseExistingServer: false,
    },
    {
      command: `node e2e/kit/search-engine.ts`,
      url: `${SEARCH_ADDRESS}/pages/ferries`,
      reuseExistingServer: false,
    },
    {
      command: `rm -rf ${DATA_FOLDER} && mkdir -p ${DATA_FOLDER} && exec node apps/server/src/main.ts > ${SERVER_LOG}`,
      url: `${APP_ADDRESS}/readyz`,
      reuseExistingServer: false,
      // A first start writes a database, beside other tests.
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        MINGFA_DATA_DIR: DATA_FOLDER,
        PORT: String(APP_PORT),
        HOST: '127.0.0.1',
        DATABASE_URL: '',
        LOG_LEVEL: 'error',
        ...NO_LIMITS,
      },
    },
  ],
});
