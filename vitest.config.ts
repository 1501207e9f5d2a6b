import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ON_SERVER_ALONE, testsOnDatabase } from './apps/server/src/testing/tests-on-database.ts';

/** Files that take a minute or more: begun first, so that no core is idle while the last of them runs. */
const LONG =
  /(?:hostile-input|survive-kill|survive-lost-node|open-database|back-up|hostile-office-files|access-walk)\.test\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'content/src/**/*.test.ts'],
          // Recognising a page, or opening a file with LibreOffice, takes seconds.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          // On a database server, only what can differ there is run again.
          include: process.env.TEST_DATABASE_URL
            ? testsOnDatabase(import.meta.dirname)
            : ['apps/server/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...(process.env.TEST_DATABASE_URL ? [] : [ON_SERVER_ALONE])],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
        },
      },
    ],
  },
});
